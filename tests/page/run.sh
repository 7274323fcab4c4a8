#!/usr/bin/env bash
# Plays on the page in a headless Chromium: against the demo bot, which shows everything the page can draw, and a race against the
# real one. Screenshots go to $SHOTS, by default target/shots.
set -euo pipefail
project=$(cd "$(dirname "$0")/../.." && pwd)
export CHROMIUM=${CHROMIUM:-chromium}
if ! command -v "$CHROMIUM" > /dev/null; then
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends chromium fonts-noto-color-emoji > /dev/null
fi
cd "$project"
cargo build --quiet --locked --example demo_bot --bin sobremesa
built="${CARGO_TARGET_DIR:-$project/target}/debug"
shots="${SHOTS:-$project/target/shots}"
work=$(mktemp -d)
servers=()
trap 'kill "${servers[@]}" 2>/dev/null || true; rm -rf "$work"' EXIT

# Starts a program, and says at which address its page is.
serve() {
  local log="$work/$1.log"
  shift
  "$@" > "$log" 2>&1 &
  servers+=($!)
  url=
  for _ in $(seq 300); do
    url=$(grep -oE -m1 'http://[0-9.]+:[0-9]+/?' "$log" || true)
    [ -n "$url" ] && return
    sleep 0.1
  done
  echo "it did not start:" >&2
  cat "$log" >&2
  return 1
}

serve demo "$built/examples/demo_bot" 0
node tests/page/play.mjs "$url" "$shots"
serve race "$built/sobremesa" play --bind 127.0.0.1:0 --think 100 --folder "$work/races"
node tests/page/race.mjs "$url" "$shots"
