import { beforeEach, expect, it } from "vitest";
import { isBusPartner } from "@/lib/access/rules";
import { listManaged } from "@/lib/features/calendar/queries/management";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { viewerAs } from "@/tests/viewer";
import { fetchFeed, openFeed, readCalendar } from "./calendar-calls";
import { agreedTrip, answerOne, callOff, propose } from "./trip-calls";

beforeEach(resetDb);

const [hour, day] = [3_600_000, 86_400_000];

/** A tour operator's own request that has become a trip, moved by a day since. */
async function ordered() {
  const orderer = await person("touroperator");
  const authorCompanyId = orderer.companyId ?? "";
  const made = await agreedTrip({ companyType: "touroperator", authorCompanyId, authorUserId: orderer.id });
  const start = made.trip.start.getTime() + day;
  const body = { start: { date: start }, end: { date: made.trip.end.getTime() + day }, passengers: 40 };
  const changeId = (await propose(made.trip.id, made.author, body)).entity[0].change.id as string;
  expect((await answerOne("accept", { id: made.trip.id, changeId }, made.company)).status).toBe(200);
  return { ...made, orderer, start };
}

async function rowsOf(cookie: string) {
  const viewer = await viewerAs(isBusPartner, cookie);
  return (
    await listManaged(viewer, { text: "", kinds, active: "all", sort: "next", take: 10, skip: 0, from: null, to: null })
  ).rows;
}

it("who ordered a trip finds it in calendar and list as agreed last, and called off once it is", async () => {
  const { orderer, trip, start, request } = await ordered();
  const read = async (from: number, to: number) => (await readCalendar(orderer, orderer.companyId, from, to)).entity;
  const entries = await read(start - 12 * hour, start + 12 * hour);
  expect(entries).toMatchObject([{ request: request.id, tripId: trip.id, agreed: true, start, passengers: 40 }]);
  // Not on the day for which it was asked first.
  expect(await read(start - 2 * day, start - hour)).toEqual([]);
  expect(await rowsOf(orderer.cookie)).toMatchObject([
    { request: { id: request.id, passengers: 40, start: { date: start } }, trip: { id: trip.id, state: "changed" } },
  ]);
  const { url } = (await openFeed(orderer, orderer.companyId)).entity[0];
  const feed = async () => (await fetchFeed(url)).text();
  const utc = `${new Date(start).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  expect(await feed()).toMatch(new RegExp(`DTSTART:${utc}[^]*STATUS:CONFIRMED`));
  await callOff(trip.id, orderer, { reason: "other", text: "Fällt aus." });
  const gone = await read(start - 12 * hour, start + 12 * hour);
  expect(gone).toMatchObject([{ tripId: trip.id, state: "cancelled", agreed: false }]);
  expect(await rowsOf(orderer.cookie)).toMatchObject([{ trip: { id: trip.id, state: "cancelled" } }]);
  expect(await feed()).toContain("STATUS:CANCELLED");
});
