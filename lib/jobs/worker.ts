import type PgBoss from "pg-boss";
import { listen } from "@/lib/db/listen";
import { singleton } from "@/lib/singleton";
import { deliverMail, dueMails } from "@/lib/mail/deliver";
import { queuedChannel } from "@/lib/mail/outbox";
import { directUrl } from "@/lib/db/pool";
import { log } from "@/lib/log";
import { traced } from "@/lib/tracing/spans";

/** The process's job runner; null where none runs here. */
type Held = { boss: PgBoss | null };
const held = singleton<Held>("boss", () => ({ boss: null }));

/** For its connections, milliseconds: a database that has gone silent must not hold a job's worker for good. */
const patience = { connectionTimeoutMillis: 3_000, query_timeout: 60_000, keepAlive: true };

/** Opens pg-boss in the product's own database; its schema comes with the migrations (lib/db/queues.ts). */
async function openBoss() {
  // Loaded by the process that runs jobs alone.
  const { default: Boss } = await import("pg-boss");
  const opened = new Boss({
    connectionString: directUrl,
    application_name: "charabanc-jobs",
    schema: "pgboss",
    migrate: false,
    max: 3,
    ...patience,
    archiveCompletedAfterSeconds: 3_600,
    archiveFailedAfterSeconds: 86_400,
    deleteAfterDays: 7,
  });
  opened.on("error", (error) => log.warn({ err: error }, "jobs: database trouble"));
  await opened.start();
  held.boss = opened;
  return opened;
}

/** Finishes the jobs in hand, ten seconds at most; those left are done by the next worker. */
async function closeBoss() {
  const current = held.boss;
  held.boss = null;
  await current?.stop({ graceful: true, wait: true, timeout: 10_000 });
}

const mailQueue = "mail";
const mailSweepQueue = "mail-sweep";
const batchSize = 4;

type MailJob = { id: string };

// Policy "short" with the mail's id: one waiting job a mail. A second one beside a running job finds nothing due.
const sendMail = (boss: PgBoss, id: string) => boss.send(mailQueue, { id }, { singletonKey: id });

async function sendDue(boss: PgBoss) {
  const ids = await dueMails();
  if (ids.length > 0) await boss.insert(ids.map((id) => ({ name: mailQueue, data: { id }, singletonKey: id })));
}

async function openMailQueues(boss: PgBoss) {
  await boss.createQueue(mailQueue, {
    name: mailQueue,
    policy: "short",
    retryLimit: 2,
    retryDelay: 30,
    expireInSeconds: 300,
  });
  await boss.createQueue(mailSweepQueue, {
    name: mailSweepQueue,
    policy: "short",
    retryLimit: 0,
    expireInSeconds: 120,
  });
}

/** Delivers mails as they are committed, and once a minute those that were missed or are due again. */
async function startMailQueue(boss: PgBoss) {
  const worker = await boss.work<MailJob>(mailQueue, { batchSize, pollingIntervalSeconds: 2 }, async (jobs) => {
    // More lie behind a full hand, as after an hour without a mail server: the next is taken without a pause.
    if (jobs.length === batchSize) boss.notifyWorker(worker);
    await Promise.all(jobs.map((job) => deliverMail(job.data.id)));
  });
  await boss.work(mailSweepQueue, { pollingIntervalSeconds: 5 }, () => sendDue(boss));
  await boss.schedule(mailSweepQueue, "* * * * *");
  // What a stopped process left behind does not wait for the minute.
  await sendDue(boss);
  const wake = async (id: string) => {
    await sendMail(boss, id);
    boss.notifyWorker(worker);
  };
  return listen({ channel: queuedChannel, hear: (id) => void wake(id).catch(() => undefined) });
}

/** Work that runs by the clock. It must bear being run twice: a worker that dies is followed by another. */
export type ScheduledJob = {
  name: string;
  cron: string;
  run: () => Promise<unknown>;
  /** PostgreSQL channel that wakes it between its times. */
  channel?: string;
  /** Milliseconds between hearing and running; at once unless told. */
  wakeAfter?: number;
  /** Milliseconds until more is due, asked after each run: what is due before the clock's next time does not wait for it. */
  dueIn?: () => Promise<number | null>;
};

