import { env } from "@/env.mjs";
import { notify } from "@/lib/db/notices";
import type { Transaction } from "@/lib/db/prisma";

/** PostgreSQL channel on which the worker hears of a committed approval; the payload is the request's id. */
export const approvalChannel = "request_approved";

/** Milliseconds in which an approval can be taken back; nobody is told of it before they are over. */
export const undoWindow = env.MODERATION_UNDO_SECONDS * 1_000;

/** Columns of a request that becomes active by an admin's word. */
export const approvedColumns = (now: Date) => {
  return { state: "active", approvedAt: now, tellFrom: new Date(now.getTime() + undoWindow) } as const;
};

/** Has the worker look once the window is over; its sweep finds what nobody heard. */
export async function wakeTelling(tx: Transaction, id: string) {
  await notify(tx, approvalChannel, id);
}
