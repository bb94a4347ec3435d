import { fork } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { buildIfChanged } from "../scripts/lib/build.mjs";
import { bundle } from "../scripts/lib/bundle.mjs";
import { generate } from "../scripts/lib/generate.mjs";
import { buildDir, fromRoot } from "../scripts/lib/paths.mjs";
import { freePort } from "../scripts/lib/ports.mjs";
import { onClose, stopChild } from "../scripts/lib/processes.mjs";
import { serve } from "../scripts/lib/serve.mjs";
import { commandEnv } from "../scripts/lib/settings.mjs";

/** Connections to the database on either side. */
const poolSize = 10;
/** Pages are asked for packed, as every browser does. */
export const asBrowser = { "accept-encoding": "br" };
/** Signs the sessions of this run; a database of the benchmark holds nobody. */
export const benchSecret = "made-up-and-long-enough-for-each-measurement";
const dataDir = fromRoot(".data/bench/front");

/** The built product; jobs are off, so that nothing but the requests is measured. */
export async function openFront(databaseUrl) {
  await generate();
  await buildIfChanged(commandEnv());
  fs.mkdirSync(dataDir, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child } = await serve({
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_MAX: String(poolSize),
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: "127.0.0.1",
    APP_URL: url,
    NEXTAUTH_URL: url,
    NEXTAUTH_SECRET: benchSecret,
    LOG_LEVEL: "error",
    READS_PER_MINUTE: "1000000",
    WORKER: "off",
    TRUST_PROXY: "true",
    TRUSTED_PROXIES: "127.0.0.1",
  });
  return { url, pid: child.pid };
}

/** An answer as it crosses the wire; fetch would unpack it. */
async function rawAnswer(address, headers) {
  const answer = await new Promise((resolve, reject) => http.get(address, { headers }, resolve).on("error", reject));
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode}`);
  return { headers: answer.headers, body: Buffer.concat(chunks) };
}

/** The reference serves what the product was seen to serve: same bytes, same headers, as a browser asks for it. */
async function keepPage(address, file) {
  const { headers, body } = await rawAnswer(address, asBrowser);
  for (const name of ["connection", "date", "keep-alive", "transfer-encoding"]) delete headers[name];
  fs.writeFileSync(`${file}.json`, JSON.stringify({ headers: { ...headers, "content-length": body.length } }));
  fs.writeFileSync(`${file}.body`, body);
  return body.length;
}

/** Starts a server that tells its port. */
async function openSide(file, env) {
  const child = fork(file, [], { env, execArgv: ["--expose-gc"] });
  onClose(() => stopChild(child));
  const { port } = await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Error(`${path.basename(file)} ended with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid };
}

export async function openBare(front, large, small) {
  const page = path.join(dataDir, "home");
  const pageBytes = await keepPage(`${front.url}/en`, page);
  const env = {
    ...process.env,
    NODE_ENV: "production",
    BARE_LARGE: large,
    BARE_SMALL: small,
    BARE_PAGE: page,
    BARE_POOL: String(poolSize),
  };
  const bare = await openSide(fromRoot("bench/bare.mjs"), env);
  await mustAgree(front, bare);
  return { ...bare, pageBytes };
}

/** A program of the product's own sources, on its own connections to one database. */
export async function openProgram(name, databaseUrl) {
  await generate();
  const files = await bundle({ [name]: `bench/${name}.ts` }, { outdir: path.join(buildDir, "bench") });
  const secrets = { NEXTAUTH_SECRET: benchSecret, LOG_LEVEL: "error", READS_PER_MINUTE: "1000000" };
  return openSide(files[name], { ...process.env, NODE_ENV: "production", DATABASE_URL: databaseUrl, ...secrets });
}

/** The search of chains in its thread, which asks no database, beside a list, which does. */
export async function openChains(databaseUrl) {
  await generate();
  await bundle({ chains: "lib/chains/process.ts" });
  return openProgram("chains", databaseUrl);
}

const entityOf = async (url) => JSON.stringify((await (await fetch(url)).json()).entity);

/** A comparison of different work says nothing: both lists must hold the same records. */
async function mustAgree(front, bare) {
  const [ours, theirs] = await Promise.all([
    entityOf(`${front.url}/api/busrequest?take=10`),
    entityOf(`${bare.url}/list`),
  ]);
  if (ours !== theirs) throw new Error(`The two lists differ:\n${ours.slice(0, 900)}\n${theirs.slice(0, 900)}`);
}

/** Milliseconds until a process that rests has given back what its start or a load needed (decision 093). */
export const rest = 40_000;

/** Megabytes a process holds, null where the system does not say. */
export function memoryOf(pid) {
  const file = `/proc/${pid}/status`;
  const found = fs.existsSync(file) ? /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(file, "utf8")) : null;
  return found ? Number(found[1]) / 1024 : null;
}
