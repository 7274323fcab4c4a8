#!/usr/bin/env bash
# Plays on the page in a headless Chromium against the demo bot. Screenshots go to $SHOTS, by default target/shots.
set -euo pipefail
project=$(cd "$(dirname "$0")/../.." && pwd)
export CHROMIUM=${CHROMIUM:-chromium}
if ! command -v "$CHROMIUM" > /dev/null; then
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends chromium fonts-noto-color-emoji > /dev/null
fi
cd "$project"
cargo build --quiet --example demo_bot
log=$(mktemp)
"${CARGO_TARGET_DIR:-$project/target}/debug/examples/demo_bot" 0 > "$log" 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null || true; rm -f "$log"' EXIT
for _ in $(seq 200); do
  url=$(sed -n 's/^open //p' "$log")
  [ -n "$url" ] && break
  sleep 0.1
done
node tests/page/play.mjs "$url" "${SHOTS:-$project/target/shots}"
