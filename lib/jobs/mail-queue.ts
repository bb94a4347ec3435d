import type PgBoss from "pg-boss";
import { deliverMail, dueMails } from "@/lib/mail/deliver";
import { queuedChannel } from "@/lib/mail/outbox";
import { listen } from "@/lib/db/listen";

const queue = "mail";
export const sweepQueue = "mail-sweep";

type MailJob = { id: string };

// Policy "short" with the mail's id: one waiting job a mail. A second one beside a running job finds nothing due.
const send = (boss: PgBoss, id: string) => boss.send(queue, { id }, { singletonKey: id });

async function sendDue(boss: PgBoss) {
  for (const id of await dueMails()) await send(boss, id);
}

/** Delivers mails as they are committed, and once a minute those that were missed or are due again. */
export async function startMailQueue(boss: PgBoss) {
  await boss.createQueue(queue, { name: queue, policy: "short", retryLimit: 2, retryDelay: 30, expireInSeconds: 300 });
  await boss.createQueue(sweepQueue, { name: sweepQueue, policy: "short", retryLimit: 0, expireInSeconds: 120 });
  const worker = await boss.work<MailJob>(queue, { batchSize: 4, pollingIntervalSeconds: 2 }, async (jobs) => {
    await Promise.all(jobs.map((job) => deliverMail(job.data.id)));
  });
  await boss.work(sweepQueue, { pollingIntervalSeconds: 5 }, () => sendDue(boss));
  await boss.schedule(sweepQueue, "* * * * *");
  // What a stopped process left behind does not wait for the minute.
  await sendDue(boss);
  const wake = async (id: string) => {
    await send(boss, id);
    boss.notifyWorker(worker);
  };
  return listen({ channel: queuedChannel, hear: (id) => void wake(id).catch(() => undefined) });
}
