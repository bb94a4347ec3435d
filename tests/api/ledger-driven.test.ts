import { beforeEach, describe, expect, it } from "vitest";
import { announce } from "@/lib/cache/tags";
import { prisma } from "@/lib/db/prisma";
import { marketNumbers } from "@/lib/features/surroundings/queries";
import { resetDb } from "@/tests/db";
import { day, operator, record, trip } from "./ledger-calls";
import { agreedTrip } from "./trip-calls";

beforeEach(resetDb);

describe("litres", () => {
  it("are those of the bus, else of its size; what is stored stays when the bus says otherwise", async () => {
    const me = await operator();
    let daysAgo = 1;
    const litresAt = async (bus: { capacity: number; litres: number | null }) => {
      await prisma.bus.update({ where: { id: me.bus.id }, data: bus });
      daysAgo += 2;
      const { id } = await trip(me, daysAgo);
      await record(id);
      return (await prisma.ledgerEntry.findUnique({ where: { bookingId: id } }))?.litres;
    };
    expect(await litresAt({ capacity: 50, litres: 24 })).toBe(24);
    expect(await litresAt({ capacity: 50, litres: null })).toBe(28);
    expect(await litresAt({ capacity: 35, litres: null })).toBe(20);
    expect(await litresAt({ capacity: 19, litres: null })).toBe(13);
    expect((await prisma.ledgerEntry.findMany({ orderBy: { createdAt: "asc" } }))[0]?.litres).toBe(24);
    await expect(prisma.bus.update({ where: { id: me.bus.id }, data: { litres: 3 } })).rejects.toThrow();
  });
});

describe("what the market has saved", () => {
  it("counts for everybody once it was driven: its day has passed, and its trip is done", async () => {
    const { trip: agreed } = await agreedTrip();
    const id = agreed.bookingId ?? "";
    await record(id);
    const saved = async () => {
      announce(["busrequest"]);
      return Math.round((await marketNumbers()).saved);
    };
    const [start, end] = [new Date(Date.now() - 3 * day), new Date(Date.now() - 2 * day)];
    expect(await saved()).toBe(0);
    await prisma.booking.update({ where: { id }, data: { start, end } });
    expect(await saved()).toBe(0);
    await prisma.trip.update({ where: { id: agreed.id }, data: { state: "done" } });
    expect(await saved()).toBe(212);
    await prisma.booking.update({ where: { id }, data: { state: "cancelled" } });
    expect(await saved()).toBe(0);
  });
});
