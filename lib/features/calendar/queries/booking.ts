import { isAdmin } from "@/lib/access/rules";
import type { Admin, BusPartner } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import type { VehicleType } from "@/lib/features/busrequest/rules/kinds";
import { bookingSelect, toBooking } from "../present/booking";
import type { BusChoice } from "../schema";
import { calendarCompany } from "./reach";

/** Of the viewer's company, or any for an admin; another's does not exist. */
export function bookingReach(viewer: BusPartner | Admin) {
  return isAdmin(viewer) ? {} : { companyId: viewer.company.id };
}

export async function getBooking(viewer: BusPartner | Admin, id: string) {
  const row = await prisma.booking.findFirst({ where: { id, ...bookingReach(viewer) }, select: bookingSelect });
  if (!row) throw notFound();
  return toBooking(row, viewer.language);
}

/** Far more than the largest fleet of the market. */
const most = 1_000;

/** The buses in service that a booking or a post can name, by plate. */
export async function busChoices(viewer: BusPartner | Admin, companyId: string): Promise<BusChoice[]> {
  const rows = await prisma.bus.findMany({
    where: { companyId: await calendarCompany(viewer, companyId), active: true },
    select: { id: true, licenceplate: true, country: true, name: true, design: true, capacity: true },
    orderBy: [{ licenceplate: "asc" }, { id: "asc" }],
    take: most,
  });
  return rows.map((row) => ({ ...row, design: row.design as VehicleType }));
}
