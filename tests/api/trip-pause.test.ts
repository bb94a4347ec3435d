import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { drivenByCompany, plannedPauses } from "@/lib/features/driver/queries/pauses";
import { pausesRecord } from "@/lib/features/driver/schema/pause";
import { makePlace, regensburg } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { pdfText } from "@/tests/pdf-text";
import { person } from "@/tests/people";
import { create, house, plain } from "./location-calls";
import { paper } from "./paper-calls";
import { agreedTrip, answerOne, planPause, propose, readOne } from "./trip-calls";

beforeEach(resetDb);

const hour = 3_600_000;
const always = Object.fromEntries(
  ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => [day, [{ from: "00:00", to: "24:00" }]]),
);
const spot = (id: string, city: string, longitude: number, latitude: number) =>
  makePlace({ id, city, country: "DE", longitude, latitude });
const nuremberg = spot("geo:2861650", "Nürnberg", 11.07, 49.45);
const hanover = spot("geo:2910831", "Hannover", 9.73, 52.37);

/** One way from Regensburg over Nürnberg to Hannover, and a house beside the road where its first break may lie. */
async function longTrip() {
  const date = Math.floor(Date.now() / (24 * hour)) * 24 * hour + 246 * hour;
  const agreed = await agreedTrip({
    transferType: "transferoneway",
    start: { address: makePlace(regensburg), date },
    end: { address: hanover, date: date + 12 * hour },
    stops: [nuremberg],
  });
  const driven = await drivenByCompany(agreed.trip.id, "de");
  const first = driven?.hours.breaks[0];
  if (!driven || !first) throw new Error("no break");
  const { line, km } = driven.way;
  const [longitude = 0, latitude = 0] = line[Math.round((line.length * (first.fromKm + first.toKm)) / 2 / km)] ?? [];
  const made = await create(await house(), {
    ...plain,
    ...{ title: "Hotel Jakobshof", facts: { coachBays: 6, hours: always }, location: { longitude, latitude } },
  });
  return { ...agreed, stop: made.entity[0].id as string, break0: first };
}

const journeyOf = async (reader: Parameters<typeof paper>[0], id: string, query = "?lng=de") =>
  pdfText(new Uint8Array(await (await paper(reader, id, "journeyform.pdf", query)).arrayBuffer()));

