import type { Transaction } from "@/lib/db/prisma";
import type { SeededCompany } from "./companies";

const hour = 3_600_000;
const day = 24 * hour;

type Line = [title: string, plate: string | null, from: [day: number, hour: number], to: [day: number, hour: number]];

/** What the demo's dispatcher wrote down itself, in days from now and hours UTC. */
const lines: readonly Line[] = [
  ["Hauptuntersuchung", "R CB 433", [2, 7], [2, 11]],
  ["Schulbus Neutraubling", "R CB 446", [3, 5], [3, 13]],
  ["Werkstatt, Bremsen hinten", "R CB 444", [5, 7], [7, 15]],
  ["Vereinsausflug Bayerischer Wald", "R CB 418", [9, 6], [11, 18]],
  ["Betriebsausflug München", "R CB 478", [12, 6], [12, 19]],
  ["Urlaub Toni", null, [14, 5], [21, 16]],
];

/** Bookings of the demo's first bus operator; a bus that an accepted offer has taken meanwhile is left alone. */
export async function seedBookings(tx: Transaction, partners: readonly SeededCompany[], now: number) {
  const company = partners.find(({ owner }) => owner && "userName" in owner && owner.userName === "busoperator");
  if (!company) return 0;
  const buses = await tx.bus.findMany({ where: { companyId: company.id }, select: { id: true, licenceplate: true } });
  const midnight = Math.floor(now / day) * day;
  const at = ([days, hours]: [number, number]) => new Date(midnight + days * day + hours * hour);
  const rows = lines.map(([title, plate, from, to]) => {
    const busId = buses.find(({ licenceplate }) => licenceplate === plate)?.id ?? null;
    return { companyId: company.id, busId, title, start: at(from), end: at(to) };
  });
  const taken = await tx.booking.findMany({ where: { companyId: company.id }, select: { busId: true } });
  const free = rows.filter(({ busId }) => busId === null || taken.every((booking) => booking.busId !== busId));
  return (await tx.booking.createMany({ data: free })).count;
}
