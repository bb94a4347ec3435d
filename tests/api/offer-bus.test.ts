import { isBusPartner } from "@/lib/access/rules";
import { viewerAs } from "@/tests/viewer";
import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { sendBusNotices } from "@/lib/features/offer/commands/bus-notice";
import { listOffers } from "@/lib/features/offer/queries/lists";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { book, changeBooking, day, soon, trip } from "./calendar-calls";
import { doTo, linkTo, listFor, mailsOf, makeOne, offer } from "./offer-calls";

beforeEach(resetDb);

/** A trip that its author has given to an operator with one of its two buses, as both see it. */
async function agreed(changes: Record<string, unknown> = {}) {
  const operator = await person("busoperator");
  const companyId = operator.companyId ?? "";
  const bus = await makeBus({ companyId, licenceplate: "R CB 418", capacity: 57 });
  const other = await makeBus({ companyId, licenceplate: "R CB 446", capacity: 44, name: "Midi" });
  const { id } = await makeBusRequest({ passengers: 42 });
  const author = await linkTo(id);
  const made = (await makeOne(id, operator, offer({ bus: bus.id, ...changes }))).entity[0];
  expect((await doTo("accept", made.id, author)).status).toBe(200);
  const booking = await prisma.booking.findUniqueOrThrow({ where: { offerId: made.id } });
  const move = async (to: string | null) => {
    const { version } = await prisma.booking.findUniqueOrThrow({ where: { id: booking.id } });
    const { status } = await changeBooking(operator, booking.id, { bus: to, version });
    expect(status).toBe(200);
  };
  const seen = async () => (await listFor(id, author)).entity[0];
  return { operator, bus, other, id, author, booking, move, seen };
}

const own = { tab: "sent", take: 10, skip: 0 } as const;
describe("an accepted offer", () => {
  it("names the bus that was offered, to its author with the plate by which the group finds it", async () => {
    const { seen, bus, id } = await agreed();
    expect(await seen()).toMatchObject({ bus: bus.id, busChanged: false, busOffered: null, seatsSpare: 15 });
    expect((await seen()).busDetails).toMatchObject({ licenceplate: "R CB 418", capacity: 57 });
    const admin = (await listFor(id, await person(null, "admin"))).entity[0];
    expect(admin.busDetails.licenceplate).toBeUndefined();
  });

  it("names the bus that the trip is booked on by now, to both sides, and the one that was offered", async () => {
    const { seen, move, other, operator } = await agreed();
    await move(other.id);
    const now = {
      bus: other.id,
      busDetails: { licenceplate: "R CB 446", name: "Midi", capacity: 44 },
      busChanged: true,
      busOffered: { licenceplate: "R CB 418", capacity: 57 },
      seatsSpare: 2,
    };
    expect(await seen()).toMatchObject(now);
    const { rows } = await listOffers(await viewerAs(isBusPartner, operator.cookie), own);
    expect(rows[0]?.offer).toMatchObject(now);
  });

  it("says that none is named yet while the trip has no bus, and nothing once it is back", async () => {
    const { seen, move, bus } = await agreed();
    await move(null);
    expect(await seen()).toMatchObject({ bus: null, busDetails: null, busChanged: true, seatsSpare: null });
    expect((await seen()).busOffered).toMatchObject({ licenceplate: "R CB 418" });
    await move(bus.id);
    expect(await seen()).toMatchObject({ bus: bus.id, busChanged: false, busOffered: null });
  });

  it("names the bus that a described vehicle has become", async () => {
    const { seen, move, other } = await agreed({ bus: null, vehicle: "Setra, 49 Plätze" });
    expect(await seen()).toMatchObject({ bus: null, busChanged: false, vehicle: "Setra, 49 Plätze" });
    await move(other.id);
    expect(await seen()).toMatchObject({ bus: other.id, busChanged: true, busOffered: null });
  });
});

const minute = 60_000;
const later = (minutes: number) => new Date(Date.now() + minutes * minute);
const told = () => mailsOf("offerBus");

describe("the mail about another bus", () => {
  it("reaches the author once, when the change has stood for five minutes, with both buses and a link", async () => {
    const { move, other, id } = await agreed();
    await move(other.id);
    expect(await sendBusNotices(later(4))).toBe(0);
    const counts = await Promise.all([sendBusNotices(later(6)), sendBusNotices(later(6))]);
    expect(counts.sort()).toEqual([0, 1]);
    expect(await sendBusNotices(later(7))).toBe(0);
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail?.recipient).toBe("verein@people.example");
    expect(mail?.text).toMatch(/R CB 446, Midi, .*44 .*R CB 418, .*57 /);
    const link = /\/myrequest\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
    expect((await listFor(id, { token: link })).status).toBe(200);
  });

  it("does not leave where the change is taken back, and waits while the trip has no bus", async () => {
    const { move, other, bus } = await agreed();
    await move(other.id);
    await move(bus.id);
    await move(null);
    expect(await sendBusNotices(later(60))).toBe(0);
    await move(bus.id);
    expect(await sendBusNotices(later(60))).toBe(0);
    expect(await prisma.busNotice.count()).toBe(0);
    await move(null);
    await move(other.id);
    expect(await sendBusNotices(later(60))).toBe(1);
    await move(bus.id);
    expect(await sendBusNotices(later(60))).toBe(1);
    expect((await told()).at(-1)?.text).toMatch(/R CB 418.*R CB 446/);
  });

  it("names the bus that a described vehicle has become", async () => {
    const { move, other } = await agreed({ bus: null, vehicle: "Setra, 49 Plätze" });
    await move(other.id);
    expect(await sendBusNotices(later(6))).toBe(1);
    expect((await told())[0]?.text).toContain("R CB 446");
  });

  it("does not leave for a trip that is over, for an own entry, or to an author whose data are erased", async () => {
    const { move, other, bus, booking, operator, id } = await agreed();
    await move(other.id);
    expect(await sendBusNotices(new Date(booking.end.getTime() + minute))).toBe(0);
    expect(await prisma.busNotice.count()).toBe(0);
    await move(bus.id);
    await prisma.busRequest.update({ where: { id }, data: { email: "" } });
    await sendBusNotices(later(6));
    const entry = (await book(operator, trip({ bus: other.id, start: soon + 300 * day, end: soon + 301 * day })))
      .entity[0];
    expect((await changeBooking(operator, entry.id, { bus: bus.id, version: 1 })).status).toBe(200);
    expect([await prisma.busNotice.count(), (await told()).length]).toEqual([0, 0]);
  });
});
