import { isAdmin, worksFor } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";

/** The company whose calendar it is: the viewer's own, or any that there is for an admin. Throws NotFound. */
export async function calendarCompany(viewer: Viewer, companyId: string) {
  if (worksFor(viewer, companyId)) return companyId;
  if (!isAdmin(viewer)) throw notFound();
  const known = await prisma.company.findUnique({ where: { id: companyId }, select: { id: true } });
  if (!known) throw notFound();
  return known.id;
}
