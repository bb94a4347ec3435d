import http from "node:http";
import next from "next";
import pages from "charabanc:pages";
import { env } from "@/env.mjs";
import { writeRefusals } from "@/lib/audit/refused";
import { forgetAll } from "@/lib/cache/memo";
import { onChanged } from "@/lib/cache/tags";
import { patiently } from "@/lib/db/patiently";
import { closePool } from "@/lib/db/pool";
import { liveHub } from "@/lib/features/event/queries";
import { routes } from "@/lib/features/routes";
import { openAnswerStore } from "@/lib/http/answer-store";
import { drain, trafficOf } from "@/lib/http/front/drain";
import { makeFront } from "@/lib/http/front/front";
import { listenForChanges } from "@/lib/http/front/listen";
import { makeMatcher } from "@/lib/http/front/match";
import { makePageNames, makePageTags, makeSearchCleaner, newPageCache } from "@/lib/http/front/pages";
import { openReplica } from "@/lib/http/front/replica";
import { openRenderer } from "@/lib/http/front/render";
import { indexStatics } from "@/lib/http/front/statics";
import { refuseUpgrades } from "@/lib/http/front/upgrades";
import { warmUp } from "@/lib/http/front/warm";
import { hearStatus } from "@/lib/http/page-status";
import type { Route } from "@/lib/http/route";
import { keepUnavailablePages } from "@/lib/http/unavailable";
import { defaultLanguage } from "@/lib/i18n/routing";
import { settleLater } from "@/lib/later";
import { log } from "@/lib/log";
import { closeRedis, openRedis } from "@/lib/redis/connect";
import { forgetFramesOfAborted } from "@/lib/startup/aborted";
import { requireSafeSettings, requireSafeStart } from "@/lib/startup/check";
import { giveBackAtRest, growSlowly } from "@/lib/startup/give-back";
import { tellNewerDatabase } from "@/lib/startup/newer-database";
import { tellOwnership } from "@/lib/startup/ownership";
import { mapStacks } from "@/lib/startup/stacks";
import { tellUnhandled } from "@/lib/startup/unhandled";
import { traceRequests } from "@/lib/tracing/requests";
import { markStopping } from "@/lib/stopping";
import { startTracing } from "@/lib/tracing/start";
import { prepareJobs, startJobs, stopJobs } from "./jobs";

mapStacks();
forgetFramesOfAborted();

/** Finishing takes as long as the slowest answer, but no longer than this. */
const patience = 10_000;

async function open() {
  const app = next({ dev: false, dir: process.cwd(), hostname: env.HOST, port: env.PORT });
  const [statics] = await Promise.all([indexStatics(process.cwd()), app.prepare()]);
  const handle = hearStatus(app.getRequestHandler());
  const { render, close } = await openRenderer((request, response) => handle(request, response));
  const cache = newPageCache();
  onChanged((tags) => cache.dropTags(tags));
  const answers = openAnswerStore();
  const standby = openReplica();
  const forget = () => {
    standby?.replica.forget();
    cache.flush();
    answers.flush();
    forgetAll();
  };
  let hangUp: ReturnType<typeof listenForChanges> | undefined;
  const hear = () => {
    hangUp = listenForChanges(() => {
      forget();
      liveHub()
        .catchUp()
        .catch((error: unknown) => log.warn({ err: error }, "what was told meanwhile could not be read"));
    });
  };
  const tagsOf = makePageTags(pages);
  const match = makeMatcher(Object.values(routes).flatMap((calls): Route[] => Object.values(calls)));
  const answering = makeFront({
    next: handle,
    match,
    statics,
    cache,
    tagsOf,
    cleanUrl: makeSearchCleaner(pages),
    render,
  });
  const front = traceRequests(answering, { callAt: match, pageAt: makePageNames(pages) });
  // A file of 20 MB takes minutes from a bus on the road.
  const timeouts = { keepAliveTimeout: 65_000, headersTimeout: 30_000, requestTimeout: 300_000 };
  const server = http.createServer(timeouts, front);
  const traffic = trafficOf(server);
  refuseUpgrades(server);
  return {
    server,
    front,
    render,
    traffic,
    hear,
    forget,
    stop: () => Promise.all([hangUp?.(), close(), standby?.close()]).then(() => app.close()),
  };
}

function listen(server: http.Server) {
  return new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port: env.PORT, host: env.HOST, backlog: 1024 }, resolve);
  });
}

// Before anybody waits for a database, or for one that is being filled.
requireSafeSettings();

function hearWord(word: string) {
  const heard = new Promise<void>((resolve) => process.on("message", (said) => said === word && resolve()));
  const told = { heard, done: false };
  heard.then(() => {
    told.done = true;
  });
  return told;
}

/** Whoever started this makes the database meanwhile: says when its tables are there, and when it is filled. */
const held = process.argv.includes("--held") ? { migrated: hearWord("migrated"), filled: hearWord("filled") } : null;
const leave = () => process.exit(0);
if (held) process.once("disconnect", leave);

if (!held) await patiently(() => requireSafeStart());
const stopTracing = await startTracing();

/** While others fill the database: what reads it is loaded with a page of a market that is still empty, which is forgotten. */
async function getReady({ front, forget }: Awaited<ReturnType<typeof open>>, filled: ReturnType<typeof hearWord>) {
  const jobs = prepareJobs();
  if (!filled.done) await warmUp(front, [defaultLanguage]);
  await Promise.all([filled.heard, jobs]);
  forget();
  await patiently(() => requireSafeStart());
}

async function start() {
  const opened = await open();
  await openRedis();
  await held?.migrated.heard;
  opened.hear();
  if (held) await getReady(opened, held.filled);
  await patiently(tellOwnership);
  await patiently(tellNewerDatabase);
  // Their first looks at the queues are over when the first reader comes.
  await patiently(() => startJobs());
  await warmUp(opened.front);
  await keepUnavailablePages(opened.render);
  // Next has put its own in the place of the first.
  mapStacks();
  await listen(opened.server);
  process.send?.("ready");
  growSlowly();
  giveBackAtRest();
  return opened;
}

const { server, traffic, stop } = await start().catch(async (error) => {
  log.fatal({ err: error }, "the server cannot start");
  await stopJobs().catch(() => undefined);
  // Next keeps a process alive that has failed.
  process.exit(1);
});

let stopping = false;

async function shutDown() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), patience + 5_000).unref();
  // Jobs are handed back while answers end: what they leave is done by the next process.
  markStopping();
  const jobs = stopJobs();
  await drain(server, { grace: env.STOP_GRACE_MS, patience, traffic });
  await jobs;
  await writeRefusals();
  await settleLater();
  // A collector that hangs is said farewell to while Next closes.
  await Promise.all([stopTracing(), stop().catch((error) => log.warn({ err: error }, "closing Next"))]);
  closeRedis();
  await closePool();
  process.exit(0);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, shutDown);
// The starter is gone without a word (kill -9): the port must not stay taken.
process.off("disconnect", leave);
if (process.send) process.on("disconnect", shutDown);
process.on("unhandledRejection", tellUnhandled);
