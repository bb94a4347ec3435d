import type { Transaction } from "@/lib/db/prisma";

/**
 * The mail addresses that a person has proven: the present one first, then former ones (used links of a change
 * are kept for this), without those that by now belong to another account.
 */
export async function provenAddresses(tx: Transaction, user: { id: string; email: string }) {
  const used = await tx.mailedToken.findMany({
    where: { userId: user.id, purpose: "email", usedAt: { not: null } },
    select: { data: true },
  });
  const former = used.map(({ data }) => (data as { from?: string } | null)?.from ?? user.email);
  const others = await tx.user.findMany({
    where: { email: { in: former }, id: { not: user.id } },
    select: { email: true },
  });
  const foreign = new Set(others.map(({ email }) => email));
  return [...new Set([user.email, ...former.filter((address) => !foreign.has(address))])];
}
