import { worksFor } from "@/lib/access/records";
import { isAdmin } from "@/lib/access/rules";
import type { Admin, BusPartner } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";

/** The company whose calendar it is: the viewer's own, or any that there is for an admin. Throws NotFound. */
export async function calendarCompany(viewer: BusPartner | Admin, companyId: string) {
  if (worksFor(viewer, companyId)) return companyId;
  const known = isAdmin(viewer) && (await prisma.company.count({ where: { id: companyId } })) > 0;
  if (!known) throw notFound();
  return companyId;
}
