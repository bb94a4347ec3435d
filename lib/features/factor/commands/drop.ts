import type { Transaction } from "@/lib/db/prisma";

/** Codes, recovery codes and trusted browsers of an account. True where there was a factor that counted. */
export async function dropFactor(tx: Transaction, userId: string) {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId, confirmedAt: { not: null } } });
  await tx.secondFactor.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.trustedDevice.deleteMany({ where: { userId } });
  return count > 0;
}
