import { env } from "@/env.mjs";
import { newMailedToken } from "@/lib/auth/mailed-token";
import { notify } from "@/lib/db/notices";
import type { Transaction } from "@/lib/db/prisma";
import { putItem } from "@/lib/features/inbox/commands/put";
import { mailedSelect, type MailedRow, notifyAdmins, notifyAsked } from "../notify";
import { type NearCompany, ringCompanies } from "../queries/ring";
import { recordLine, tellDispatch } from "./record";

/** PostgreSQL channel on which the worker hears of a ring that was asked; it looks again when its time is over. */
export const ringChannel = "dispatch_ring";
/** Milliseconds that a ring has for its answers. */
export const ringTime = env.DISPATCH_MINUTES * 60_000;

type Running = { requestId: string; round: number; rings: number[]; step: number };

async function newCompanies(tx: Transaction, { requestId, round, rings, step }: Running, now: Date) {
  const found = await ringCompanies(tx, requestId, rings[step] ?? 0, now);
  const known = await tx.dispatchAsk.findMany({ where: { requestId, round }, select: { companyId: true } });
  const asked = new Set(known.map(({ companyId }) => companyId));
  return found.filter(({ id }) => !asked.has(id));
}

/** Rows, mails and what waits in the inbox of the companies of a ring. */
async function ask(tx: Transaction, running: Running, row: MailedRow, companies: readonly NearCompany[], now: Date) {
  const { requestId, round, step, rings } = running;
  const asked = companies.map(({ id, ...near }) => ({ companyId: id, ...near, ...newMailedToken() }));
  await tx.dispatchAsk.createMany({
    data: asked.map(({ companyId, distance, standby, hash }) => ({
      requestId,
      round,
      companyId,
      distance,
      standby,
      hash,
      ring: step,
      askedAt: now,
    })),
  });
  for (const { companyId, distance } of asked) {
    const data = { dispatch: true, km: Math.round(distance) };
    const item = { kind: "emergency", noun: "busrequest", record: requestId, requestId, data } as const;
    await putItem(tx, { companyId, userId: null }, item, now);
  }
  await notifyAsked(tx, row, asked, rings[step] ?? 0);
}

/** Asks the next ring; one with nobody in it is passed over. Returns the companies that were asked. */
async function askRings(tx: Transaction, running: Running, row: MailedRow, now: Date) {
  const { requestId, rings } = running;
  while (running.step < rings.length) {
    const companies = await newCompanies(tx, running, now);
    await ask(tx, running, row, companies, now);
    const data = { km: rings[running.step] ?? 0, count: companies.length };
    await recordLine(tx, null, requestId, { kind: "asked", data }, now);
    running.step += 1;
    if (companies.length > 0) return companies.map(({ id }) => id);
  }
  return [];
}

/** After the last ring: first whom to call, then the admins, at once where nobody was there to be asked. */
async function goOn(tx: Transaction, running: Running, row: MailedRow, now: Date) {
  const { requestId, round, rings } = running;
  const asked = await tx.dispatchAsk.count({ where: { requestId, round } });
  if (running.step === rings.length) {
    await recordLine(tx, null, requestId, { kind: "phones", data: { count: asked } }, now);
    running.step += 1;
    if (asked > 0) return;
  }
  if (running.step > rings.length + 1) return;
  await notifyAdmins(tx, row, asked);
  await recordLine(tx, null, requestId, { kind: "admins" }, now);
  running.step += 1;
}

/** The next step of a dispatch whose request is locked; what runs goes on running, what is paused stays so. */
export async function takeStep(tx: Transaction, requestId: string, now: Date) {
  const { rings, round, step, state } = await tx.dispatch.findUniqueOrThrow({ where: { requestId } });
  const row = await tx.busRequest.findUniqueOrThrow({ where: { id: requestId }, select: mailedSelect });
  const running = { requestId, round, rings, step };
  const companies = await askRings(tx, running, row, now);
  if (companies.length === 0) await goOn(tx, running, row, now);
  const left = running.step > rings.length + 1 ? null : ringTime;
  const times =
    state === "paused" ? { left } : { dueAt: left === null ? null : new Date(now.getTime() + left), left: null };
  await tx.dispatch.update({ where: { requestId }, data: { step: running.step, ...times } });
  await tellDispatch(tx, requestId, companies);
  if (left !== null) await notify(tx, ringChannel, requestId);
}
