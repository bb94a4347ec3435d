import type { Transaction } from "@/lib/db/prisma";
import { askedNeeds, type Needs } from "../rules/needs";

/** Writes what a request asks for beside seats; a row only where it asks for something. `undefined` changes nothing. */
export async function writeNeeds(tx: Transaction, requestId: string, needs: Needs | null | undefined) {
  if (needs === undefined) return;
  const asked = askedNeeds(needs);
  if (!asked) {
    await tx.requestNeeds.deleteMany({ where: { requestId } });
    return;
  }
  const { budget, ...rest } = asked;
  const money = { budgetAmount: budget?.amount ?? null, budgetVatIncluded: budget?.vatIncluded ?? true };
  const columns = { ...rest, ...money };
  await tx.requestNeeds.upsert({ where: { requestId }, create: { requestId, ...columns }, update: columns });
}
