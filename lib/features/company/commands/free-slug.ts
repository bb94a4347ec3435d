import type { Transaction } from "@/lib/db/prisma";
import { firstFree } from "@/lib/features/user/rules/names";
import { slugOf } from "@/lib/fold";

/**
 * Address of a company's pages by its name. Former addresses of others stay taken, since they redirect; the
 * company's own (`self`) it may have back.
 */
export async function freeSlug(tx: Transaction, name: string, self?: string) {
  const wanted = slugOf(name) || "company";
  const slug = { startsWith: wanted };
  const [select, take] = [{ slug: true }, 1_000] as const;
  // One after the other: a transaction is one connection.
  const current = await tx.company.findMany({ where: { slug, id: { not: self } }, select, take });
  const old = await tx.companySlug.findMany({ where: { slug, companyId: { not: self } }, select, take });
  return firstFree(wanted, new Set([...current, ...old].map((row) => row.slug)));
}
