import type PgBoss from "pg-boss";
import { singleton } from "@/lib/singleton";
import { boss, closeBoss, openBoss } from "./boss";
import { startMailQueue, sweepQueue } from "./mailQueue";

/** Work that runs by the clock. It must bear being run twice: a worker that dies is followed by another. */
export type ScheduledJob = { name: string; cron: string; run: () => Promise<unknown> };

type Running = { started: Promise<void> | null; hangUp: (() => Promise<void>) | null };
const running = singleton<Running>("jobs", () => ({ started: null, hangUp: null }));

/** A schedule whose work no longer exists would fill a queue that nobody empties. */
async function dropOldSchedules(opened: PgBoss, names: readonly string[]) {
  const old = (await opened.getSchedules()).filter(({ name }) => !names.includes(name));
  for (const { name } of old) await opened.unschedule(name);
}

async function open(jobs: readonly ScheduledJob[]) {
  const opened = await openBoss();
  await dropOldSchedules(opened, [sweepQueue, ...jobs.map(({ name }) => name)]);
  for (const { name, cron, run } of jobs) {
    await opened.createQueue(name, { name, policy: "short", retryLimit: 0, expireInSeconds: 300 });
    await opened.work(name, { pollingIntervalSeconds: 5 }, run);
    await opened.schedule(name, cron);
  }
  running.hangUp = await startMailQueue(opened);
}

/** Starts mails and the scheduled jobs in this process; a second call joins the first. */
export function startWorker(jobs: readonly ScheduledJob[]) {
  running.started ??= open(jobs).catch(async (error) => {
    running.started = null;
    await closeBoss();
    throw error;
  });
  return running.started;
}

export async function stopWorker() {
  await running.started?.catch(() => undefined);
  await running.hangUp?.();
  running.hangUp = null;
  running.started = null;
  if (boss()) await closeBoss();
}