describe("PUT /trip/{id}/pause", () => {
  it("keeps the break at the stop: on the driver's page, on the journey form, in history and audit", async () => {
    const { company, author, trip, stop, break0 } = await longTrip();
    const done = await planPause(trip.id, company, { which: 0, stop, version: trip.version });
    expect(done.status, JSON.stringify(done.fields)).toBe(200);
    const { version, pauses } = pausesRecord.parse(done.entity[0]);
    expect(version).toBe(trip.version + 1);
    expect(pauses).toMatchObject([{ which: 0, stop, title: "Hotel Jakobshof", section: "out", after: 1 }]);
    const [pause] = pauses;
    expect(pause?.from).toBeGreaterThanOrEqual(break0.from);
    expect(pause?.from).toBeLessThanOrEqual(break0.to);
    expect((pause?.to ?? 0) - (pause?.from ?? 0)).toBe(45 * 60_000);

    expect(await plannedPauses(trip.id, "de")).toEqual(pauses);
    const sheet = await journeyOf(company, trip.id);
    expect(sheet).toContain("Fassung 1");
    expect(sheet).toMatch(/Nürnberg.*Hotel Jakobshof.*Pause des Fahrers, km \d+.*Hannover/s);
    const confirmed = await paper(author, trip.id, "confirmation.pdf", "?lng=de");
    expect(await pdfText(new Uint8Array(await confirmed.arrayBuffer()))).not.toContain("Jakobshof");

    const { history } = (await readOne(trip.id, author)).entity[0];
    expect(history.at(-1)).toMatchObject({
      ...{ kind: "breakPlanned", by: "company" },
      data: { stop, at: pause?.from, km: pause?.atKm },
    });
    const [line] = await prisma.auditEntry.findMany({ where: { action: "planPause", recordId: trip.id } });
    expect(line).toMatchObject({ userId: company.id, after: { pauses: [{ which: 0, stop }] } });
  });

  it("is taken back, and a new version of the sheet no longer names the place; the earlier one still does", async () => {
    const { company, trip, stop } = await longTrip();
    await planPause(trip.id, company, { which: 0, stop, version: 1 });
    expect(await journeyOf(company, trip.id)).toContain("Jakobshof");
    const open = await planPause(trip.id, company, { which: 0, stop: null, version: 2 });
    expect(open).toMatchObject({ status: 200, entity: [{ version: 3, pauses: [] }] });
    expect(await journeyOf(company, trip.id)).not.toContain("Jakobshof");
    expect(await journeyOf(company, trip.id, "?lng=de&version=1")).toContain("Jakobshof");
    const kinds = (await readOne(trip.id, company)).entity[0].history.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(["agreed", "breakPlanned", "breakOpened"]);
  });

  it("no longer holds, and says so, where the stop closes or the times move; what is planned next leaves it out", async () => {
    const { company, author, trip, stop } = await longTrip();
    await planPause(trip.id, company, { which: 0, stop, version: 1 });
    expect((await drivenByCompany(trip.id, "de"))?.missed).toBe(0);
    await prisma.advertiserLocation.update({
      where: { id: stop },
      data: { facts: { hours: { mon: [{ from: "03:00", to: "03:05" }] } } },
    });
    expect(await drivenByCompany(trip.id, "de")).toMatchObject({ missed: 1, taken: new Map() });
    expect(await plannedPauses(trip.id, "de")).toEqual([]);

    await prisma.advertiserLocation.update({ where: { id: stop }, data: { facts: { hours: always } } });
    const later = trip.start.getTime() + 2 * hour;
    const asked = await propose(trip.id, company, { start: { date: later } });
    const changeId = asked.entity[0].change.id as string;
    expect((await answerOne("accept", { id: trip.id, changeId }, author)).status).toBe(200);
    const [moved] = await plannedPauses(trip.id, "de");
    expect(moved?.from).toBeGreaterThan(later);
  });

  it("404 for who does not drive it, 400 where no break can be taken, 409 for a stale version and a trip that has begun", async () => {
    const { company, author, trip, stop } = await longTrip();
    const one = { which: 0, stop, version: 1 };
    expect((await planPause(trip.id, await person("busoperator"), one)).status).toBe(404);
    expect((await planPause(trip.id, author, one)).status).toBe(401);
    const fieldsOf = async (body: object) => {
      const { status, fields } = await planPause(trip.id, company, { ...one, ...body });
      return [status, fields?.[0]?.path, fields?.[0]?.message];
    };
    expect(await fieldsOf({ stop: crypto.randomUUID() })).toEqual([400, "stop", "pauseNotThere"]);
    expect(await fieldsOf({ which: 9 })).toEqual([400, "stop", "pauseNotThere"]);
    for (const which of [-1, 20, 0.5, "0"]) expect((await fieldsOf({ which }))[0]).toBe(400);
    expect((await fieldsOf({ stop: "hier" }))[0]).toBe(400);
    expect((await fieldsOf({ version: 2 }))[0]).toBe(409);
    const both = await Promise.all([planPause(trip.id, company, one), planPause(trip.id, company, one)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const start = new Date(Date.now() - hour);
    await prisma.trip.update({ where: { id: trip.id }, data: { start, version: 7 } });
    const begun = await planPause(trip.id, company, { ...one, stop: null, version: 7 });
    expect(begun).toMatchObject({ status: 409, fields: [{ path: "state", message: "tripUnderway" }] });
    expect(await prisma.tripEvent.count({ where: { tripId: trip.id, kind: "breakPlanned" } })).toBe(1);
  });
});
