//! The page's own small interface, with which a script can play as well; `page/API.md` describes it.

use super::act::{Outcome, Refused};
use super::events;
use super::options::Given;
use crate::playground::faults::Plan;
use crate::playground::gateway::Trouble;
use crate::playground::id::Id;
use crate::playground::people::{Dms, Locale};
use crate::playground::rest::said;
use crate::playground::wire::modal::Filled;
use crate::playground::world::{News, Shared};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, patch, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Map, Value, json};

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let body = json!({"reason": self.reason, "about": self.about});
        (StatusCode::UNPROCESSABLE_ENTITY, Json(body)).into_response()
    }
}

type Told = Result<Json<Value>, Refused>;

/// The routes under `/play`.
pub(crate) fn router() -> Router<Shared> {
    Router::new()
        .route("/people", get(people).post(add_person))
        .route("/people/{who}", patch(change_person))
        .route("/state", get(state))
        .route("/channels/{channel}/messages", get(messages))
        .route("/events", get(stream))
        .route("/read", post(read))
        .route("/say", post(say))
        .route("/dm", post(open_dm))
        .route("/command", post(command))
        .route("/autocomplete", post(autocomplete))
        .route("/press", post(press))
        .route("/select", post(select))
        .route("/modal", post(modal))
        .route("/dismiss", post(dismiss))
        .route("/faults", get(faults).post(set_faults))
}

#[derive(Deserialize)]
struct As {
    #[serde(rename = "as")]
    who: String,
}

fn who(shared: &Shared, name: &str) -> Result<Id, Refused> {
    shared.look(|world| world.find_person(name)).ok_or_else(|| Refused::new("no_such_person", name))
}

