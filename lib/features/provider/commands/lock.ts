import type { Transaction } from "@/lib/db/prisma";
import { conflict, notFound } from "@/lib/errors";

const select = {
  id: true,
  name: true,
  slug: true,
  companyType: true,
  email: true,
  address: true,
  registered: true,
  active: true,
  invitedAt: true,
  version: true,
} as const;

/** Locks a provider for an admin's change. Throws NotFound. */
export async function lockProvider(tx: Transaction, id: string) {
  await tx.$queryRaw`select id from company where id = ${id}::uuid for update`;
  const row = await tx.company.findUnique({ where: { id }, select });
  if (!row || row.companyType === "private" || row.slug === `gone-${id}`) throw notFound();
  return row;
}

/** Throws Conflict where somebody has changed it since it was read. */
export function requireVersion(row: { version: number }, version: number | undefined) {
  if (version !== undefined && version !== row.version) throw conflict();
}

/** Throws Conflict for a company that has an account. */
export async function requirePassive(tx: Transaction, { id, registered }: { id: string; registered: boolean }) {
  const people = registered ? 1 : await tx.user.count({ where: { companyId: id } });
  if (people > 0) throw conflict([{ path: "registered", message: "providerRegistered" }]);
}
