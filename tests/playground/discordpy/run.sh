#!/usr/bin/env bash
# Lets discord.py, an independent client library, talk to the playground.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../../.." && pwd)
venv=${DISCORDPY_VENV:-$project/target/discordpy}
if ! "$venv/bin/python" -c 'import discord' 2>/dev/null; then
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet --disable-pip-version-check -r "$here/requirements.txt"
fi
cd "$project"
cargo build --quiet --example bare_playground
log=$(mktemp)
"${CARGO_TARGET_DIR:-$project/target}/debug/examples/bare_playground" > "$log" &
server=$!
trap 'kill "$server" 2>/dev/null || true; rm -f "$log"' EXIT
for _ in $(seq 100); do
  [ -s "$log" ] && break
  sleep 0.1
done
read -r PLAYGROUND_URL PLAYGROUND_TOKEN < "$log"
export PLAYGROUND_URL PLAYGROUND_TOKEN
"$venv/bin/python" "$here/bot.py"
