//! The rules of Fugitive: the worked cases with their exact outcomes, whole games by random play, the count
//! of routes against counting them one by one, the manhunt against exhaustive search, and two worlds that
//! must look alike.

mod asked;
mod cases_end;
mod cases_events;
mod cases_run;
mod counting;
mod drawn;
mod dry;
mod edges;
mod edges_once;
mod ends;
mod fit;
mod highlights;
mod hindsight;
mod hints;
mod margins;
mod marks;
mod reading;
mod said;
mod secrets;
mod seers;
mod sound;
mod street;
mod strengths;
mod whole;
