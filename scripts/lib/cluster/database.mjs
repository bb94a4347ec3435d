import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fromRoot } from "../paths.mjs";
import { postgresAccount } from "../postgres-programs.mjs";
import { connect } from "../postgres-session.mjs";
import { onClose } from "../processes.mjs";
import { launch } from "./programs.mjs";
import { layWire } from "./wire.mjs";

const password = "cluster";

export async function until(what, isDone, patience = 60_000) {
  for (const end = performance.now() + patience; performance.now() < end; await wait(50)) {
    if (await Promise.resolve(isDone()).catch(() => false)) return;
  }
  throw new Error(`not within ${patience / 1_000} s: ${what}`);
}

/** Patroni's word for a node: 200 where it leads. */
const says = (port, role) =>
  fetch(`http://127.0.0.1:${port}/${role}`, { signal: AbortSignal.timeout(1_000) }).then(({ ok }) => ok);

/** Where the agreement on who leads is kept. */
export function startEtcd(directory, ports) {
  const data = path.join(directory, "etcd");
  const [client, peer] = [`http://127.0.0.1:${ports.etcd}`, `http://127.0.0.1:${ports.etcdPeer}`];
  const args = ["--name", "one", "--data-dir", data, "--listen-client-urls", client, "--advertise-client-urls", client];
  args.push("--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer, "--initial-cluster", `one=${peer}`);
  return launch(directory, "etcd", "etcd", [...args, "--log-level", "warn"]);
}

/** The database of a directory and all its helpers; they outlive their keeper. */
function postgresOf(data) {
  const [pid] = fs.readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n");
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return [pid, ...children].filter(Boolean).map(Number);
}

/** A node behind its own three cables: the others reach it, and it reaches the agreement, by them alone. */
export async function openNode(directory, name, ports) {
  const own = ports[name];
  const home = path.join(directory, name);
  fs.mkdirSync(home, { mode: 0o700 });
  const account = postgresAccount();
  if (account) fs.chownSync(home, account.uid, account.gid);
  const wires = [
    await layWire(own.sql, own.sqlInside),
    await layWire(own.rest, own.restInside),
    await layWire(own.etcd, ports.etcd),
  ];
  for (const wire of wires) onClose(async () => wire.close());
  const env = {
    PATRONI_NAME: name,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${own.restInside}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${own.rest}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${own.sqlInside}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${own.sql}`,
    PATRONI_POSTGRESQL_DATA_DIR: path.join(home, "data"),
    PATRONI_POSTGRESQL_PGPASS: path.join(home, "pgpass"),
    PATRONI_ETCD3_HOSTS: `127.0.0.1:${own.etcd}`,
    // By this cable alone: the addresses that etcd tells of itself lead past it.
    PATRONI_ETCD3_USE_PROXIES: "true",
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_PASSWORD: password,
  };
  const begin = () => launch(directory, name, "patroni", [fromRoot("deploy/patroni.yml")], { env, asPostgres: true });
  let program = begin();
  return {
    name,
    leads: () => says(own.restInside, "primary"),
    keepsUp: () => says(own.restInside, "sync"),
    cut: () => wires.map((wire) => wire.cut()),
    mend: () => wires.map((wire) => wire.mend()),
    /** As the superuser, past the balancer. */
    ask: async (text) => {
      const client = await connect(`postgresql://postgres:${password}@127.0.0.1:${own.sqlInside}/charabanc`, patience);
      return client
        .query(text)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    },
    /**
     * It shows what it has so much later ('30s'; null: at once). By a file that Patroni leaves alone: set by SQL it is reset,
     * and a paused replay resumed, with Patroni's next look.
     */
    async showLater(delay) {
      const file = path.join(home, "data/postgresql.base.conf");
      const rest = fs.readFileSync(file, "utf8").replace(/^recovery_min_apply_delay.*\n/m, "");
      fs.writeFileSync(file, delay ? `recovery_min_apply_delay = '${delay}'\n${rest}` : rest);
      await this.ask("select pg_reload_conf()");
    },
    kill: () => {
      const all = postgresOf(path.join(home, "data"));
      program.kill();
      for (const pid of all) process.kill(pid, "SIGKILL");
    },
    revive: () => {
      program = begin();
    },
  };
}

/** Milliseconds. */
const patience = { connectionTimeoutMillis: 3_000, query_timeout: 60_000 };

/** The two roles of docs/operations.md. Returns their addresses by the balancer. */
export async function makeRoles(port) {
  const at = (role, name) => `postgresql://${role}:${password}@127.0.0.1:${port}/${name}`;
  // Before its first looks the balancer takes both for the leader, in turns.
  let inARow = 0;
  const isLeader = async () => {
    const client = await connect(at("postgres", "postgres"), patience);
    const { rows } = await client.query("select not pg_is_in_recovery() as leads");
    await client.end();
    inARow = rows[0].leads ? inARow + 1 : 0;
    return inARow >= 10;
  };
  await until("a leader to take statements", isLeader);
  const client = await connect(at("postgres", "postgres"), patience);
  await client.query(`create role charabanc_owner login password '${password}'`);
  await client.query(`create role charabanc_app login password '${password}'`);
  await client.query("create database charabanc owner charabanc_owner");
  await client.end();
  return { owner: at("charabanc_owner", "charabanc"), application: at("charabanc_app", "charabanc"), password };
}
