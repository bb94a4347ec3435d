import type PgBoss from "pg-boss";
import { listen } from "@/lib/db/listen";
import { singleton } from "@/lib/singleton";
import { boss, closeBoss, openBoss } from "./boss";
import { startMailQueue, sweepQueue } from "./mail-queue";

/** Work that runs by the clock. It must bear being run twice: a worker that dies is followed by another. */
export type ScheduledJob = {
  name: string;
  cron: string;
  run: () => Promise<unknown>;
  /** PostgreSQL channel that wakes it between its times. */
  channel?: string;
};

type HangUp = () => Promise<void>;
type Running = { started: Promise<void> | null; hangUps: HangUp[] };
const running = singleton<Running>("jobs", () => ({ started: null, hangUps: [] }));

/** A schedule whose work no longer exists would fill a queue that nobody empties. */
async function dropOldSchedules(opened: PgBoss, names: readonly string[]) {
  const old = (await opened.getSchedules()).filter(({ name }) => !names.includes(name));
  for (const { name } of old) await opened.unschedule(name);
}

/** Runs a job as soon as its channel is heard. Policy "short": however much is said, one run waits. */
function wakeBy(opened: PgBoss, { name, channel }: ScheduledJob, worker: string) {
  if (!channel) return;
  const wake = async () => {
    await opened.send(name, {});
    opened.notifyWorker(worker);
  };
  const hear = () => void wake().catch(() => undefined);
  // What was said while nobody listened is done at once.
  running.hangUps.push(listen({ channel, hear, onOpen: hear }));
}

async function hangUpAll() {
  const all = running.hangUps.splice(0);
  await Promise.all(all.map((hangUp) => hangUp()));
}

async function open(jobs: readonly ScheduledJob[]) {
  const opened = await openBoss();
  await dropOldSchedules(opened, [sweepQueue, ...jobs.map(({ name }) => name)]);
  for (const job of jobs) {
    const { name, cron, run } = job;
    await opened.createQueue(name, { name, policy: "short", retryLimit: 0, expireInSeconds: 300 });
    const worker = await opened.work(name, { pollingIntervalSeconds: 5 }, run);
    await opened.schedule(name, cron);
    wakeBy(opened, job, worker);
  }
  running.hangUps.push(await startMailQueue(opened));
}

/** Starts mails and the scheduled jobs in this process; a second call joins the first. */
export function startWorker(jobs: readonly ScheduledJob[]) {
  running.started ??= open(jobs).catch(async (error) => {
    running.started = null;
    await hangUpAll();
    await closeBoss();
    throw error;
  });
  return running.started;
}

export async function stopWorker() {
  await running.started?.catch(() => undefined);
  await hangUpAll();
  running.started = null;
  if (boss()) await closeBoss();
}
