import { beforeEach, expect, it } from "vitest";
import * as route from "@/app/api/busrequest/[id]/fits/notice/route";
import { isTravelService } from "@/lib/access/rules";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { announceRequest } from "@/lib/features/busrequest/commands/announce";
import { findNotices } from "@/lib/features/fit/commands/find-notices";
import { sendNotices } from "@/lib/features/fit/commands/send-notices";
import { readNotice } from "@/lib/features/fit/queries/notice";
import { lastNoticeDay } from "@/lib/features/fit/rules";
import { envelope, params, request, resetDb } from "@/tests/db";
import { readMail, readMails } from "@/tests/mails";
import { person } from "@/tests/people";
import { viewerAs } from "@/tests/viewer";
import { makeGroup, makeRide, minute, operator, tokenOf } from "./fit-calls";

beforeEach(resetDb);

type Caller = { token?: string; cookie?: string };
async function turn(id: string, on: unknown, { token, cookie }: Caller = {}) {
  const headers: Record<string, string> = token ? { "x-request-token": token } : {};
  const sent = request(`/api/busrequest/${id}/fits/notice`, { method: "PUT", body: { on }, cookie, headers });
  return envelope(await route.PUT(sent, params({ id })));
}

/** Another company's ride is published, and a worker comes by. */
async function ridePublished(minutes = 11) {
  const { companyId } = await operator();
  const { id } = await makeRide(companyId);
  await transaction((tx) => announceRequest(tx, id));
  await findNotices();
  return sendNotices(new Date(Date.now() + minutes * minute));
}

const storedOf = async (id: string) => (await prisma.busRequest.findUniqueOrThrow({ where: { id } })).fitNotice;

it("the author turns it off and on again by the link of the mail: off means off, and on means what comes from then on", async () => {
  const group = await makeGroup({ language: "de" });
  expect(await ridePublished()).toBe(1);
  const { text } = await readMail();
  const token = /\/de\/myrequest\/([\w-]{43})#fit-notice/.exec(text)?.[1];
  const off = await turn(group.id, false, { token });
  expect(off).toMatchObject({
    status: 200,
    entity: [{ on: false, until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
  });
  expect(await turn(group.id, false, { token })).toMatchObject({ status: 200, entity: off.entity });
  expect(await ridePublished(100)).toBe(0);
  expect(await turn(group.id, true, { token })).toMatchObject({ status: 200, entity: [{ on: true }] });
  expect(await ridePublished(200)).toBe(1);
  expect((await readMails()).map(({ subject }) => subject.slice(0, 14))).toEqual(["Ein Bus passt ", "Ein Bus passt "]);
  const lines = await prisma.auditEntry.findMany({ where: { recordId: group.id }, orderBy: { id: "asc" } });
  expect(lines).toMatchObject([
    { action: "change", userName: "anonymous", before: { fitNotice: true }, after: { fitNotice: false } },
    { action: "change", after: { fitNotice: true } },
  ]);
  // A form that is open meanwhile is not stale for it.
  expect(await prisma.busRequest.findUnique({ where: { id: group.id } })).toMatchObject({ version: group.version });
});

it("what was found before it was turned off is not sent once it is on again", async () => {
  const group = await makeGroup();
  expect(await ridePublished(1)).toBe(0);
  const token = await tokenOf(group.id);
  await turn(group.id, false, { token });
  await turn(group.id, true, { token });
  expect(await sendNotices(new Date(Date.now() + 20 * minute))).toBe(0);
  expect(await prisma.fitNotice.count()).toBe(0);
});

it("so does its author's account, and an admin; nobody else, and no other request's link", async () => {
  const [hotel, admin] = [await person("travelService"), await person(null, "admin")];
  const [stranger, colleague] = [await operator(), await person("travelService")];
  const group = await makeGroup({ authorUserId: hotel.id });
  const foreign = await tokenOf((await makeGroup()).id);
  for (const caller of [{}, { token: foreign }]) expect((await turn(group.id, false, caller)).status).toBe(401);
  for (const { cookie } of [stranger, colleague]) expect((await turn(group.id, false, { cookie })).status).toBe(403);
  expect(await storedOf(group.id)).toBe(true);
  expect((await turn(group.id, false, hotel)).status).toBe(200);
  expect(await storedOf(group.id)).toBe(false);
  expect((await turn(group.id, true, admin)).status).toBe(200);
  expect(await storedOf(group.id)).toBe(true);
  expect((await turn(group.id, "yes", hotel)).status).toBe(400);
  expect((await turn(crypto.randomUUID(), true, admin)).status).toBe(404);
  const viewer = await viewerAs(isTravelService, hotel.cookie);
  expect(await readNotice(viewer, { id: group.id, token: null })).toMatchObject({ on: true });
  const other = await viewerAs(isTravelService, colleague.cookie);
  expect(await readNotice(other, { id: group.id, token: null })).toBeNull();
});

it("is a conflict where nobody would be told: ended, not public, a company's, a bus, for one company alone", async () => {
  const admin = await person(null, "admin");
  const { companyId } = await operator();
  const company = { authorCompanyId: companyId, companyType: "busoperator" as const };
  const made = [
    await makeGroup({ endedAt: new Date(), endReason: "filled" }),
    await makeGroup({ state: "pending" }),
    await makeGroup(company),
    await makeRide(companyId),
    await makeGroup({ mode: "individual", receiverCompanyId: companyId }),
  ];
  for (const { id } of made) expect((await turn(id, false, admin)).status).toBe(409);
  const own = await person("busoperator");
  const mine = await makeGroup({ authorCompanyId: own.companyId, companyType: "busoperator" });
  expect((await turn(mine.id, false, own)).status).toBe(409);
  expect(await prisma.busRequest.count({ where: { fitNotice: false } })).toBe(0);
});

it("goes up to the day before departure, by the market's clock", async () => {
  const admin = await person(null, "admin");
  const { id } = await makeGroup();
  const midnight = `(date_trunc('day', now() at time zone 'Europe/Berlin') + interval '1 day') at time zone 'Europe/Berlin'`;
  const startAt = (sql: string) =>
    prisma.$executeRawUnsafe(`update bus_request set "startDate" = ${sql} where id = '${id}'`);
  await startAt(midnight);
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" });
  expect(await turn(id, true, admin)).toMatchObject({ status: 200, entity: [{ until: today }] });
  await startAt(`${midnight} - interval '1 minute'`);
  expect((await turn(id, true, admin)).status).toBe(409);
  expect(lastNoticeDay(Date.parse("2027-06-12T06:15:00Z"))).toBe(Date.parse("2027-06-11T00:00:00Z"));
  // Half past midnight in Berlin.
  expect(lastNoticeDay(Date.parse("2027-06-11T22:30:00Z"))).toBe(Date.parse("2027-06-11T00:00:00Z"));
});
