//! A playground without a bot, for bots in other languages: prints its address and the bot's token.

use sobremesa::playground::{Config, Playground, Rates};

#[tokio::main]
async fn main() -> std::io::Result<()> {
    tracing_subscriber::fmt().with_env_filter("warn").with_writer(std::io::stderr).init();
    let playground = Playground::start(Config { rates: Rates::Unlimited, ..Config::default() }).await?;
    println!("{} {}", playground.api_url(), playground.token());
    std::future::pending().await
}