type HangUp = () => Promise<void>;
/** `wakes`: of each job when its next work is due. */
type Running = {
  queues: Promise<PgBoss> | null;
  started: Promise<void> | null;
  hangUps: HangUp[];
  wakes: Map<string, NodeJS.Timeout>;
};
const running = singleton<Running>("jobs", () => ({ queues: null, started: null, hangUps: [], wakes: new Map() }));

const minute = 60_000;

/** A schedule whose work no longer exists would fill a queue that nobody empties. */
async function dropOldSchedules(opened: PgBoss, names: readonly string[]) {
  const old = (await opened.getSchedules()).filter(({ name }) => !names.includes(name));
  for (const { name } of old) await opened.unschedule(name);
}

/** Runs a job between its times. Policy "short": however much is said, one run waits. */
const wakerOf = (opened: PgBoss, name: string, worker: () => string) => () =>
  void opened
    .send(name, {})
    .then(() => opened.notifyWorker(worker()))
    .catch(() => undefined);

/** Runs a job as soon as its channel is heard. */
function wakeBy({ channel, wakeAfter = 0 }: ScheduledJob, wake: () => void) {
  if (!channel) return;
  const hear = () => (wakeAfter === 0 ? wake() : void setTimeout(wake, wakeAfter).unref());
  // What was said while nobody listened is done at once.
  running.hangUps.push(listen({ channel, hear, onOpen: wake }));
}

/** What falls due within the minute is run when it does; after that the clock comes by itself. */
async function runAndLook({ name, run, dueIn }: ScheduledJob, wake: () => void) {
  await traced(`job ${name}`, { kind: "consumer" }, run);
  const due = (await dueIn?.()) ?? minute;
  // However often it runs meanwhile, it is woken once for that.
  clearTimeout(running.wakes.get(name));
  if (due < minute) running.wakes.set(name, setTimeout(wake, Math.max(0, due) + 50).unref());
}

async function hangUpAll() {
  for (const wake of running.wakes.values()) clearTimeout(wake);
  running.wakes.clear();
  const all = running.hangUps.splice(0);
  await Promise.all(all.map((hangUp) => hangUp()));
}

async function openQueues(jobs: readonly ScheduledJob[]) {
  const opened = await openBoss();
  await dropOldSchedules(opened, [mailSweepQueue, ...jobs.map(({ name }) => name)]);
  for (const { name } of jobs) {
    await opened.createQueue(name, { name, policy: "short", retryLimit: 0, expireInSeconds: 300 });
  }
  await openMailQueues(opened);
  return opened;
}

async function close() {
  running.queues = null;
  await hangUpAll();
  await closeBoss();
}

/** Makes the queues that are not there yet, a table each; nothing runs until `startWorker`. A second call joins the first. */
export function prepareWorker(jobs: readonly ScheduledJob[]) {
  running.queues ??= openQueues(jobs).catch(async (error) => {
    await close();
    throw error;
  });
  return running.queues;
}

async function open(jobs: readonly ScheduledJob[]) {
  const opened = await prepareWorker(jobs);
  for (const job of jobs) {
    const { name, cron } = job;
    const wake = wakerOf(opened, name, () => worker);
    const worker = await opened.work(name, { pollingIntervalSeconds: 5 }, () => runAndLook(job, wake));
    await opened.schedule(name, cron);
    wakeBy(job, wake);
  }
  running.hangUps.push(await startMailQueue(opened));
}

/** Starts mails and the scheduled jobs in this process; a second call joins the first. */
export function startWorker(jobs: readonly ScheduledJob[]) {
  running.started ??= open(jobs).catch(async (error) => {
    running.started = null;
    await close();
    throw error;
  });
  return running.started;
}

export async function stopWorker() {
  await running.started?.catch(() => undefined);
  running.started = null;
  await close();
}
