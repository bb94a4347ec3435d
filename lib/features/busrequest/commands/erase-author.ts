import type { Transaction } from "@/lib/db/prisma";
import { withoutFrontDoor } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { leaveTrips } from "@/lib/features/trip/commands/leave";
import { eraseTripsOf } from "@/lib/features/trip/commands/erase";
import { Prisma } from "@/prisma/generated/client";
import { searchTextOf } from "./columns";

/** `gone`: the person's company where it goes too. `addresses` in lower case. */
type Author = { userId: string; addresses: readonly string[]; gone: string | null };
type Row = {
  id: string;
  companyType: string;
  startPlace: unknown;
  endPlace: unknown;
  stops: unknown;
  endedAt: Date | null;
};

const nothing = "–";
function placeColumns(row: Row): Prisma.BusRequestUncheckedUpdateInput {
  const start = withoutFrontDoor(row.startPlace as Place);
  const end = row.endPlace === null ? null : withoutFrontDoor(row.endPlace as Place);
  const stops = (row.stops as Place[]).map(withoutFrontDoor);
  return {
    startPlace: start,
    startLongitude: start.location.longitude,
    startLatitude: start.location.latitude,
    ...(end ? { endPlace: end, endLongitude: end.location.longitude, endLatitude: end.location.latitude } : {}),
    stops,
    searchText: searchTextOf({ companyType: row.companyType, start: { address: start }, end: { address: end }, stops }),
  };
}

/** A company that stays keeps its requests; they lead to its own address from now on. */
async function handOver(tx: Transaction, { userId, addresses, gone }: Author) {
  const stays = Prisma.sql`r."authorCompanyId" is not null and r."authorCompanyId" is distinct from ${gone}::uuid`;
  await tx.$executeRaw`update bus_request r set email = c.email, phone = c.telephone, mobile = null
    from company c where c.id = r."authorCompanyId" and ${stays} and lower(r.email) = any(${addresses})`;
  await tx.$executeRaw`update bus_request r set "authorUserId" = null where ${stays} and r."authorUserId" = ${userId}::uuid`;
}

async function blank(tx: Transaction, row: Row, now: Date) {
  const open = row.endedAt === null;
  // Wheelchairs and walking frames tell of people's health.
  await tx.requestNeeds.deleteMany({ where: { requestId: row.id } });
  await leaveTrips(tx, { requestId: row.id }, "author", now);
  await eraseTripsOf(tx, row.id);
  await tx.busRequest.update({
    where: { id: row.id },
    data: {
      ...placeColumns(row),
      companyName: nothing,
      email: "",
      phone: null,
      mobile: null,
      description: "",
      rejectReason: null,
      authorUserId: null,
      ...(open ? { endedAt: now, endReason: "withdrawn" } : {}),
      version: { increment: 1 },
    },
  });
}

/**
 * Takes a person out of the requests: own ones are withdrawn where open and keep kind, towns, dates and numbers
 * alone; those of a company that stays go on under the company's address. Links to their pages die.
 */
export async function eraseAuthor(tx: Transaction, author: Author, now: Date) {
  await handOver(tx, author);
  const rows = await tx.$queryRaw<{ id: string }[]>`select id from bus_request r
    where (r."authorCompanyId" is null and (lower(r.email) = any(${author.addresses}) or r."authorUserId" = ${author.userId}::uuid))
       or r."authorCompanyId" = ${author.gone}::uuid for update`;
  const ids = rows.map(({ id }) => id);
  const select = { id: true, companyType: true, startPlace: true, endPlace: true, stops: true, endedAt: true };
  for (const row of await tx.busRequest.findMany({ where: { id: { in: ids } }, select })) await blank(tx, row, now);
  await tx.mailedToken.deleteMany({ where: { requestId: { in: ids } } });
}
