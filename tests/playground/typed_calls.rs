//! serenity's own types read everything that the playground answers.

use crate::common;
use crate::common::{Done, Table};
use poise::serenity_prelude as serenity;
use serde_json::json;
use serenity::{
    AutoArchiveDuration, ChannelId, ChannelType, CreateAttachment, CreateEmbed, CreateMessage, CreateThread,
    EditMessage, GetMessages, GuildId, HttpBuilder, MessageId, UserId,
};

#[tokio::test]
async fn every_call_of_the_bot_is_understood() -> Done {
    let t = Table::new().await?;
    let http = HttpBuilder::new(format!("Bot {}", t.playground.token()))
        .proxy(t.playground.api_url())
        .ratelimiter_disabled(true)
        .application_id(t.playground.application_id().0.into())
        .build();
    let (table, guild, ann) =
        (ChannelId::new(t.channel.0), GuildId::new(t.playground.guild_id().0), UserId::new(t.ann.id().0));
    assert!(http.get_current_user().await?.bot);
    assert_eq!(http.get_current_application_info().await?.id.get(), t.playground.application_id().0);
    assert_eq!(http.get_bot_gateway().await?.shards, 1);
    assert_eq!(http.get_user(ann).await?.name, "ann");
    assert_eq!(http.get_member(guild, ann).await?.user.id, ann);

    let embed = CreateEmbed::new().title("A card").description("with a picture").image("attachment://a.png");
    let picture = CreateAttachment::bytes(b"\x89PNG\r\n\x1a\n".to_vec(), "a.png");
    let new = CreateMessage::new().content("hello").embed(embed).add_file(picture);
    let mut sent = table.send_message(&http, new).await?;
    assert_eq!(sent.attachments[0].filename, "a.png");
    assert!(sent.embeds[0].image.as_ref().is_some_and(|i| i.url.contains("/attachments/")));
    sent.edit(&http, EditMessage::new().content("edited")).await?;
    assert!(sent.edited_timestamp.is_some());
    let reply =
        table.send_message(&http, CreateMessage::new().content("a reply").reference_message(&sent)).await?;
    assert_eq!(reply.referenced_message.map(|m| m.id), Some(sent.id));

    let v2 = json!({"flags": 1 << 15, "components": [{"type": 17, "components": [
        {"type": 12, "items": [{"media": {"url": "attachment://b.png"}}]},
        {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]}],
        "attachments": [{"id": 0, "filename": "b.png"}]});
    let file = || vec![CreateAttachment::bytes(b"\x89PNG\r\n\x1a\n".to_vec(), "b.png")];
    let board = http.send_message(table, file(), &v2).await?;
    let again = http.edit_message(table, board.id, &v2, file()).await?;
    assert_eq!(
        (again.id, again.attachments.len()),
        (board.id, 1),
        "the new picture takes the old one's place"
    );
    assert_ne!(again.attachments[0].id, board.attachments[0].id);
    let all = table.messages(&http, GetMessages::new().limit(10)).await?;
    assert_eq!(all.iter().map(|m| m.id).collect::<Vec<MessageId>>(), [board.id, reply.id, sent.id]);
    assert_eq!(table.message(&http, sent.id).await?.content, "edited");

    let new = CreateThread::new("a thread").auto_archive_duration(AutoArchiveDuration::ThreeDays);
    let thread = table.create_thread_from_message(&http, sent.id, new).await?;
    assert_eq!((thread.kind, thread.id.get()), (ChannelType::PublicThread, sent.id.get()));
    let private =
        table.create_thread(&http, CreateThread::new("hidden").kind(ChannelType::PrivateThread)).await?;
    private.id.say(&http, format!("<@{ann}>")).await?;
    for id in [table, thread.id, private.id] {
        assert_eq!(http.get_channel(id).await?.id(), id);
    }
    let dm = ann.create_dm_channel(&http).await?;
    assert_eq!(http.get_channel(dm.id).await?.private().map(|c| c.recipient.id), Some(ann));
    dm.id.say(&http, "psst").await?;
    table.broadcast_typing(&http).await?;
    table.delete_message(&http, sent.id).await?;
    assert!(table.message(&http, sent.id).await.is_err());

    let command = serenity::CreateCommand::new("go").description("Goes.").add_option(
        serenity::CreateCommandOption::new(serenity::CommandOptionType::Integer, "n", "A number")
            .min_int_value(1)
            .add_int_choice("one", 1),
    );
    assert_eq!(http.create_global_commands(&vec![command.clone()]).await?.len(), 1);
    assert_eq!(http.get_global_commands().await?[0].options[0].choices[0].name, "one");
    assert_eq!(guild.set_commands(&http, vec![command]).await?[0].guild_id, Some(guild));
    assert_eq!(guild.get_commands(&http).await?.len(), 1);
    t.check()
}

#[tokio::test]
async fn the_calls_of_an_interaction_are_understood() -> Done {
    let mut t = Table::new().await?;
    let http = HttpBuilder::new(format!("Bot {}", t.playground.token()))
        .proxy(t.playground.api_url())
        .ratelimiter_disabled(true)
        .application_id(t.playground.application_id().0.into())
        .build();
    t.puppet.register(common::puppet::go()).await?;
    let (event, act) = t.puppet.run(&t.ann, t.channel).await?;
    let interaction: serenity::CommandInteraction = serde_json::from_value(event)?;
    interaction.defer_ephemeral(&http).await?;
    act.await??;
    let edit = serenity::EditInteractionResponse::new().content("done");
    assert_eq!(interaction.edit_response(&http, edit).await?.content, "done");
    assert_eq!(interaction.get_response(&http).await?.content, "done");
    let more = serenity::CreateInteractionResponseFollowup::new().content("more");
    let follow_up = interaction.create_followup(&http, more).await?;
    let other = serenity::CreateInteractionResponseFollowup::new().content("other");
    assert_eq!(interaction.edit_followup(&http, follow_up.id, other).await?.content, "other");
    assert_eq!(interaction.get_followup(&http, follow_up.id).await?.content, "other");
    interaction.delete_followup(&http, follow_up.id).await?;
    interaction.delete_response(&http).await?;
    assert!(t.ann.sees(t.channel).is_empty());
    t.check()
}
