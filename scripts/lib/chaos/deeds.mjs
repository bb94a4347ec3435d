import { setTimeout as wait } from "node:timers/promises";

const backendsSql = `select pid from pg_stat_activity where usename = 'charabanc_app' and pid <> pg_backend_pid()
  order by random() limit 1`;

/** One in four with SIGKILL, upon which PostgreSQL throws everybody out and recovers; the others one by one. */
async function killBackends({ postgres }) {
  for (let i = 0; i < 16; i += 1) {
    const [backend] = await postgres.ask(backendsSql);
    if (backend && i % 4 === 3) process.kill(backend.pid, "SIGKILL");
    else if (backend) await postgres.ask("select pg_terminate_backend($1)", [backend.pid]);
    await wait(i % 4 === 3 ? 2_000 : 250);
  }
  return "16 backends, 4 of them with kill -9";
}

async function killPostgres({ postgres }) {
  for (let i = 0; i < 2; i += 1) {
    await postgres.kill();
    await wait(2_000);
    await postgres.start();
    await wait(3_000);
  }
  return "twice, gone for 2 s each time";
}

async function killServers({ servers }) {
  for (const server of servers) {
    await server.end("SIGKILL");
    await server.start();
    await wait(500);
  }
  return "each of two servers";
}

async function blackHole({ wire }) {
  wire.turn("hole");
  await wait(12_000);
  wire.turn("pass");
  return "12 s; what was open stays silent for good";
}

async function mailOutage({ post }) {
  post.turn("shut");
  await wait(10_000);
  post.turn("pass");
  return "10 s";
}

async function rolling({ servers }) {
  for (const server of servers) {
    await server.end("SIGTERM");
    await server.start();
  }
  return "each of two servers";
}

/** One of both servers lives in another time, the database and the other one do not. */
async function clockJump({ servers }) {
  const server = servers.find(({ setClock }) => setClock);
  if (!server) return null;
  for (const shift of ["+2h", "-2h", "+5m", "+0"]) {
    server.setClock(shift);
    await wait(5_000);
  }
  return "one server 2 h ahead, 2 h behind, 5 min ahead, and back";
}

/** Where the log does not fit any more PostgreSQL gives up; like its operator we start it once there is room. */
async function fullDisk({ disk, postgres }) {
  if (!disk) return null;
  disk.fill();
  await wait(10_000);
  disk.free();
  await wait(3_000);
  if (postgres.isUp()) return "10 s; PostgreSQL stayed up";
  await postgres.start();
  return "10 s; PostgreSQL gave up and was started again";
}

/** In the order in which they are done; null from one says that this machine cannot. */
export const deeds = {
  "backends killed": killBackends,
  "PostgreSQL killed": killPostgres,
  "servers killed": killServers,
  "black hole before the database": blackHole,
  "mail server gone": mailOutage,
  "servers stopped in turn (SIGTERM)": rolling,
  "clock jumps": clockJump,
  "disk full": fullDisk,
};
