import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { askForRatings } from "@/lib/features/trip/commands/ask-rating";
import { showDueRatings } from "@/lib/features/trip/commands/show-rating";
import { eraseTripsOf } from "@/lib/features/trip/commands/erase";
import { keepTrips } from "@/lib/features/trip/commands/keep";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { mailsOf } from "./offer-calls";
import { drivenTrip, marks, rate, ratingOf, ratingsOf, remove, reply } from "./rating-calls";
import { callOff, agreedTrip, readOne } from "./trip-calls";

beforeEach(resetDb);

const day = 86_400_000;
const ratingsIn = async (id: string, who: Parameters<typeof readOne>[1]) => (await readOne(id, who)).entity[0].ratings;

describe("POST /trip/{id}/rating", () => {
  it("both sides once, each hidden from the other until both have rated; then on the profile, without a name", async () => {
    const { trip, company, author } = await drivenTrip();
    const profile = company.companyId ?? "";
    const first = await rate(trip.id, author, { ...marks, text: "Pünktlich und freundlich." });
    expect(first).toMatchObject({
      status: 201,
      entity: [{ state: "done", ratings: { open: false, own: { ...marks, shown: false }, other: null } }],
    });
    expect(await ratingsIn(trip.id, company)).toEqual({ open: true, own: null, namedAs: null, other: null });
    expect(await ratingOf(profile)).toMatchObject({ entity: [{ count: 0, overall: null, trips: 1, cancelled: null }] });
    const second = await rate(trip.id, company, { punctual: 1, vehicle: 2, contact: 3 });
    expect(second.entity[0].ratings).toMatchObject({
      own: { shown: true },
      other: { text: "Pünktlich und freundlich." },
    });
    expect(await ratingsIn(trip.id, author)).toMatchObject({ own: { shown: true }, other: { punctual: 1 } });
    expect((await ratingOf(profile)).entity[0]).toMatchObject({ ...marks, count: 1, overall: 4 });
    const { entity, total } = await ratingsOf(profile);
    expect(total).toBe(1);
    expect(entity[0]).toMatchObject({
      text: "Pünktlich und freundlich.",
      from: null,
      trip: null,
      date: trip.start.getTime(),
    });
    const again = await rate(trip.id, author);
    expect(again).toMatchObject({ status: 409, fields: [{ message: "alreadyRated" }] });
    const kinds = (await readOne(trip.id, author)).entity[0].history.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === "rated")).toHaveLength(2);
  });

  it("of two presses at once exactly one is kept", async () => {
    const { trip, author } = await drivenTrip();
    const presses = await Promise.all([rate(trip.id, author), rate(trip.id, author), rate(trip.id, author)]);
    expect(presses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await prisma.tripRating.count()).toBe(1);
  });

  it("400 for marks that are none, 404 for strangers, 403 for admins, 409 for what was not driven or is not over", async () => {
    const { trip, author, company } = await drivenTrip();
    const bad = await rate(trip.id, author, { punctual: 0, vehicle: 6, contact: 2.5 });
    expect(bad).toMatchObject({
      status: 400,
      fields: [{ path: "punctual" }, { path: "vehicle" }, { path: "contact" }],
    });
    expect((await rate(trip.id, author, {})).fields).toHaveLength(3);
    expect((await rate(trip.id, author, { ...marks, text: "x".repeat(1001) })).status).toBe(400);
    expect((await rate(trip.id, {})).status).toBe(401);
    expect((await rate(trip.id, await person("busoperator"))).status).toBe(404);
    expect((await rate(trip.id, await person(null, "admin"))).status).toBe(403);
    const soon = await drivenTrip(2);
    expect(await rate(soon.trip.id, soon.author)).toMatchObject({ status: 409, fields: [{ message: "tripNotDone" }] });
    const off = await agreedTrip();
    await callOff(off.trip.id, off.company, { reason: "busDown" });
    await prisma.trip.update({ where: { id: off.trip.id }, data: { start: trip.start, end: trip.end } });
    expect(await rate(off.trip.id, off.company)).toMatchObject({ status: 409, fields: [{ message: "tripNotDriven" }] });
    const planted = { ...marks, tripId: off.trip.id, by: "company" } as const;
    await expect(prisma.tripRating.create({ data: planted })).rejects.toThrow("was not driven");
    expect((await rate(trip.id, company)).status).toBe(201);
  });
});

