# syntax=docker/dockerfile:1
# The bot in a small image: no root, nothing to write but /data, and a word on its health. `.ci/dockerfile` tries what is said here.

FROM rust:1.95-slim-bookworm AS build
# The newest of both is what the newest security fixes are in: they are not pinned.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends libssl-dev pkg-config \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build

# First what others wrote, with an empty program around it: this layer lasts until Cargo.lock changes. Cargo wants to see the file
# of every example and benchmark that Cargo.toml names, if only empty.
COPY Cargo.toml Cargo.lock build.rs ./
COPY .cargo .cargo
# hadolint ignore=SC2046
RUN mkdir -p src benches tests/playground \
    && touch src/lib.rs \
        $(sed -n 's/^path = "\(.*\)"$/\1/p' Cargo.toml) \
        $(sed -n '/^\[\[bench\]\]$/{n;s/^name = "\(.*\)"$/benches\/\1.rs/p}' Cargo.toml) \
    && echo 'fn main() {}' > src/main.rs \
    && cargo build --release --locked --bin sobremesa

# Then the program. Its files may be older than the empty ones, and cargo goes by their age.
COPY .sqlx .sqlx
COPY migrations migrations
COPY src src
RUN touch src/lib.rs src/main.rs \
    && cargo build --release --locked --bin sobremesa

FROM debian:bookworm-slim
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates libssl3 \
    && rm -rf /var/lib/apt/lists/* \
    && install -d -m 700 -o 10001 -g 10001 /data
COPY --from=build /build/target/release/sobremesa /usr/local/bin/sobremesa
COPY LICENSE-MIT LICENSE-APACHE /usr/share/doc/sobremesa/
COPY src/drawing/fonts/*.txt /usr/share/doc/sobremesa/fonts/
USER 10001:10001
# A config.toml is looked for here, and the SQLite file is kept here where there is no DATABASE_URL.
WORKDIR /data
VOLUME /data
ENV DATA_FOLDER=/data HEALTH_ADDRESS=127.0.0.1:8501
# Connecting takes seconds, and each shard five more; a gateway that reconnects is back within one interval.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["sobremesa", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["sobremesa"]
CMD ["run"]
