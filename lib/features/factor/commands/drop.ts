import type { Transaction } from "@/lib/db/prisma";

/** Codes, recovery codes, trusted browsers and, with `all`, passkeys of an account. True where something counted. */
export async function dropFactor(tx: Transaction, userId: string, { all = false } = {}) {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId, confirmedAt: { not: null } } });
  await tx.secondFactor.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.trustedDevice.deleteMany({ where: { userId } });
  const passkeys = all ? await tx.passkey.deleteMany({ where: { userId } }) : { count: 0 };
  return count + passkeys.count > 0;
}
