//! A throw-away PostgreSQL server for tests and benchmarks: made by the first who needs it, gone with the
//! process, however that ends. Where no server is installed, whoever needs one fails and says what to
//! install.

#![allow(clippy::unwrap_used, reason = "a test that cannot have its server fails")]
#![allow(dead_code, reason = "not everybody who has this module uses all of it")]

use std::os::unix::fs::{DirBuilderExt, MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Data here may be lost with the power, so nobody waits for a disk.
const OPTIONS: &str = "-c listen_addresses='' -c fsync=off -c full_page_writes=off \
     -c max_connections=300 -c logging_collector=off";

/// Waits for the process that started it to end, then ends the server and takes its folder away.
const KEEPER: &str = r#"
    cat >/dev/null
    if server=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null); then
        kill -QUIT "$server"
        while kill -0 "$server" 2>/dev/null; do sleep 0.05; done
    fi
    rm -rf "$1"
"#;

static COUNT: AtomicU32 = AtomicU32::new(1);

/// A server of our own. It listens on a socket in its folder and nowhere else.
#[derive(Debug)]
pub struct Server {
    bin: PathBuf,
    folder: PathBuf,
    /// As whom it runs: it refuses to run as root.
    user: Option<(u32, u32)>,
    keeper: Child,
}

impl Server {
    /// The server that all tests of a process share, each in a database of its own.
    pub fn shared() -> &'static Server {
        static SHARED: OnceLock<Server> = OnceLock::new();
        SHARED.get_or_init(Server::new)
    }

    /// A server for somebody who wants to stop it.
    pub fn new() -> Server {
        let Some(bin) = binaries() else {
            panic!("There is no PostgreSQL server to test against. Install it: apt-get install postgresql");
        };
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("sobremesa-{}-{number}", std::process::id()));
        std::fs::DirBuilder::new().mode(0o700).create(&folder).unwrap();
        // In a process group of its own, so that Ctrl-C leaves it to its work.
        let keeper = Command::new("sh")
            .args(["-c", KEEPER, "keeper"])
            .arg(&folder)
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let user = (std::fs::metadata(&folder).unwrap().uid() == 0).then(|| (id("-u"), id("-g")));
        if let Some((uid, gid)) = user {
            chown(&folder, Some(uid), Some(gid)).unwrap();
        }
        let server = Server { bin, folder, user, keeper };
        let data = server.folder.join("data");
        server.run("initdb", |initdb| {
            initdb
                .args(["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"])
                .arg(&data)
        });
        // Whoever is called "locked" needs a password.
        std::fs::write(data.join("pg_hba.conf"), "local all locked scram-sha-256\nlocal all all trust\n")
            .unwrap();
        server.start();
        server
    }

    /// Starts the server, after a [`Server::stop`].
    pub fn start(&self) {
        self.run("pg_ctl", |pg_ctl| {
            let options = format!("{OPTIONS} -c unix_socket_directories='{}'", self.folder.display());
            pg_ctl.arg("-D").arg(self.folder.join("data")).arg("-w").arg("-l").arg(self.folder.join("log"));
            pg_ctl.arg("-o").arg(options).arg("start")
        });
    }

    /// Stops the server at once, like a machine that falls over.
    pub fn stop(&self) {
        self.run("pg_ctl", |pg_ctl| {
            pg_ctl.arg("-D").arg(self.folder.join("data")).args(["-w", "-m", "immediate", "stop"])
        });
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        let name = format!("test_{}", COUNT.fetch_add(1, Ordering::Relaxed));
        self.psql("postgres", &format!("create database {name}"));
        self.url("postgres", &name)
    }

    /// The address of a database for a user.
    pub fn url(&self, user: &str, database: &str) -> String {
        format!("postgres://{user}@localhost/{database}?host={}", self.folder.display())
    }

    /// Does something in a database, given by its name or its address, and returns what comes out.
    pub fn psql(&self, database: &str, sql: &str) -> String {
        self.run("psql", |psql| {
            psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", "postgres", "-h"])
                .arg(&self.folder);
            psql.args(["-c", sql, "-d", database])
        })
    }

    fn run(&self, program: &str, arguments: impl FnOnce(&mut Command) -> &mut Command) -> String {
        let mut command = Command::new(self.bin.join(program));
        command.current_dir(&self.folder).stdin(Stdio::null());
        if let Some((uid, gid)) = self.user {
            command.uid(uid).gid(gid);
        }
        // Not into a pipe of ours: the server would inherit it, and the pipe never end.
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let output = std::env::temp_dir().join(format!("sobremesa-{}-{number}.out", std::process::id()));
        let file = std::fs::File::create_new(&output).unwrap();
        command.stdout(file.try_clone().unwrap()).stderr(file);
        let status = arguments(&mut command).status().unwrap();
        let said = std::fs::read_to_string(&output).unwrap();
        std::fs::remove_file(&output).unwrap();
        assert!(status.success(), "{program} failed: {said}");
        said
    }
}

impl Drop for Server {
    /// Not for the shared one, which nobody drops: its keeper notices the end of the process.
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// Where the programs of the newest server are.
fn binaries() -> Option<PathBuf> {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<(u32, PathBuf)> = debian
        .filter_map(|version| Some((version.file_name().to_str()?.parse().ok()?, version.path().join("bin"))))
        .collect();
    found.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let whole = |bin: &Path| {
        ["initdb", "pg_ctl", "postgres", "psql"].iter().all(|program| bin.join(program).exists())
    };
    found.into_iter().rev().map(|(_, bin)| bin).chain(on_path).find(|bin| whole(bin))
}

/// A number of the user whom nothing belongs to.
fn id(which: &str) -> u32 {
    let output = Command::new("id").args([which, "nobody"]).output().unwrap();
    String::from_utf8(output.stdout).unwrap().trim().parse().unwrap()
}
