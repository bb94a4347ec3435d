import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { listCompanies } from "./list";

export type NamedCompany = { id: string; name: string };

/** Those of the ids that are a company; a name is public. */
export async function companyNames(_viewer: Viewer, ids: readonly string[]): Promise<NamedCompany[]> {
  if (ids.length === 0) return [];
  const where = { id: { in: [...ids] }, companyType: { not: "private" as const } };
  return prisma.company.findMany({
    where,
    select: { id: true, name: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
}

/** Whose name holds the text, the first of them. */
export async function companiesNamed(viewer: Viewer, name: string) {
  const { rows } = await listCompanies(viewer, { take: 20, skip: 0, latest: false, filter: { a: { name } } });
  return rows.map(({ id }) => id);
}
