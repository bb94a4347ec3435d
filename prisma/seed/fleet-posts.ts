import type { Transaction } from "@/lib/db/prisma";
import type { Random } from "./random";

type Stay = { start: Date; end: Date };
const meets = (one: Stay, other: Stay) => one.start < other.end && other.start < one.end;

/** Whole tens of euros by the hours that the bus is away, so that the board's prices look like the trade's. */
function askedFor({ start, end }: Stay, seats: number, random: Random) {
  const hours = Math.min(48, (end.getTime() - start.getTime()) / 3_600_000);
  return Math.round((180 + hours * (9 + seats * 0.22) * (0.85 + random.next() * 0.3)) / 10) * 1_000;
}

/**
 * Most free buses and empty rides of companies with a fleet name one of its buses that is free then, and every other
 * one a price; the rest stays as it is typed.
 */
export async function seedFleetPosts(tx: Transaction, random: Random) {
  const buses = await tx.bus.findMany({ where: { active: true }, orderBy: { licenceplate: "asc" } });
  const bookings = await tx.booking.findMany({ where: { state: "booked", busId: { not: null } } });
  const stays = new Map<string, Stay[]>();
  const hold = (bus: string, stay: Stay) => stays.set(bus, [...(stays.get(bus) ?? []), stay]);
  for (const { busId, start, end } of bookings) if (busId) hold(busId, { start, end });
  const posts = await tx.busRequest.findMany({
    where: {
      category: { in: ["vacancy", "emptyride"] },
      endedAt: null,
      authorCompanyId: { in: buses.map((bus) => bus.companyId) },
    },
    orderBy: { number: "asc" },
  });
  let count = 0;
  for (const { id, authorCompanyId, startDate: start, endDate: end } of posts) {
    const stay = { start, end };
    const free = buses.filter(
      (bus) => bus.companyId === authorCompanyId && !(stays.get(bus.id) ?? []).some((other) => meets(stay, other)),
    );
    if (free.length === 0 || random.chance(0.2)) continue;
    const bus = random.pick(free);
    hold(bus.id, stay);
    const asking = random.chance(0.5)
      ? { askingAmount: askedFor(stay, bus.capacity, random), askingVatIncluded: false }
      : {};
    const data = { busId: bus.id, vehicleTypes: [bus.design], passengers: bus.capacity, quantity: 1, ...asking };
    await tx.busRequest.update({ where: { id }, data });
    count += 1;
  }
  return count;
}
