import { beforeEach, describe, expect, it } from "vitest";
import * as one from "@/app/api/busrequest/[id]/route";
import * as collection from "@/app/api/busrequest/route";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { sendAlerts } from "@/lib/features/alert/commands/send-alerts";
import { announceRequest } from "@/lib/features/busrequest/commands/announce";
import { findNotices } from "@/lib/features/fit/commands/find-notices";
import { sendNotices } from "@/lib/features/fit/commands/send-notices";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace } from "@/prisma/factories/place";
import { envelope, params, request, resetDb } from "@/tests/db";
import { readMail, readMails } from "@/tests/mails";
import { draft } from "@/tests/people";
import { withStored } from "@/tests/versions";
import * as busses from "./bus-calls";
import { landshut, makeGroup, makeRide, minute, muenchen, noonish, operator, prag } from "./fit-calls";
import { plantOffer } from "./offer-calls";

beforeEach(resetDb);

const author = "author@people.example";
const group = (overrides: Parameters<typeof makeGroup>[0] = {}) =>
  makeGroup({ email: author, language: "en", ...overrides });

const announce = (id: string) => transaction((tx) => announceRequest(tx, id));
const minutesOn = (minutes: number) => new Date(Date.now() + minutes * minute);

/** A worker comes by, once what waits has been gathered. */
async function look(minutes = 11) {
  await findNotices();
  return sendNotices(minutesOn(minutes));
}

/** An empty ride of another company past Landshut, as it is published. */
async function published(overrides: Parameters<typeof makeRide>[1] = {}) {
  const own = await operator();
  const ride = await makeRide(own.companyId, overrides);
  await announce(ride.id);
  return { own, ride };
}

const change = async (id: string, cookie: string, body: object) =>
  envelope(
    await one.PUT(
      request(`/api/busrequest/${id}`, { method: "PUT", cookie, body: await withStored("busrequest", id, body) }),
      params({ id }),
    ),
  );

const recipients = async () => (await readMails()).map(({ template, recipient }) => [template, recipient]);

