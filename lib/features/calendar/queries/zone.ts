import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { marketTimeZone } from "@/lib/i18n/formats";
import { calendarCompany } from "./reach";

/** By whose clock a company's calendar goes; who has no company goes by the market's. Throws NotFound for a foreign one. */
export async function calendarZone(viewer: Viewer, companyId: string | undefined) {
  if (!companyId) return marketTimeZone;
  const id = await calendarCompany(viewer, companyId);
  const { timeZone } = await prisma.company.findUniqueOrThrow({ where: { id }, select: { timeZone: true } });
  return timeZone;
}
