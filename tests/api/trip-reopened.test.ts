import { beforeEach, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { sendAlerts } from "@/lib/features/alert/commands/send-alerts";
import { allAt, mailColumns } from "@/lib/features/unsubscription/rules";
import * as one from "@/app/api/busrequest/[id]/route";
import { moment } from "@/lib/mail/facts";
import { makePlace, regensburg, type Spot } from "@/prisma/factories/place";
import { envelope, params, request as asked, resetDb } from "@/tests/db";
import { readMails } from "@/tests/mails";
import { person } from "@/tests/people";
import { partner, written } from "./alerts";
import { doTo, makeOne } from "./offer-calls";
import { agreedTrip, answerOne, callOff, propose } from "./trip-calls";

beforeEach(resetDb);

/** A trip that its company has called off, once somebody else had offered for it. */
async function reopened(reach: { email?: string } = {}) {
  const all = await agreedTrip();
  const former = await person("busoperator");
  const companyId = former.companyId ?? "";
  await prisma.company.update({ where: { id: companyId }, data: reach });
  const past = { requestId: all.request.id, companyId, amount: 99_000, validUntil: new Date() };
  await prisma.offer.create({ data: { ...past, state: "declined", endedAt: new Date() } });
  await prisma.user.updateMany({ data: mailColumns(allAt("now")) });
  expect((await callOff(all.trip.id, all.company, { reason: "other" })).status).toBe(200);
  return { ...all, former: { ...former, companyId } };
}

const itemsOf = (holder: string) =>
  prisma.inboxItem.findMany({ where: { holder, kind: "request" }, select: { record: true, data: true, doneAt: true } });

it("whoever has called off is not told of the group that looks again; others read that it is urgent", async () => {
  const { company } = await reopened();
  const other = await partner();
  await sendAlerts();
  const told = await written("requestAlert");
  expect(told).toContain(other.user.email);
  expect(told).not.toContain(company.email);
  const [mail] = await readMails({ template: "requestAlert", recipient: other.user.email });
  expect(mail?.subject).toMatch(/^Wieder offen, dringend: /);
  expect(mail?.text).toContain("Das bisherige Busunternehmen hat abgesagt.");
});

it("who had offered finds it in the inbox, which the mail quotes, until it offers again", async () => {
  const { former, company, request } = await reopened();
  expect(await itemsOf(former.companyId)).toEqual([{ record: request.id, data: { what: "reopened" }, doneAt: null }]);
  expect(await itemsOf(company.companyId ?? "")).toEqual([]);
  const [mail] = await readMails({ template: "tripReopened" });
  expect(mail?.text).toContain("Your inbox: Open again, urgent (open)");
  expect(mail?.text).toContain("The coach company that was to drive has cancelled");
  expect((await makeOne(request.id, former)).status).toBe(201);
  expect(await itemsOf(former.companyId)).toMatchObject([{ doneAt: expect.any(Date) }]);
});

it("called off twice, neither company is asked again", async () => {
  const { former, company, request, author } = await reopened();
  const again = (await makeOne(request.id, former)).entity[0];
  expect((await doTo("accept", again.id, author)).status).toBe(200);
  const { id } = await prisma.trip.findUniqueOrThrow({ where: { offerId: again.id } });
  expect((await callOff(id, former, { reason: "other" })).status).toBe(200);
  expect(await readMails({ template: "tripReopened" })).toHaveLength(1);
  expect(await itemsOf(company.companyId ?? "")).toEqual([]);
  await sendAlerts();
  const told = await written("requestAlert");
  expect(told).not.toContain(company.email);
  expect(told).not.toContain(former.email);
});

it("also a company without an address of its own", async () => {
  const { former, request } = await reopened({ email: "" });
  expect(await readMails({ template: "tripReopened" })).toEqual([]);
  expect(await itemsOf(former.companyId)).toMatchObject([{ record: request.id }]);
});

const day = 86_400_000;
const pilsen: Spot = { id: "geo:3068160", city: "Pilsen", country: "CZ", longitude: 13.378, latitude: 49.747 };
const linz: Spot = { id: "geo:2772400", city: "Linz", country: "AT", longitude: 14.286, latitude: 48.306 };

/** Public requests that begin on the moment's day, as the counters of lists have them. */
async function counted(moment: number) {
  const day = new Date(new Date(moment).toISOString().slice(0, 10));
  const { _sum } = await prisma.requestTally.aggregate({ where: { side: "begins", day }, _sum: { n: true } });
  return _sum.n ?? 0;
}

it("what was agreed is what goes back to the market: times, places, stops and people, and all that is read by them", async () => {
  const { trip, company, author, request } = await agreedTrip({
    start: { address: makePlace(), date: Date.now() + 10 * day },
  });
  const measured = { wayKm: 258, wayMinutes: 215, waySource: "network" };
  await prisma.busRequest.update({ where: { id: request.id }, data: measured });
  const former = await person("busoperator");
  const past = { requestId: request.id, companyId: former.companyId ?? "", amount: 99_000, validUntil: new Date() };
  await prisma.offer.create({ data: { ...past, state: "declined", endedAt: new Date() } });
  await prisma.user.updateMany({ data: mailColumns(allAt("now")) });
  const start = {
    address: makePlace(linz, { street: "Hauptplatz", number: "1" }),
    date: trip.start.getTime() + 3 * day,
  };
  const end = { address: makePlace(regensburg), date: trip.end.getTime() + 3 * day };
  const stops = [makePlace(pilsen)];
  const changed = await propose(trip.id, author, { start, end, stops, passengers: 46 });
  const changeId = changed.entity[0].change.id as string;
  expect((await answerOne("accept", { id: trip.id, changeId }, company)).status).toBe(200);
  const version = (await prisma.busRequest.findUniqueOrThrow({ where: { id: request.id } })).version;
  expect((await callOff(trip.id, company, { reason: "other" })).entity[0]).toMatchObject({ reopens: true });

  const read = await envelope(await one.GET(asked(`/api/busrequest/${request.id}`), params({ id: request.id })));
  expect(read.entity[0]).toMatchObject({
    start: { date: start.date },
    end: { date: end.date },
    passengers: 46,
    urgent: true,
  });
  const row = await prisma.busRequest.findUniqueOrThrow({ where: { id: request.id } });
  expect(row).toMatchObject({ startPlace: start.address, endPlace: end.address, stops, version: version + 1 });
  // Of a private author no front door, in the positions as in the words.
  expect(row).toMatchObject({ startLongitude: 14.29, startLatitude: 48.31, endLongitude: 12.1, endLatitude: 49.02 });
  expect(row.searchText).toContain("linz");
  expect(row.searchText).toContain("pilsen");
  expect(row.searchText).not.toMatch(/prag|hauptplatz/);
  expect(row).toMatchObject({ wayKm: null, wayMinutes: null });
  expect([await counted(trip.start.getTime()), await counted(start.date)]).toEqual([0, 1]);

  const [mail] = await readMails({ template: "tripReopened" });
  expect(mail?.text).toContain(moment(start.date, "en"));
  const other = await partner({ spot: linz });
  await sendAlerts();
  const [alert] = await readMails({ template: "requestAlert", recipient: other.user.email });
  expect(alert?.text).toContain("Linz");
  expect(alert?.text).toContain(moment(start.date, "de"));
});

it("an offer for another day, accepted: that day goes back, also once the day of before is over", async () => {
  const soon = Date.now() + 10 * day;
  const alternative = { start: soon + 5 * day, end: soon + 5 * day + 36_000_000 };
  const start = { address: makePlace(regensburg), date: soon };
  const { trip, company, request } = await agreedTrip({ start }, { alternative, reason: "Alle Busse unterwegs" });
  // The day for which it asked has come and gone.
  await prisma.busRequest.update({ where: { id: request.id }, data: { startDate: new Date(Date.now() - day) } });
  expect((await callOff(trip.id, company, {}, "?preview=1")).entity[0]).toMatchObject({ reopens: true });
  expect((await callOff(trip.id, company, { reason: "busDown" })).entity[0]).toMatchObject({ reopens: true });
  expect(await prisma.busRequest.findUniqueOrThrow({ where: { id: request.id } })).toMatchObject({
    endedAt: null,
    startDate: new Date(alternative.start),
    endDate: new Date(alternative.end),
  });
  expect((await makeOne(request.id, await person("busoperator"))).status).toBe(201);
});

it("a trip that is on its way does not come back", async () => {
  const { trip, company, request } = await agreedTrip();
  await prisma.trip.update({ where: { id: trip.id }, data: { start: new Date(Date.now() - 1) } });
  expect((await callOff(trip.id, company, { reason: "other" })).status).toBe(409);
  expect((await prisma.busRequest.findUniqueOrThrow({ where: { id: request.id } })).endReason).toBe("filled");
});
