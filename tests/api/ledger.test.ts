import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { recordAvoided } from "@/lib/features/ledger/commands";
import type { LedgerSection } from "@/lib/features/ledger/schema";
import { makeBus } from "@/prisma/factories/bus";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";

beforeEach(resetDb);

const day = 86_400_000;
const place = (city: string) => ({
  address: `Domplatz 1, ${city}`,
  placeId: `typed:${city}`,
  address_fields: { street: "Domplatz", number: "1", city, country: "Deutschland", countryISO3166Code: "DE" },
});
const section = (part: LedgerSection["part"], from: string, to: string, km: number) => ({
  part,
  from: place(from),
  to: place(to),
  km,
});
const wayHome = [section("alone", "Linz", "Regensburg", 212), section("paid", "Linz", "Regensburg", 212)];

async function operator() {
  const partner = await person("busoperator");
  const companyId = partner.companyId as string;
  return { ...partner, companyId, bus: await makeBus({ companyId }) };
}
type Operator = Awaited<ReturnType<typeof operator>>;

/** A trip of the company that ended so many days ago. */
const trip = ({ companyId, bus }: Operator, daysAgo: number) => {
  const end = new Date(Date.now() - daysAgo * day);
  return prisma.booking.create({
    data: { companyId, busId: bus.id, title: "Linz", start: new Date(end.getTime() - day / 2), end },
  });
};

const record = (bookingId: string, sections = wayHome) =>
  transaction((tx) => recordAvoided(tx, { bookingId, source: "return", measured: "network", sections }));

describe("what a won trip saves", () => {
  it("is stored with its sum and its factors, without anybody's street", async () => {
    const { id } = await trip(await operator(), 3);
    await record(id);
    const [entry] = await prisma.ledgerEntry.findMany();
    expect(entry).toMatchObject({ aloneKm: 212, emptyKm: 0, paidKm: 212, litres: 28, carbon: 2.65 });
    expect(JSON.stringify(entry?.sections)).not.toContain('"street"');
  });

  it("is stored once a booking, and keeps the figures of its day", async () => {
    const { id } = await trip(await operator(), 3);
    await record(id);
    await record(id, [section("alone", "Linz", "Passau", 90)]);
    expect(await prisma.ledgerEntry.findMany()).toMatchObject([{ aloneKm: 212 }]);
    await expect(prisma.ledgerEntry.updateMany({ data: { aloneKm: 1000 } })).rejects.toThrow();
  });

  it("is not stored where nothing is saved, nor where a figure makes no sense", async () => {
    const { id } = await trip(await operator(), 3);
    await record(id, [section("alone", "Linz", "Passau", 90), section("empty", "Linz", "Passau", 90)]);
    expect(await prisma.ledgerEntry.count()).toBe(0);
    for (const km of [-1, Number.NaN, Number.POSITIVE_INFINITY, 20_001]) {
      await expect(record(id, [section("alone", "Linz", "Passau", km)])).rejects.toThrow();
    }
  });
});
