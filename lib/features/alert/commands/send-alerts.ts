import { publicReach } from "@/lib/features/busrequest/queries/where";
import { referenceOf } from "@/lib/features/busrequest/rules/reference";
import { query } from "@/lib/db/pool";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { tellAsked, waitingAsks } from "@/lib/features/fit/commands/ask";
import { putItem } from "@/lib/features/inbox/commands/put";
import { mailedItems } from "@/lib/features/inbox/queries/mailed";
import { log } from "@/lib/log";
import { type Mail, queueMail } from "@/lib/mail/outbox";
import { isStopping } from "@/lib/stopping";
import { alertMailOf, type Alert } from "../notify";
import { nextRecipients, type Plan, planOf, type Recipient } from "../queries/recipients";
import { alertedRequest } from "../queries/request";
import { batchSize } from "../rules";

/** As it was read: a task that was moved on or written anew since then is another worker's, or another round. */
type Task = { requestId: string; cursor: string | null; createdAt: Date };
type Batch = { kind: string; recipients: Recipient[]; mails: Alert[]; last: string | null; asks: Asks };
type Told = readonly Pick<Recipient, "companyId" | "fit">[];
type Asks = Awaited<ReturnType<typeof waitingAsks>>;

const taskSelect = { requestId: true, cursor: true, createdAt: true } as const;

/** Of the tasks that are under way; one that was written anew since is looked up anew. */
type Plans = Map<string, { since: number; plan: Plan }>;

async function keptPlan({ requestId, createdAt }: Task, plans: Plans) {
  const since = createdAt.getTime();
  const known = plans.get(requestId);
  if (known?.since === since) return known.plan;
  const plan = await planOf(requestId);
  plans.set(requestId, { since, plan });
  return plan;
}

type Round = { limit: number; now: Date; plans: Plans };

async function prepareBatch(task: Task, { limit, now, plans }: Round): Promise<Batch | null> {
  const { requestId, cursor } = task;
  const alerted = await alertedRequest(requestId, now);
  if (!alerted) return null;
  const asks = await waitingAsks(requestId);
  const plan = await keptPlan(task, plans);
  const { recipients, last } = await nextRecipients({
    requestId,
    kind: alerted.kind,
    plan,
    after: cursor,
    limit,
  });
  const immediate = recipients.filter(({ pace }) => pace === "now");
  const mails = immediate.map((recipient) =>
    alertMailOf(recipient, alerted.requestIn(recipient.language), alerted.until),
  );
  return { kind: alerted.kind, recipients, mails, last, asks };
}

async function holds(tx: Transaction, { requestId, cursor, createdAt }: Task) {
  const [row] = await tx.$queryRaw<Omit<Task, "requestId">[]>`select cursor, "createdAt" from alert_task
    where "requestId" = ${requestId}::uuid for update skip locked`;
  return row !== undefined && row.cursor === cursor && row.createdAt.getTime() === createdAt.getTime();
}

/** Who is on record for the request is told once: a second worker, or a second round, finds the row. */
async function record(tx: Transaction, requestId: string, recipients: readonly Recipient[], now: Date) {
  const rows = await tx.requestAlert.createManyAndReturn({
    data: recipients.map(({ email, companyId, userId, pace, matches, fit }) => {
      const why = { matches, fitId: fit?.post.id ?? null };
      return { requestId, email, companyId, userId, pace, ...why, createdAt: now, sentAt: pace === "now" ? now : null };
    }),
    skipDuplicates: true,
    select: { email: true },
  });
  return new Set(rows.map(({ email }) => email));
}

async function queue(tx: Transaction, requestId: string, { email, mail, token }: Alert) {
  if (token) await tx.mailedToken.create({ data: token });
  // Opted out since the plan was made: nothing is sent, and nothing stays on record.
  if ((await queueMail(tx, mail)) !== null) return;
  await tx.requestAlert.delete({ where: { requestId_email: { requestId, email } } });
  if (token) await tx.mailedToken.delete({ where: { hash: token.hash } });
}

/** Whose mail says so finds it among what waits, too. */
async function putEmergency(tx: Transaction, requestId: string, recipients: readonly Recipient[]) {
  const item = { kind: "emergency", noun: "busrequest", record: requestId, requestId } as const;
  const companies = new Set(recipients.map(({ companyId }) => companyId));
  for (const companyId of companies) await putItem(tx, { companyId, userId: null }, item);
}

/**
 * What fits a company's own post waits for it, too, once its people are told, at once or in the morning. Of a group with a
 * free bus or an empty ride: "ride" says that the new one is the bus.
 */
