import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runCli } from "../commands.mjs";
import { buildDir, root } from "../paths.mjs";
import { freePort } from "../ports.mjs";
import { onClose } from "../processes.mjs";
import { step } from "../progress.mjs";
import { makeRoles, openNode, startEtcd, until } from "./database.mjs";
import { filledIn, launch } from "./programs.mjs";
import { layWire } from "./wire.mjs";

const secret = "Zm7Q2vXr9KtB4sLw8NdHy3PcJ6gTfEa1";

async function choosePorts() {
  const names = ["etcd", "etcdPeer", "market", "leader", "standby", "pooler", "redis"];
  const node = ["sql", "sqlInside", "rest", "restInside", "etcd"];
  const server = ["web", "webInside", "pooler", "leader", "standby", "redis"];
  const some = async (wanted) => {
    const chosen = {};
    for (const name of wanted) chosen[name] = await freePort();
    return chosen;
  };
  return {
    ...(await some(names)),
    db1: await some(node),
    db2: await some(node),
    web1: await some(server),
    web2: await some(server),
  };
}

function settingsOf(ports, ways, own, password) {
  const at = (port) => `postgresql://charabanc_app:${password}@127.0.0.1:${port}/charabanc`;
  return {
    NODE_ENV: "production",
    PORT: String(own),
    HOST: "127.0.0.1",
    APP_URL: `http://127.0.0.1:${ports.market}`,
    NEXTAUTH_SECRET: secret,
    DATABASE_URL: at(ways.pooler),
    DATABASE_DIRECT_URL: at(ways.leader),
    DATABASE_REPLICA_URL: at(ways.standby),
    REDIS_URL: `redis://127.0.0.1:${ways.redis}`,
    WORKER: "separate",
    TRUST_PROXY: "true",
    TRUSTED_PROXIES: "127.0.0.1",
    STOP_GRACE_MS: "2000",
    READS_PER_MINUTE: "1000000",
    LOG_LEVEL: "info",
  };
}

/** A server behind its own five cables: the balancer's to it, and its own to what it needs. */
async function openServer(directory, name, ports, { password, dataDir }) {
  const own = ports[name];
  const targets = { web: own.webInside, pooler: ports.pooler, leader: ports.leader, standby: ports.standby };
  const wires = [];
  for (const [way, target] of Object.entries({ ...targets, redis: ports.redis })) {
    wires.push(await layWire(own[way], target));
  }
  for (const wire of wires) onClose(async () => wire.close());
  const env = { ...settingsOf(ports, own, own.webInside, password), DATA_DIR: dataDir };
  const url = `http://127.0.0.1:${own.webInside}`;
  const ready = () => fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(1_000) }).then(({ ok }) => ok);
  const begin = () =>
    launch(directory, name, process.execPath, [path.join(buildDir, "server.mjs")], { env, cwd: root });
  let program;
  const start = async () => {
    program = begin();
    // As systemd does with `Restart=always`.
    const again = () => {
      if (!program.isOn()) program = begin();
      return ready();
    };
    await until(`${name} is ready`, again, 120_000);
  };
  return {
    name,
    url,
    pid: () => program.child.pid,
    start,
    stop: () => program.stop(),
    cut: () => wires.map((wire) => wire.cut()),
    mend: () => wires.map((wire) => wire.mend()),
  };
}

function startBalancer(directory, ports) {
  const at = (port) => `127.0.0.1:${port}`;
  const env = {
    MARKET: at(ports.market),
    MARKET_PROTOCOL: "http",
    WEB_1: at(ports.web1.web),
    WEB_2: at(ports.web2.web),
    LEADER: at(ports.leader),
    STANDBY: at(ports.standby),
    DB_1: at(ports.db1.sql),
    DB_2: at(ports.db2.sql),
    DB_1_CHECK: String(ports.db1.rest),
    DB_2_CHECK: String(ports.db2.rest),
  };
  return launch(directory, "haproxy", "haproxy", ["-db", "-f", path.join(root, "deploy/haproxy.cfg")], { env });
}

function startPooler(directory, ports, password) {
  const auth = path.join(directory, "userlist.txt");
  fs.writeFileSync(auth, `"charabanc_app" "${password}"\n`, { mode: 0o644 });
  const values = { LEADER_HOST: "127.0.0.1", LEADER_PORT: ports.leader, POOLER_HOST: "127.0.0.1" };
  const file = filledIn("pgbouncer.ini", { ...values, POOLER_PORT: ports.pooler, AUTH_FILE: auth }, directory);
  return launch(directory, "pgbouncer", "pgbouncer", [file], { asPostgres: true });
}

const startRedis = (directory, ports) => {
  const file = path.join(root, "deploy/redis.conf");
  return launch(directory, "redis", "redis-server", [file, "--bind", "127.0.0.1", "--port", String(ports.redis)]);
};

async function fill(ports, roles, dataDir) {
  const env = { ...process.env, ...settingsOf(ports, ports, 0, roles.password), DATA_DIR: dataDir, LOG_LEVEL: "warn" };
  const direct = { DATABASE_URL: roles.application, MIGRATION_DATABASE_URL: roles.owner };
  await runCli("migrate", [], { ...env, ...direct }, { quiet: true });
  await runCli("seed", ["--demo"], { ...env, ...direct }, { quiet: true });
}

/** The whole market on loopback, by the files of deploy/. */
export async function openMarket() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "charabanc-cluster-"));
  fs.chmodSync(directory, 0o755);
  onClose(async () => fs.rmSync(directory, { recursive: true, force: true }));
  const dataDir = path.join(directory, "files");
  fs.mkdirSync(dataDir);
  const ports = await choosePorts();
  startEtcd(directory, ports);
  const nodes = [await openNode(directory, "db1", ports)];
  await step("database: the first node", () => until("db1 leads", nodes[0].leads, 120_000));
  nodes.push(await openNode(directory, "db2", ports));
  await step("database: the second keeps up", () => until("db2 is synchronous", nodes[1].keepsUp, 120_000));
  startBalancer(directory, ports);
  const roles = await makeRoles(ports.leader);
  startPooler(directory, ports, roles.password);
  let redis = startRedis(directory, ports);
  await step("tables and demo data", () => fill(ports, roles, dataDir));
  const shared = { password: roles.password, dataDir };
  const servers = [
    await openServer(directory, "web1", ports, shared),
    await openServer(directory, "web2", ports, shared),
  ];
  for (const server of servers) await step(`server ${server.name}`, server.start);
  const env = { ...settingsOf(ports, ports, 0, roles.password), DATA_DIR: dataDir };
  launch(directory, "worker", process.execPath, [path.join(buildDir, "worker.mjs")], { env, cwd: root });
  const at = (role, port) => `postgresql://${role}:${roles.password}@127.0.0.1:${port}/charabanc`;
  return {
    directory,
    url: `http://127.0.0.1:${ports.market}`,
    pooler: at("charabanc_app", ports.pooler),
    direct: at("postgres", ports.leader),
    secret,
    nodes,
    servers,
    redis: {
      kill: () => redis.kill(),
      pause: (on) => process.kill(redis.child.pid, on ? "SIGSTOP" : "SIGCONT"),
      revive: () => {
        redis = startRedis(directory, ports);
      },
    },
  };
}
