import type { SignedIn } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { companySelect, toCompany } from "../present";
import type { CompanyRecord } from "../schema";

/** The companies that the viewer works for: one, or none. */
export async function ownCompanies(viewer: SignedIn): Promise<CompanyRecord[]> {
  if (!viewer.company) return [];
  const row = await prisma.company.findUnique({ where: { id: viewer.company.id }, select: companySelect });
  return row ? [toCompany(row)] : [];
}
