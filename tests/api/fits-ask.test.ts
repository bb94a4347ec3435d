import { beforeEach, expect, it } from "vitest";
import * as route from "@/app/api/busrequest/[id]/fits/ask/route";
import * as passing from "@/app/api/busrequest/[id]/fits/passing/route";
import { prisma } from "@/lib/db/prisma";
import { sendAlerts } from "@/lib/features/alert/commands/send-alerts";
import { itemPath, itemSays } from "@/lib/features/inbox/rules";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { moment } from "@/lib/mail/facts";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace } from "@/prisma/factories/place";
import { envelope, params, request, resetDb } from "@/tests/db";
import { readMail } from "@/tests/mails";
import { fits, landshut, makeGroup, makeRide, minute, noonish, operator, pilsen, tokenOf } from "./fit-calls";

beforeEach(resetDb);

type Caller = { token?: string; cookie?: string; email?: string };
async function ask(id: string, supply: unknown, { token, cookie, email }: Caller = {}) {
  const headers: Record<string, string> = token ? { "x-request-token": token } : {};
  const body = { supply, ...(email ? { email } : {}) };
  const sent = request(`/api/busrequest/${id}/fits/ask`, { method: "POST", body, cookie, headers });
  return envelope(await route.POST(sent, params({ id })));
}

it("the author asks the company of a passing bus: its people get one mail, a second press sends none", async () => {
  const own = await operator();
  const ride = await makeRide(own.companyId);
  const group = await makeGroup({ email: "secret@people.example" });
  const token = await tokenOf(group.id);
  expect((await ask(group.id, ride.id, { token })).status).toBe(200);
  expect((await ask(group.id, ride.id, { token })).status).toBe(200);
  const mails = await prisma.outboxMail.findMany();
  expect(mails).toMatchObject([{ recipient: own.email, template: "requestFits", group: "requests" }]);
  expect(JSON.stringify(mails[0]?.data)).not.toContain("secret@");
  const item = await prisma.inboxItem.findFirstOrThrow({ where: { kind: "fit" } });
  expect(mails[0]?.data).toMatchObject({ item: { id: item.id, said: { word: "fitAsked" } } });
});

it("mail and inbox say that the group asks, when that bus would be there, and open the form with it", async () => {
  const own = await operator();
  const ride = await makeRide(own.companyId);
  const group = await makeGroup();
  const token = await tokenOf(group.id);
  const [fit] = (await fits(group.id, { token }, { hours: 12 })).entity;
  expect((await ask(group.id, ride.id, { token })).status).toBe(200);
  const { text, subject } = await readMail();
  expect(subject).toMatch(/^A group asks for your bus/);
  expect(text).toContain("A group asks you for an offer");
  expect(fit.pickup).not.toBe(fit.request.start);
  // To its author the group moves, not the bus.
  expect(fit.why).toMatch(/picks up \d+ min (earlier|later) than asked for/);
  expect(text).toContain(`Pick-up with this bus: ${moment(fit.pickup, "en")}`);
  expect(text).toContain(`/request/${group.id}?fit=${ride.id}#offer`);
  expect(text).toMatch(/Arrival: around .*, estimated/);
  const item = await prisma.inboxItem.findFirstOrThrow({ where: { kind: "fit" } });
  expect(itemSays({ ...item, offer: null } as unknown as InboxItem)).toEqual({ word: "fitAsked" });
  const path = itemPath({ ...item, request: { id: group.id } } as unknown as InboxItem, true);
  expect(path).toBe(`/request/${group.id}?fit=${ride.id}#offer`);
});

it("the mail about a free bus does not say that it goes there anyway, and tells the way back", async () => {
  const own = await operator(landshut);
  const spot = makePlace(landshut);
  const free = await makeBusRequest({
    ...{ category: "vacancy", companyType: "busoperator", authorCompanyId: own.companyId, passengers: 50, radius: 50 },
    ...{ start: { address: spot, date: noonish - 600 * minute }, end: { address: null, date: noonish + 900 * minute } },
  });
  const group = await makeGroup({ transferType: "transfertwoway" });
  expect((await ask(group.id, free.id, { token: await tokenOf(group.id) })).status).toBe(200);
  const { text } = await readMail();
  expect(text).toContain("A group would like your bus");
  expect(text).toMatch(/Detour: \d+ km empty on top/);
  expect(text).toContain(`Return: ${moment(group.endDate.getTime(), "en")}`);
});