describe("a bus that comes to fit", () => {
  it("is mailed to the group's author once, with when, how far and how many seats, and no word of anybody else's", async () => {
    const mine = await group({ phone: "+49 170 5550199", mobile: "+49 170 5550198", description: "a secret trip" });
    const { own, ride } = await published({
      email: "office@coach.example",
      phone: "+49 89 5550177",
      askingAmount: 77_700,
    });
    expect(await look()).toBe(1);
    await announce(ride.id);
    expect(await look(200)).toBe(0);
    expect(await recipients()).toEqual([["fittingBuses", author]]);
    const mail = await readMail();
    expect(mail).toMatchObject({ group: "offers" });
    expect(mail.subject).toBe(`A bus fits your trip: Landshut → Pilsen, CB-${mine.number}`);
    const line = new RegExp(
      `Empty ride: Munich → Prague, Reisen ${own.userName}, leaves \\w+ [\\d.]+ \\d\\d:\\d\\d, `,
      "i",
    );
    expect(mail.text).toMatch(line);
    expect(mail.text).toMatch(/picks you up at \d\d:\d\d, passes you with a \d+ km detour, 57 seats/);
    expect(mail.text).toContain("‘Ask for an offer’");
    expect(mail.text).toContain("because you are looking for a bus on Charabanc");
    const told = JSON.stringify(mail);
    const secrets = ["5550199", "5550198", "5550177", "a secret trip", "coach.example", own.email];
    for (const secret of secrets) expect(told).not.toContain(secret);
    expect(told).not.toMatch(/€|EUR/);
  });

  it("names no other author's trip, and each author gets the own link", async () => {
    const [mine, other] = [await group(), await group({ email: "other@people.example" })];
    await published();
    expect(await look()).toBe(2);
    const texts = await Promise.all([author, "other@people.example"].map((recipient) => readMail({ recipient })));
    expect(texts[0]?.text).not.toContain(`CB-${other.number}`);
    expect(texts[1]?.text).not.toContain(`CB-${mine.number}`);
    const links = texts.map(({ text }) => /\/myrequest\/([\w-]{43})#fits/.exec(text)?.[1]);
    expect(new Set(links).size).toBe(2);
  });

  it("is found where a partner posts it by itself, a free bus around as well", async () => {
    await group();
    const own = await operator(landshut);
    const from = { address: makePlace(muenchen), date: noonish - 100 * minute };
    const to = { address: makePlace(prag), date: noonish + 300 * minute };
    const ride = draft({ category: "emptyride", transferType: "transferoneway", passengers: 57, start: from, end: to });
    const made = await collection.POST(request("/api/busrequest", { body: ride, cookie: own.cookie }));
    expect(made.status).toBe(201);
    const free = await makeBusRequest({
      ...{
        category: "vacancy",
        companyType: "busoperator",
        authorCompanyId: own.companyId,
        passengers: 50,
        radius: 50,
      },
      ...{ start: { address: makePlace(landshut), date: noonish - 600 * minute } },
      ...{ end: { address: null, date: noonish + 900 * minute } },
    });
    await announce(free.id);
    expect(await look()).toBe(1);
    const { text, subject } = await readMail({ template: "fittingBuses" });
    expect(subject).toMatch(/^2 buses fit your trip/);
    expect(text).toMatch(/1\. Empty ride: Munich → Prague/);
    expect(text).toMatch(/2\. Free bus: Landshut, .*free from .* to .*drives \d+ km empty on top, 50 seats/);
  });

  it("several within ten minutes are one mail, and what comes after it waits for an hour", async () => {
    await group();
    await published();
    await published();
    expect(await look(9)).toBe(0);
    expect(await look(11)).toBe(1);
    expect((await readMail()).subject).toMatch(/^2 buses/);
    await published();
    expect(await look(40)).toBe(0);
    expect(await look(72)).toBe(1);
    expect((await readMail()).subject).toMatch(/^A bus/);
  });

  it("one that is gone again before the mail leaves is not told, nor is one of a trip that is", async () => {
    const mine = await group();
    const { ride } = await published();
    await findNotices();
    await prisma.busRequest.update({ where: { id: ride.id }, data: { endedAt: new Date(), endReason: "filled" } });
    expect(await look()).toBe(0);
    await published();
    await findNotices();
    await prisma.busRequest.update({ where: { id: mine.id }, data: { endedAt: new Date(), endReason: "filled" } });
    expect(await look()).toBe(0);
    expect(await prisma.fitNotice.count()).toBe(0);
  });
});

describe("a bus that goes otherwise than before", () => {
  it("is told where it comes to fit thereby, not where it fitted before", async () => {
    const own = await operator();
    const ride = await makeRide(own.companyId, { passengers: 20 });
    await group();
    expect((await change(ride.id, own.cookie, { description: "With a driver." })).status).toBe(200);
    expect(await look()).toBe(0);
    expect((await change(ride.id, own.cookie, { passengers: 57 })).status).toBe(200);
    expect((await change(ride.id, own.cookie, { description: "With two drivers." })).status).toBe(200);
    expect(await look()).toBe(1);
    await group({ email: "later@people.example" });
    expect((await change(ride.id, own.cookie, { description: "With a driver." })).status).toBe(200);
    expect(await look(200)).toBe(0);
    expect(await prisma.fitTask.count()).toBe(0);
  });

  it("so is one of the fleet that gets more seats", async () => {
    const own = await operator();
    const { entity } = await busses.create(own, { ...busses.plain, capacity: 20 });
    await makeRide(own.companyId, { busId: entity[0].id });
    await group();
    expect((await busses.change(own, entity[0].id, { name: "Setra S 515" })).status).toBe(200);
    expect(await look()).toBe(0);
    expect((await busses.change(own, entity[0].id, { capacity: 57 })).status).toBe(200);
    expect(await look()).toBe(1);
  });
});

describe("nobody is told", () => {
  it("of a bus that was there before the request", async () => {
    await published();
    await group();
    expect(await look()).toBe(0);
  });

  it("of a bus whose company was asked or has answered, also while the mail waits", async () => {
    const mine = await group();
    const [asked, answered, waiting] = [await operator(), await operator(), await operator()];
    const rides = [];
    for (const { companyId } of [asked, answered, waiting]) rides.push(await makeRide(companyId));
    const ask = (companyId: string, supplyId = "") =>
      prisma.fitAsk.create({ data: { requestId: mine.id, companyId, supplyId } });
    await ask(asked.companyId, rides[0]?.id);
    await plantOffer(mine.id, answered.companyId, { state: "declined", endedAt: new Date() });
    for (const { id } of rides) await announce(id);
    await findNotices();
    expect(await prisma.fitNotice.findMany()).toMatchObject([{ supplyId: rides[2]?.id }]);
    await ask(waiting.companyId, rides[2]?.id);
    expect(await look()).toBe(0);
  });

  it("who has left the mails about offers, or whose request is not public, or of another kind", async () => {
    await prisma.unsubscription.create({ data: { email: author, group: "offers" } });
    await group({ email: "Author@people.example" });
    await group({ email: "waits@people.example", state: "pending" });
    await group({ email: "back@people.example", transferType: "transfertwoway" });
    await published();
    expect(await look()).toBe(0);
    expect(await prisma.fitNotice.count()).toBe(0);
  });

  it("twice: a company hears of it by its own settings, and of its own bus not at all", async () => {
    const own = await operator();
    await makeGroup({ authorCompanyId: own.companyId, companyType: "busoperator", email: own.email });
    const ride = await makeRide(own.companyId);
    await announce(ride.id);
    await sendAlerts();
    expect([await look(), await recipients()]).toEqual([0, []]);
    await published();
    await sendAlerts();
    expect([await look(200), await recipients()]).toEqual([0, [["newFit", own.email]]]);
  });
});
