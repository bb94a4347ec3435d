import ICAL from "ical.js";
import { beforeEach, describe, expect, it } from "vitest";
import * as file from "@/app/api/company/[id]/calendar.csv/route";
import { isBusPartner } from "@/lib/access/rules";
import { prisma } from "@/lib/db/prisma";
import { formatDateTime } from "@/lib/i18n/formats";
import { listManaged } from "@/lib/features/calendar/queries/management";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import { params, request, resetDb } from "@/tests/db";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { person } from "@/tests/people";
import { viewerAs } from "@/tests/viewer";
import { fetchFeed, openFeed, readCalendar } from "./calendar-calls";
import { doTo, makeOne, offer } from "./offer-calls";
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
  await callOff(trip.id, orderer, { reason: "other", text: "Fällt aus." });
  const gone = await read(start - 12 * hour, start + 12 * hour);
  expect(gone).toMatchObject([{ tripId: trip.id, state: "cancelled", agreed: false }]);
  expect(await rowsOf(orderer.cookie)).toMatchObject([{ trip: { id: trip.id, state: "cancelled" } }]);
});

describe("the calendar feed of who ordered a trip", () => {
  const inSeconds = (moment: number) => moment - (moment % 1_000);
  /** Its one event as a program that is not ours reads it. */
  async function eventOf(url: string) {
    const calendar = new ICAL.Component(ICAL.parse(await (await fetchFeed(url)).text()));
    const [part, ...others] = calendar.getAllSubcomponents("vevent");
    if (!part || others.length > 0) throw new Error("one event was to be there");
    const { uid, sequence, startDate } = new ICAL.Event(part);
    const status = part.getFirstPropertyValue("status");
    return { uid, sequence, status, start: startDate.toJSDate().getTime() };
  }

  it("says what its author calls off under the same name with a higher sequence, which calendars heed", async () => {
    const { orderer, trip, start } = await ordered();
    const { url } = (await openFeed(orderer, orderer.companyId)).entity[0];
    const before = await eventOf(url);
    expect(before).toMatchObject({ status: "CONFIRMED", start: inSeconds(start) });
    expect((await callOff(trip.id, orderer, { reason: "other", text: "Fällt aus." })).status).toBe(200);
    const after = await eventOf(url);
    expect(after).toMatchObject({ uid: before.uid, status: "CANCELLED", start: inSeconds(start) });
    expect(after.sequence).toBeGreaterThan(before.sequence);
  });

  it("counts on where the company calls off: the group looks for a bus again, and nothing is confirmed", async () => {
    const { orderer, company, trip, start } = await ordered();
    const { url } = (await openFeed(orderer, orderer.companyId)).entity[0];
    const before = await eventOf(url);
    expect((await callOff(trip.id, company, { reason: "busDown" })).status).toBe(200);
    const after = await eventOf(url);
    expect(after).toMatchObject({ uid: before.uid, status: "TENTATIVE", start: inSeconds(start) });
    expect(after.sequence).toBeGreaterThan(before.sequence);
  });
});

it("the CSV of who ordered a trip says where, when and how it stands, with its page", async () => {
  const { orderer, trip, start } = await ordered();
  const id = orderer.companyId ?? "";
  const lineOf = async (from: number, to: number) => {
    const path = `/api/company/${id}/calendar.csv?from=${from}&to=${to}`;
    const sent = { cookie: orderer.cookie, headers: { "accept-language": "de" } };
    const response = await file.GET(request(path, sent), params({ id }));
    expect(response.status).toBe(200);
    const [head, ...lines] = (await response.text()).trim().split("\r\n");
    const state = head?.split(";").indexOf("Stand") ?? -1;
    return { lines, stateIn: (row: string) => row.split(";")[state] };
  };
  const { lines, stateIn } = await lineOf(start - 12 * hour, start + 12 * hour);
  expect(lines).toHaveLength(1);
  const [line = ""] = lines;
  expect(line).toContain(`/userpanel/trips/${trip.id}`);
  expect(line).toContain(formatDateTime(start, "Europe/Berlin"));
  expect((await lineOf(start - 2 * day, start - hour)).lines).toEqual([]);
  await callOff(trip.id, orderer, { reason: "other", text: "Fällt aus." });
  const [gone = ""] = (await lineOf(start - 12 * hour, start + 12 * hour)).lines;
  expect([stateIn(line), stateIn(gone)]).toEqual(["Zugesagt", "Abgesagt"]);
});

it("a request for one company alone stands in its calendar, list and feed until it drives it: then once, with its bus", async () => {
  const author = await person("touroperator");
  const company = await person("busoperator");
  const bus = await makeBus({ companyId: company.companyId ?? "" });
  const receiverCompanyId = company.companyId ?? "";
  const asked = await makeBusRequest({ mode: "individual", receiverCompanyId, authorCompanyId: author.companyId });
  const at = asked.startDate.getTime();
  const { url } = (await openFeed(company, company.companyId)).entity[0];
  const stands = async () => ({
    calendar: (await readCalendar(company, company.companyId, at - day, at + 2 * day)).entity.map(
      (entry: { kind: string; bus: { id: string } | null }) => [entry.kind, entry.bus?.id ?? null],
    ),
    list: (await rowsOf(company.cookie)).map((row) => (row.booking ? "booking" : "request")),
    feed: (await (await fetchFeed(url)).text()).match(/STATUS:\w+/g),
  });
  const waits = { calendar: [["grouprequest", null]], list: ["request"], feed: ["STATUS:TENTATIVE"] };
  expect(await stands()).toEqual(waits);
  const { id } = (await makeOne(asked.id, company, offer({ bus: bus.id }))).entity[0];
  expect((await doTo("accept", id, author)).status).toBe(200);
  expect(await stands()).toEqual({ calendar: [["booking", bus.id]], list: ["booking"], feed: ["STATUS:CONFIRMED"] });
  // Its own word takes it back to where it was asked for: open again, and without a bus.
  const trip = await prisma.trip.findFirstOrThrow();
  expect((await callOff(trip.id, company, { reason: "busDown" })).status).toBe(200);
  const after = await stands();
  expect(after.calendar).toContainEqual(["grouprequest", null]);
  expect(after.feed?.toSorted()).toEqual(["STATUS:CANCELLED", "STATUS:TENTATIVE"]);
});
