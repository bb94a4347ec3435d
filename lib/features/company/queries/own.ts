import { isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { unauthorized } from "@/lib/errors";
import { companySelect, toCompany } from "../present";
import type { CompanyRecord } from "../schema";

/** The companies that the viewer works for: one, or none. Throws Unauthorized. */
export async function ownCompanies(viewer: Viewer): Promise<CompanyRecord[]> {
  if (!isSignedIn(viewer)) throw unauthorized();
  if (!viewer.company) return [];
  const row = await prisma.company.findUnique({ where: { id: viewer.company.id }, select: companySelect });
  return row ? [toCompany(row)] : [];
}