const author = "author@people.example";
const posted = () => makeGroup({ state: "pending", confirmedAt: null, email: author });
async function passingFor(id: string, email: string) {
  const sent = request(`/api/busrequest/${id}/fits/passing`, { method: "POST", body: { email } });
  return envelope(await passing.POST(sent, params({ id })));
}
async function publish(id: string) {
  await prisma.busRequest.update({
    where: { id },
    data: { state: "active", confirmedAt: new Date(), approvedAt: new Date() },
  });
  await prisma.alertTask.create({ data: { requestId: id } });
  await sendAlerts();
}
const outbox = async () =>
  (await prisma.outboxMail.findMany({ orderBy: { id: "asc" } })).map(({ template, recipient }) => [
    template,
    recipient,
  ]);

it("who has just posted asks a passing bus by its address: it is told once, first, as soon as the request is public", async () => {
  const [own, other] = [await operator(), await operator(landshut)];
  const ride = await makeRide(own.companyId);
  const group = await posted();
  const seen = await passingFor(group.id, " Author@People.example");
  expect(seen.entity).toMatchObject([{ supply: { id: ride.id }, asked: false, bus: null }]);
  expect((await ask(group.id, ride.id, { email: author })).status).toBe(200);
  expect((await ask(group.id, ride.id, { email: author })).status).toBe(200);
  expect((await passingFor(group.id, author)).entity).toMatchObject([{ asked: true }]);
  expect(await outbox()).toEqual([]);
  await publish(group.id);
  expect(await outbox()).toEqual([
    ["requestFits", own.email],
    ["requestAlert", other.email],
  ]);
  await prisma.alertTask.create({ data: { requestId: group.id } });
  await sendAlerts();
  expect(await outbox()).toHaveLength(2);
});

it("a company whose bus was gone before the request was public hears of it like all others", async () => {
  const own = await operator(landshut);
  const ride = await makeRide(own.companyId);
  const group = await posted();
  await ask(group.id, ride.id, { email: author });
  await prisma.busRequest.update({ where: { id: ride.id }, data: { endedAt: new Date(), endReason: "withdrawn" } });
  await publish(group.id);
  expect(await outbox()).toEqual([["requestAlert", own.email]]);
  expect(await prisma.fitAsk.count()).toBe(0);
});

it("another's address, and one's own once the request is confirmed, open nothing; a request for one company asks nobody", async () => {
  const own = await operator();
  const ride = await makeRide(own.companyId);
  const group = await posted();
  expect((await passingFor(group.id, "other@people.example")).status).toBe(401);
  expect((await ask(group.id, ride.id, { email: "other@people.example" })).status).toBe(401);
  await prisma.busRequest.update({ where: { id: group.id }, data: { confirmedAt: new Date() } });
  expect((await passingFor(group.id, author)).status).toBe(401);
  const one = await makeGroup({ state: "pending", mode: "individual", receiverCompanyId: own.companyId });
  expect((await ask(one.id, ride.id, { token: await tokenOf(one.id) })).status).toBe(409);
  const ended = await makeGroup({ endedAt: new Date(), endReason: "withdrawn", email: author });
  expect((await ask(ended.id, ride.id, { token: await tokenOf(ended.id) })).status).toBeGreaterThan(400);
  expect(await prisma.fitAsk.count()).toBe(0);
});

it("404 for a bus that does not pass, 403 for who has not written it, 400 for no bus", async () => {
  const [own, other] = [await operator(), await operator(pilsen)];
  const ride = await makeRide(own.companyId);
  const group = await makeGroup();
  const back = await makeGroup({ transferType: "transfertwoway" });
  expect((await ask(back.id, ride.id, { token: await tokenOf(back.id) })).status).toBe(404);
  expect((await ask(group.id, ride.id, other)).status).toBe(403);
  expect((await ask(group.id, ride.id)).status).toBe(401);
  expect((await ask(group.id, "x", { token: await tokenOf(group.id) })).status).toBe(400);
  expect(await prisma.outboxMail.count()).toBe(0);
});
