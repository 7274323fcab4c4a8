//! A playground with the demo bot, to look at the page: `cargo run --example demo_bot [port]`.

#[path = "bot/mod.rs"]
mod bot;

use sobremesa::playground::{Config, Playground, Rates};

#[tokio::main]
async fn main() -> Result<(), bot::Error> {
    tracing_subscriber::fmt().with_env_filter("warn,cthulhu500=info").init();
    let port = std::env::args().nth(1).and_then(|p| p.parse().ok()).unwrap_or(8500);
    let bind = ([127, 0, 0, 1], port).into();
    let playground = Playground::start(Config { bind, rates: Rates::Unlimited, ..Config::default() }).await?;
    let _bot = bot::start(&playground).await?;
    println!("open {}", playground.url());
    std::future::pending().await
}
