"""Somebody else's client library, discord.py, against the playground: it logs in, registers a command and answers
a button. A person is played over the page's own interface. Exits with 0 and "1 passed, 0 failed" if all is well."""

import asyncio
import json
import os
import sys
import urllib.request

import discord
import yarl
from discord import app_commands

URL = os.environ["PLAYGROUND_URL"].rstrip("/")
TOKEN = os.environ["PLAYGROUND_TOKEN"]

discord.http.Route.BASE = f"{URL}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(URL.replace("http", "ws", 1) + "/gateway/")


class Press(discord.ui.View):
    @discord.ui.button(label="Press", style=discord.ButtonStyle.success)
    async def press(self, interaction: discord.Interaction, button: discord.ui.Button) -> None:
        await interaction.response.edit_message(content=f"{interaction.user.display_name} pressed", view=None)
        await interaction.followup.send("For your eyes", ephemeral=True)


class Board(discord.ui.LayoutView):
    box = discord.ui.Container(discord.ui.TextDisplay("## A board"), accent_colour=0x2E8B57)


discord.utils.setup_logging(level=30)
client = discord.Client(intents=discord.Intents(guilds=True))
tree = app_commands.CommandTree(client)


@tree.command(description="Says hello")
@app_commands.describe(name="Whom to greet")
async def hello(interaction: discord.Interaction, name: str) -> None:
    await interaction.response.send_message(f"Hello, {name}", view=Press())


@tree.command(description="Takes its time")
async def slow(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    await interaction.edit_original_response(content="Done")


@tree.command(description="Shows a board")
async def board(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=Board())


def play(path: str, body: dict | None = None):
    """One request to the page's interface."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{URL}/play{path}", data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as response:
        return json.load(response)


async def act(path: str, body: dict | None = None):
    return await asyncio.to_thread(play, path, body)


async def scenario() -> None:
    await client.wait_until_ready()
    await tree.sync()
    guild = client.guilds[0]
    channel = str(guild.text_channels[0].id)
    run = {"as": "ann", "channel": channel}
    ran = await act("/command", run | {"command": "hello", "options": {"name": "world"}})
    assert ran["outcome"] == "answered", ran
    seen = await act(f"/channels/{channel}/messages?as=bob")
    assert seen[-1]["content"] == "Hello, world", seen
    button = seen[-1]["components"][0]["components"][0]["custom_id"]
    pressed = await act("/press", {"as": "bob", "message": seen[-1]["id"], "custom_id": button})
    assert pressed["outcome"] == "updated", pressed
    await asyncio.sleep(0.3)
    seen = await act(f"/channels/{channel}/messages?as=bob")
    assert [m["content"] for m in seen] == ["Bob pressed", "For your eyes"], seen
    assert len(await act(f"/channels/{channel}/messages?as=ann")) == 1
    assert (await act("/command", run | {"command": "slow"}))["outcome"] in ("thinking", "answered")
    assert (await act("/command", run | {"command": "board"}))["outcome"] == "answered"
    seen = await act(f"/channels/{channel}/messages?as=ann")
    assert seen[-1]["components"][0]["components"][0]["content"] == "## A board", seen
    sent = await guild.text_channels[0].send("By hand", file=discord.File(__file__, "script.txt"))
    await sent.edit(content="By hand, edited")
    await sent.delete()
    assert (await guild.fetch_member(int((await act("/people"))[0]["id"]))).name == "ann"


async def main() -> int:
    connection = asyncio.create_task(client.start(TOKEN))
    try:
        done, _ = await asyncio.wait(
            {connection, play_through := asyncio.create_task(scenario())}, timeout=40, return_when="FIRST_COMPLETED"
        )
        if play_through not in done:
            raise RuntimeError(f"the bot ended or hung: {done}")
        play_through.result()
    finally:
        await client.close()
    print("1 passed, 0 failed")
    return 0


# `discord.Client` needs a loop of its own, so nothing runs before this.
sys.exit(asyncio.run(main()))