describe("what one side alone has said", () => {
  it("is shown a fortnight after the trip was done, once, and waits for the other side then", async () => {
    const { trip, company, author } = await drivenTrip();
    await rate(trip.id, company);
    const due = trip.end.getTime() + 15 * day;
    expect(await showDueRatings(new Date(due - 1))).toBe(0);
    expect((await ratingsIn(trip.id, author)).other).toBeNull();
    expect(await showDueRatings(new Date(due))).toBe(1);
    expect(await showDueRatings(new Date(due))).toBe(0);
    expect(await ratingsIn(trip.id, author)).toMatchObject({ open: true, other: marks });
  });

  it("a word of the side that was rated, once, and only on what it can read", async () => {
    const { trip, company, author } = await drivenTrip();
    await rate(trip.id, author, { ...marks, text: "Der Bus war kalt." });
    expect((await reply(trip.id, company, "Danke.")).fields).toMatchObject([{ message: "ratingUnknown" }]);
    await rate(trip.id, company);
    expect((await reply(trip.id, company, " ")).status).toBe(400);
    const [one, two] = await Promise.all([
      reply(trip.id, company, "Die Heizung ist repariert."),
      reply(trip.id, company, "Ja."),
    ]);
    expect([one?.status, two?.status].sort()).toEqual([200, 409]);
    expect(await ratingsIn(trip.id, author)).toMatchObject({ own: { answered_at: expect.any(Number) } });
    expect((await ratingsOf(company.companyId ?? "")).entity[0].answer).not.toBe("");
  });
});

describe("askForRatings", () => {
  it("asks both sides a day after it was done, once; who has rated or left the group of mails is not asked", async () => {
    const { trip, company } = await drivenTrip();
    const asked = new Date(trip.end.getTime() + 2 * day);
    await keepTrips();
    expect(await askForRatings(new Date(asked.getTime() - 1))).toBe(0);
    await prisma.company.updateMany({ where: { id: company.companyId ?? "" }, data: { registered: true } });
    expect(await askForRatings(asked)).toBe(1);
    expect(await askForRatings(asked)).toBe(0);
    const mails = await mailsOf("tripRate");
    expect(mails).toHaveLength(2);
    expect(mails.map(({ group }) => group)).toEqual(["offers", "offers"]);
    expect(mails.some(({ text }) => text?.includes("#rating"))).toBe(true);
    expect(await prisma.inboxItem.findMany({ where: { noun: "trip" } })).toMatchObject([
      { kind: "due", noun: "trip", data: { what: "rate" } },
    ]);
    await rate(trip.id, company);
    expect(await prisma.inboxItem.count({ where: { noun: "trip", doneAt: null } })).toBe(0);
    const other = await drivenTrip(30, { email: "leise@people.example" });
    await prisma.unsubscription.create({ data: { email: "leise@people.example", group: "offers" } });
    await keepTrips();
    await rate(other.trip.id, other.company);
    expect(await askForRatings(new Date(asked.getTime() + day))).toBe(1);
    expect(await mailsOf("tripRate")).toHaveLength(2);
  });

  it("nobody is asked about a trip of long ago", async () => {
    await drivenTrip(24 * 40);
    await keepTrips();
    expect(await askForRatings()).toBe(0);
  });
});

