import { isAdmin } from "@/lib/access/rules";
import type { Admin, BusPartner } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
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

const choicesSql = `select b.id, b.licenceplate, b.country, b.name, b.design, b.capacity from bus b
  where b."companyId" = $1::uuid and b.active order by b.licenceplate, b.id limit ${most}`;

/** The buses in service that a booking or a post can name, by plate. */
export const busChoices = async (viewer: BusPartner | Admin, companyId: string) =>
  query<BusChoice>("calendar.buses", choicesSql, [await calendarCompany(viewer, companyId)]);