async function putFits(tx: Transaction, { requestId, kind }: Pick<Batch, "kind"> & { requestId: string }, told: Told) {
  const posts = new Map(told.flatMap(({ companyId, fit }) => (fit ? [[companyId, fit] as const] : [])));
  for (const [companyId, { post, extraKm, savedKm }] of posts) {
    const data = {
      what: kind === "grouprequest" ? "found" : "ride",
      post: post.id,
      own: referenceOf(post.number),
      extraKm: Math.round(extraKm),
      savedKm: Math.round(savedKm),
    };
    const item = { kind: "fit", noun: "busrequest", record: requestId, requestId, data } as const;
    await putItem(tx, { companyId, userId: null }, item);
  }
}

/** Each beside what its company's inbox says of the request. */
async function withItems(tx: Transaction, record: string, mails: readonly Alert[]): Promise<Alert[]> {
  const companies = mails.flatMap(({ companyId }) => companyId ?? []);
  const itemOf = await mailedItems(tx, companies, { kinds: ["emergency", "request", "fit"], record });
  return mails.map((alert) => {
    const { mail, companyId } = alert;
    return { ...alert, mail: { ...mail, data: { ...mail.data, ...itemOf(companyId ?? "") } } as Mail };
  });
}

/** Whoever is told for the first time finds it in the inbox. An emergency is one whatever else it fits. */
async function putItems(tx: Transaction, requestId: string, batch: Batch | null, fresh: ReadonlySet<string>) {
  if (!batch) return;
  if (batch.kind === "emergency") return putEmergency(tx, requestId, batch.recipients);
  const told = batch.recipients.filter(({ email }) => fresh.has(email));
  await putFits(tx, { requestId, kind: batch.kind }, told);
}

async function commitBatch(task: Task, batch: Batch | null, now: Date) {
  const { requestId } = task;
  return transaction(async (tx) => {
    if (!(await holds(tx, task))) return "busy";
    // Whom the author has chosen comes before all others.
    await tellAsked(tx, requestId, batch?.asks ?? []);
    const fresh = await record(tx, requestId, batch?.recipients ?? [], now);
    await putItems(tx, requestId, batch, fresh);
    const mails = (batch?.mails ?? []).filter(({ email }) => fresh.has(email));
    for (const alert of await withItems(tx, requestId, mails)) await queue(tx, requestId, alert);
    const cursor = batch?.last ?? null;
    if (cursor === null) await tx.alertTask.delete({ where: { requestId } });
    else await tx.alertTask.update({ where: { requestId }, data: { cursor } });
    return cursor === null ? "done" : "more";
  });
}

/**
 * Tells the next companies of a request: rows, mails and the place to go on from are one transaction, so that a
 * worker that dies loses and repeats none. "busy": another one has it.
 */
export async function alertBatch(requestId: string, round: Partial<Round> = {}) {
  const { limit = batchSize, now = new Date(), plans = new Map() } = round;
  const task = await prisma.alertTask.findUnique({ where: { requestId }, select: taskSelect });
  const done = !task || (await commitBatch(task, await prepareBatch(task, { limit, now, plans }), now));
  if (done !== "more") plans.delete(requestId);
  return done === true ? "done" : done;
}

/** Shorter than the job may run; the sweep goes on with what is left. */
const longest = 240_000;

const openTask = `not (t."requestId" = any($1::uuid[])) order by t."createdAt", t."requestId" limit 1`;
const nextSql = `(select t."requestId" from bus_request r join alert_task t on t."requestId" = r.id
    where ${publicReach} and r.category = 'emergency' and ${openTask})
  union all (select t."requestId" from alert_task t where ${openTask}) limit 1`;

/** Emergencies first, found from their own end: they overtake a long list of companies after its next part. */
async function nextTask(passed: readonly string[]) {
  const [task] = await query<{ requestId: string }>("alert.next", nextSql, [passed]);
  return task ?? null;
}

async function tryBatch(requestId: string, plans: Plans) {
  try {
    return await alertBatch(requestId, { plans });
  } catch (error) {
    log.warn({ err: error, requestId }, "request not announced, trying again");
    return "busy";
  }
}

/**
 * Tells the partners of every announced request. A task that fails waits for the next sweep and stops no other; a process that
 * is told to stop leaves the rest to the next one after the batch in hand.
 */
export async function sendAlerts() {
  const end = Date.now() + longest;
  const passed: string[] = [];
  const plans: Plans = new Map();
  const goesOn = () => Date.now() < end && !isStopping();
  for (let task = await nextTask(passed); task && goesOn(); task = await nextTask(passed)) {
    if ((await tryBatch(task.requestId, plans)) === "busy") passed.push(task.requestId);
  }
}
