import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { bundle } from "../bundle.mjs";
import { buildDir, root } from "../paths.mjs";
import { freePort } from "../ports.mjs";
import { onClose, run } from "../processes.mjs";
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
    ...ports.files,
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
  const toRedis = wires.at(-1);
  for (const wire of wires) onClose(async () => wire.close());
  // Each machine its own: what both serve is on S3.
  const env = { ...settingsOf(ports, own, own.webInside, password), DATA_DIR: path.join(dataDir, name) };
  fs.mkdirSync(env.DATA_DIR);
  const url = `http://127.0.0.1:${own.webInside}`;
  const ready = () => fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(1_000) }).then(({ ok }) => ok);
  let [program, folder] = [null, root];
  const begin = () =>
    launch(directory, name, process.execPath, [path.join(folder, ".build/server.mjs")], { env, cwd: folder });
  /** The release that lies in a folder; the one it had last where none is named. */
  const start = async (release = folder) => {
    folder = release;
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
    begin: () => {
      program = begin();
    },
    ready,
    log: () => fs.readFileSync(path.join(directory, `${name}.log`), "utf8"),
    stop: () => program.stop(),
    slowRedis: (ms) => toRedis.slow(ms),
    mendRedis: () => toRedis.mend(),
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

/** A command of a release (scripts/cli), by its own programs. */
function runCommand(release, name, args, env) {
  const given = [name, args].map((one) => JSON.stringify(one)).join(", ");
  const text = `import { runCli } from "./scripts/lib/commands.mjs"; await runCli(${given}, process.env, { quiet: true }); process.exit(0)`;
  return run(process.execPath, ["--input-type=module", "-e", text], { cwd: release, env });
}

function commandsOf(ports, roles, dataDir) {
  const env = { ...process.env, ...settingsOf(ports, ports, 0, roles.password), DATA_DIR: dataDir, LOG_LEVEL: "warn" };
  const direct = { ...env, DATABASE_URL: roles.application, MIGRATION_DATABASE_URL: roles.owner };
  return {
    migrate: (release) => runCommand(release, "migrate", [], direct),
    fill: (release) => runCommand(release, "seed", ["--demo"], direct),
  };
}

/** What speaks S3 and checks each signature (tests/s3-server.ts), and the settings that lead to it. */
async function openStore() {
  const { s3 } = await bundle({ s3: "tests/s3-server.ts" }, { outdir: path.join(buildDir, "cluster") });
  const { startS3, s3Credentials } = await import(s3);
  const store = await startS3();
  onClose(async () => void store.close());
  const { accessKeyId, secretAccessKey } = s3Credentials;
  const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  return { store, settings: { S3_ENDPOINT: store.endpoint, S3_BUCKET: "market", ...keys } };
}

/** The whole market on loopback, by the files of deploy/, with the programs and tables of a release. */
export async function openMarket(release = root) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "charabanc-cluster-"));
  fs.chmodSync(directory, 0o755);
  onClose(async () => fs.rmSync(directory, { recursive: true, force: true }));
  const dataDir = path.join(directory, "files");
  fs.mkdirSync(dataDir);
  const files = await openStore();
  const ports = { ...(await choosePorts()), files: files.settings };
  startEtcd(directory, ports);
  const nodes = [await openNode(directory, "db1", ports)];
  await step("database: the first node", () => until("db1 leads", nodes[0].leads, 120_000));
  nodes.push(await openNode(directory, "db2", ports));
  await step("database: the second keeps up", () => until("db2 is synchronous", nodes[1].keepsUp, 120_000));
  startBalancer(directory, ports);
  const roles = await makeRoles(ports.leader);
  startPooler(directory, ports, roles.password);
  let redis = startRedis(directory, ports);
  const commands = commandsOf(ports, roles, dataDir);
  await step("tables and demo data", () => commands.migrate(release).then(() => commands.fill(release)));
  const shared = { password: roles.password, dataDir };
  const servers = [
    await openServer(directory, "web1", ports, shared),
    await openServer(directory, "web2", ports, shared),
  ];
  for (const server of servers) await step(`server ${server.name}`, () => server.start(release));
  const env = { ...settingsOf(ports, ports, 0, roles.password), DATA_DIR: dataDir };
  const startWorker = (from) =>
    launch(directory, "worker", process.execPath, [path.join(from, ".build/worker.mjs")], { env, cwd: from });
  let worker = startWorker(release);
  const at = (role, port) => `postgresql://${role}:${roles.password}@127.0.0.1:${port}/charabanc`;
  return {
    directory,
    url: `http://127.0.0.1:${ports.market}`,
    pooler: at("charabanc_app", ports.pooler),
    direct: at("postgres", ports.leader),
    secret,
    nodes,
    servers,
    dataDir,
    files: files.store.kept,
    migrate: commands.migrate,
    renewWorker: async (from) => {
      await worker.stop();
      worker = startWorker(from);
    },
    redis: {
      kill: () => redis.kill(),
      pause: (on) => process.kill(redis.child.pid, on ? "SIGSTOP" : "SIGCONT"),
      revive: () => {
        redis = startRedis(directory, ports);
      },
    },
  };
}
