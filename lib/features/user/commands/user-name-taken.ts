import type { Transaction } from "@/lib/db/prisma";

/** Handles differ by more than case; ILIKE reads "_" as a pattern, so the rows are compared once more here. */
export async function isUserNameTaken(tx: Transaction, userName: string, self: string) {
  const where = { userName: { equals: userName, mode: "insensitive" as const }, id: { not: self } };
  const others = await tx.user.findMany({ where, select: { userName: true }, take: 100 });
  return others.some((other) => other.userName.toLowerCase() === userName);
}
