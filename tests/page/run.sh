#!/usr/bin/env bash
# Plays on the page in a headless Chromium: against the demo bot, which shows everything the page can draw, and a race against the
# real one. Screenshots go to $SHOTS, by default target/shots.
set -euo pipefail
cd "$(dirname "$0")/../.."
source tests/page/serve
cargo build --quiet --locked --example demo_bot --bin sobremesa

serve demo "$built/examples/demo_bot" 0
node tests/page/play.mjs "$url" "$shots"
serve race "$built/sobremesa" play --bind 127.0.0.1:0 --think 100 --seed 3 --folder "$work/races"
node tests/page/race.mjs "$url" "$shots"
