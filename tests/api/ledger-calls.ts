import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { recordAvoided } from "@/lib/features/ledger/commands";
import type { LedgerSection } from "@/lib/features/ledger/schema";
import { makeBus } from "@/prisma/factories/bus";
import { person } from "@/tests/people";

export const day = 86_400_000;
const place = (city: string) => ({
  address: `Domplatz 1, ${city}`,
  placeId: `typed:${city}`,
  address_fields: { street: "Domplatz", number: "1", city, country: "Deutschland", countryISO3166Code: "DE" },
});
export const section = (part: LedgerSection["part"], from: string, to: string, km: number) => ({
  part,
  from: place(from),
  to: place(to),
  km,
});
export const wayHome = [section("alone", "Linz", "Regensburg", 212), section("paid", "Linz", "Regensburg", 212)];

export async function operator() {
  const partner = await person("busoperator");
  const companyId = partner.companyId as string;
  return { ...partner, companyId, bus: await makeBus({ companyId }) };
}
export type Operator = Awaited<ReturnType<typeof operator>>;

/** A trip of the company that ended so many days ago. */
export const trip = ({ companyId, bus }: Operator, daysAgo: number) => {
  const end = new Date(Date.now() - daysAgo * day);
  return prisma.booking.create({
    data: { companyId, busId: bus.id, title: "Linz", start: new Date(end.getTime() - day / 2), end },
  });
};

export const record = (bookingId: string, sections = wayHome) =>
  transaction((tx) => recordAvoided(tx, { bookingId, source: "return", measured: "network", sections }));