describe("on the profile", () => {
  it("an admin takes a rating down, which then counts for nothing, and puts it back", async () => {
    const { trip, company, author } = await drivenTrip();
    const [id, admin] = [company.companyId ?? "", await person(null, "admin")];
    await rate(trip.id, author, { ...marks, text: "Der Fahrer hieß Maier." });
    await rate(trip.id, company);
    expect((await remove(trip.id, company)).status).toBe(403);
    expect((await remove(trip.id, admin, true, "nobody")).status).toBe(400);
    expect(await remove(trip.id, admin)).toMatchObject({ status: 200, entity: [{ removed: true }] });
    expect((await ratingsOf(id)).total).toBe(0);
    expect((await ratingOf(id)).entity[0].count).toBe(0);
    expect((await ratingsIn(trip.id, company)).other).toBeNull();
    expect((await ratingsIn(trip.id, author)).own.removed).toBe(true);
    await remove(trip.id, admin, false);
    expect((await ratingsOf(id, admin)).entity[0].trip).toBe(trip.id);
  });

  it("from ten trips on: how often it calls off, and answers what went to it alone", async () => {
    const { trip, company } = await drivenTrip();
    const id = company.companyId ?? "";
    await keepTrips();
    const { id: _id, number: _number, offerId: _offer, bookingId: _booking, ...same } = trip;
    const plant = async (cancelled: boolean) => {
      const offer = await prisma.offer.create({
        data: {
          requestId: trip.requestId,
          companyId: id,
          amount: 1,
          validUntil: new Date(),
          state: "withdrawn",
          endedAt: new Date(),
        },
      });
      const off = { state: "cancelled", cancelledBy: "company", cancelledAt: new Date() } as const;
      const row = {
        ...same,
        offerId: offer.id,
        stops: [],
        pauses: [],
        endPlace: same.endPlace ?? {},
        startPlace: same.startPlace ?? {},
      };
      await prisma.trip.create({ data: { ...row, terms: same.terms ?? {}, state: "done", ...(cancelled ? off : {}) } });
    };
    for (let at = 0; at < 8; at += 1) await plant(at < 2);
    expect((await ratingOf(id)).entity[0]).toMatchObject({ trips: 9, cancelled: null, answered: null });
    await plant(false);
    expect((await ratingOf(id)).entity[0]).toMatchObject({ trips: 10, cancelled: 0.2, answered: null });
    const asked = {
      receiverCompanyId: id,
      mode: "individual",
      confirmedAt: new Date(Date.now() - 5 * day),
      approvedAt: new Date(Date.now() - 5 * day),
    } as const;
    const answered = await makeBusRequest(asked);
    await prisma.offer.create({
      data: {
        requestId: answered.id,
        companyId: id,
        amount: 1,
        validUntil: new Date(),
        state: "declined",
        endedAt: new Date(),
      },
    });
    for (let at = 0; at < 3; at += 1) await makeBusRequest(asked);
    await makeBusRequest({ ...asked, approvedAt: new Date() });
    expect((await ratingOf(id)).entity[0].answered).toBe(0.25);
  });

  it("names the trade alone, and nobody's words once the person is erased", async () => {
    const tour = await person("touroperator");
    const { trip, company, request } = await drivenTrip(30, {
      authorCompanyId: tour.companyId,
      companyType: "touroperator",
    });
    const id = company.companyId ?? "";
    // Before it writes the company reads under which name that will stand.
    const { namedAs } = await ratingsIn(trip.id, tour);
    await rate(trip.id, tour, { ...marks, text: "Gern wieder." });
    await rate(trip.id, company);
    expect((await ratingsOf(id)).entity[0].from).not.toBeNull();
    expect((await ratingsOf(id)).entity[0].from).toBe(namedAs);
    expect((await ratingsIn(trip.id, company)).namedAs).toBeNull();
    await transaction((tx) => eraseTripsOf(tx, request.id));
    expect((await ratingsOf(id)).total).toBe(0);
    expect((await ratingOf(id)).entity[0].count).toBe(1);
    expect((await ratingsOf((await person(null)).companyId ?? trip.id)).status).toBe(404);
  });
});
