import { reachesCompany } from "@/lib/access/records";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { marketTimeZone } from "@/lib/i18n/formats";

/** By whose clock a company's calendar goes; who has no company goes by the market's. Throws NotFound for a foreign one. */
export async function calendarZone(viewer: Viewer, companyId: string | undefined) {
  if (!companyId) return marketTimeZone;
  const where = { id: companyId };
  const company = reachesCompany(viewer, companyId)
    ? await prisma.company.findUnique({ where, select: { timeZone: true } })
    : null;
  if (!company) throw notFound();
  return company.timeZone;
}