async fn people(State(shared): State<Shared>) -> Json<Value> {
    Json(shared.look(|world| world.people_json()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewPerson {
    name: String,
    locale: Option<Locale>,
}

async fn add_person(State(shared): State<Shared>, Json(new): Json<NewPerson>) -> Told {
    let locale = new.locale.unwrap_or(Locale::English);
    let id = shared.change(|world| world.add_person(&new.name, locale));
    let id = id.ok_or_else(|| Refused::new("name_taken", new.name))?;
    Ok(Json(json!({"id": id})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PersonChange {
    locale: Option<Locale>,
    dms: Option<Dms>,
}

async fn change_person(
    State(shared): State<Shared>,
    Path(name): Path<String>,
    Json(change): Json<PersonChange>,
) -> Told {
    let id = who(&shared, &name)?;
    shared.change(|world| {
        if let Some(person) = world.people.iter_mut().find(|p| p.id == id) {
            person.locale = change.locale.unwrap_or(person.locale);
            person.dms = change.dms.unwrap_or(person.dms);
        }
        world.tell(News::Places);
    });
    Ok(Json(json!({})))
}

async fn state(State(shared): State<Shared>, Query(As { who: name }): Query<As>) -> Told {
    let id = who(&shared, &name)?;
    Ok(Json(shared.look(|world| world.state_json(id))))
}

async fn messages(
    State(shared): State<Shared>,
    Path(channel): Path<String>,
    Query(As { who: name }): Query<As>,
) -> Told {
    let (id, channel) = (who(&shared, &name)?, channel.parse().unwrap_or(Id(0)));
    Ok(Json(json!(shared.look(|world| world.messages_json(id, channel)))))
}

async fn stream(
    State(shared): State<Shared>,
    Query(As { who: name }): Query<As>,
) -> Result<Response, Refused> {
    let id = who(&shared, &name)?;
    Ok(events::stream(shared, id).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct InChannel {
    #[serde(rename = "as")]
    who: String,
    channel: Id,
}

async fn read(State(shared): State<Shared>, Json(body): Json<InChannel>) -> Told {
    let id = who(&shared, &body.who)?;
    shared.change(|world| world.mark_read(id, body.channel));
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Say {
    #[serde(rename = "as")]
    who: String,
    channel: Id,
    text: String,
}

async fn say(State(shared): State<Shared>, Json(body): Json<Say>) -> Told {
    let id = who(&shared, &body.who)?;
    let message = shared.change(|world| said(world, body.channel, id, &body.text))?;
    Ok(Json(json!({"message": message})))
}

async fn open_dm(State(shared): State<Shared>, Json(body): Json<As>) -> Told {
    let id = who(&shared, &body.who)?;
    Ok(Json(json!({"channel": shared.change(|world| world.dm_with(id))})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Command {
    #[serde(rename = "as")]
    who: String,
    channel: Id,
    command: String,
    #[serde(default)]
    options: Map<String, Value>,
    focused: Option<String>,
}

async fn command(State(shared): State<Shared>, Json(body): Json<Command>) -> Told {
    let id = who(&shared, &body.who)?;
    let given: Given = body.options.into_iter().collect();
    outcome(shared.run(id, body.channel, &body.command, &given).await)
}

async fn autocomplete(State(shared): State<Shared>, Json(body): Json<Command>) -> Told {
    let id = who(&shared, &body.who)?;
    let given: Given = body.options.into_iter().collect();
    let focused = body.focused.unwrap_or_default();
    outcome(shared.suggest(id, body.channel, (&body.command, &given), &focused).await)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Press {
    #[serde(rename = "as")]
    who: String,
    message: Id,
    custom_id: String,
    values: Option<Vec<String>>,
}

async fn press(State(shared): State<Shared>, Json(body): Json<Press>) -> Told {
    let id = who(&shared, &body.who)?;
    outcome(shared.press(id, body.message, &body.custom_id, None).await)
}

async fn select(State(shared): State<Shared>, Json(body): Json<Press>) -> Told {
    let id = who(&shared, &body.who)?;
    let values = body.values.unwrap_or_default();
    outcome(shared.press(id, body.message, &body.custom_id, Some(&values)).await)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Modal {
    #[serde(rename = "as")]
    who: String,
    form: Id,
    values: Filled,
}

async fn modal(State(shared): State<Shared>, Json(body): Json<Modal>) -> Told {
    let id = who(&shared, &body.who)?;
    outcome(shared.submit(id, body.form, &body.values).await)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dismiss {
    #[serde(rename = "as")]
    who: String,
    message: Id,
}

async fn dismiss(State(shared): State<Shared>, Json(body): Json<Dismiss>) -> Told {
    let id = who(&shared, &body.who)?;
    if shared.change(|world| world.dismiss(id, body.message)) {
        return Ok(Json(json!({})));
    }
    Err(Refused::new("no_such_message", body.message.to_string()))
}

fn outcome(result: Result<Outcome, Refused>) -> Told {
    Ok(Json(match result? {
        Outcome::Answered(id) => json!({"outcome": "answered", "message": id}),
        Outcome::Thinking(id) => json!({"outcome": "thinking", "message": id}),
        Outcome::Updated | Outcome::Noted => json!({"outcome": "updated"}),
        Outcome::Choices(list) => json!({"outcome": "choices", "choices": list}),
        Outcome::Form(form) => json!({"outcome": "form", "id": form.id, "form": form.shown}),
        Outcome::Failed => json!({"outcome": "failed"}),
    }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetFaults {
    plans: Option<Vec<Plan>>,
    gateway: Option<String>,
    skip_ms: Option<u64>,
}

async fn faults(State(shared): State<Shared>) -> Json<Value> {
    Json(json!({"plans": shared.look(|world| world.faults.plans.clone())}))
}

async fn set_faults(State(shared): State<Shared>, Json(body): Json<SetFaults>) -> Told {
    let trouble = match body.gateway.as_deref() {
        Some("cut") => Some(Trouble::Cut),
        Some("reconnect") => Some(Trouble::Reconnect),
        Some("invalidate") => Some(Trouble::Invalidate),
        Some(other) => return Err(Refused::new("no_such_trouble", other)),
        None => None,
    };
    shared.change(|world| {
        if let Some(plans) = body.plans {
            world.faults.plans = plans;
        }
        if let Some(trouble) = trouble {
            world.trouble(trouble);
        }
        world.clock.skip(std::time::Duration::from_millis(body.skip_ms.unwrap_or(0)));
        world.tell(News::Places);
    });
    Ok(Json(json!({})))
}
