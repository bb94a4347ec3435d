import { randomInt } from "node:crypto";
import type { BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { hashMailedToken } from "@/lib/auth/mailed-token";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, validationFailed } from "@/lib/errors";
import { canText } from "@/lib/sms/gateway";
import { toE164 } from "@/lib/sms/number";
import { consume } from "@/lib/limits/limits";
import { queueCode } from "@/lib/sms/outbox";
import { readTextNumber } from "./queries";
import { codeMinutes, codesAnHour, mostTries } from "./rules";
import type { CodeInput, NumberInput, TextNumberRecord } from "./schema";

/** A short code is worth nothing to whoever reads the table without the account it belongs to. */
const hashOf = (userId: string, code: string) => hashMailedToken(`${userId} ${code}`);

async function countryOf(tx: Transaction, { company }: BusPartner) {
  const row = await tx.company.findUnique({ where: { id: company.id }, select: { address: true } });
  return (row?.address as { countryISO3166Code?: string } | null)?.countryISO3166Code ?? "";
}

/**
 * PUT /user/textnumber: a code goes to the number; what was confirmed before is not any more. Throws ValidationFailed
 * for what is no number, Conflict where no gateway is set, RateLimited: a text costs, a mistyped number nothing.
 */
export function setTextNumber(viewer: BusPartner, input: NumberInput): Promise<TextNumberRecord> {
  if (!canText()) throw conflict([{ path: "", message: "textsOff" }]);
  return transaction(async (tx) => {
    const number = toE164(input.number, await countryOf(tx, viewer));
    if (!number) throw validationFailed([{ path: "number", message: "invalidPhone" }]);
    const { id: userId, language } = viewer;
    await consume(codesAnHour, userId);
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const codeExpires = new Date(Date.now() + codeMinutes * 60_000);
    const data = { number, codeHash: hashOf(userId, code), codeExpires, attempts: 0, confirmedAt: null };
    await tx.textNumber.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    await queueCode(tx, { userId, number, language }, code);
    await audit(tx, viewer, { action: "change", noun: "user", recordId: userId, after: { textNumber: "asked" } });
    return readTextNumber(viewer, tx);
  });
}

/** A wrong try counts, whatever becomes of the call. */
async function tryCode(userId: string, code: string) {
  return transaction(async (tx) => {
    await tx.$queryRaw`select "userId" from text_number where "userId" = ${userId}::uuid for update`;
    const row = await tx.textNumber.findUnique({ where: { userId } });
    if (!row?.codeHash || !row.codeExpires || row.codeExpires < new Date() || row.attempts >= mostTries) return "over";
    if (row.codeHash !== hashOf(userId, code)) {
      await tx.textNumber.update({ where: { userId }, data: { attempts: { increment: 1 } } });
      return "wrong";
    }
    await tx.textNumber.update({
      where: { userId },
      data: { codeHash: null, codeExpires: null, attempts: 0, confirmedAt: new Date() },
    });
    return "right";
  });
}

/** POST /user/textnumber/confirm. Throws ValidationFailed for a wrong code, Conflict for one that is over. */
export async function confirmTextNumber(viewer: BusPartner, { code }: CodeInput): Promise<TextNumberRecord> {
  const came = await tryCode(viewer.id, code);
  if (came === "over") throw conflict([{ path: "code", message: "codeOver" }]);
  if (came === "wrong") throw validationFailed([{ path: "code", message: "textCodeWrong" }]);
  return readTextNumber(viewer);
}

/** DELETE /user/textnumber: what still waits for the number is not sent either. */
export async function removeTextNumber(viewer: BusPartner): Promise<undefined> {
  const { id: userId } = viewer;
  await transaction(async (tx) => {
    const { count } = await tx.textNumber.deleteMany({ where: { userId } });
    await tx.textMessage.deleteMany({ where: { userId } });
    if (count > 0)
      await audit(tx, viewer, { action: "change", noun: "user", recordId: userId, after: { textNumber: "none" } });
  });
  return undefined;
}
