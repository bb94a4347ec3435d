import { allAt, mailColumns } from "@/lib/features/unsubscription/rules";
import { beforeEach, describe, expect, it } from "vitest";
import * as collection from "@/app/api/busrequest/route";
import { prisma } from "@/lib/db/prisma";
import { sendAlerts } from "@/lib/features/alert/commands/send-alerts";
import { sendDigests } from "@/lib/features/alert/commands/send-digests";
import { settleLater } from "@/lib/later";
import { makeAdvertiserLocation } from "@/prisma/factories/advertiser-location";
import { envelope, request, resetDb } from "@/tests/db";
import { readMails } from "@/tests/mails";
import { person } from "@/tests/people";
import { author as writer, leaksOf, start } from "@/tests/secrets";
import { answerToken, passive } from "./alerts";
import { fetchFeed, openFeed } from "./calendar-calls";
import { partner } from "./near-calls";
import { doTo, makeOne, say } from "./offer-calls";
import { crawl, found, posted, read, secretDraft } from "./private-people";

beforeEach(async () => {
  await settleLater();
  await resetDb();
});

type Rule = "afterAcceptance" | "onRequest";
const author = writer.email;

const list = async (filter: object, cookie?: string) =>
  envelope(
    await collection.GET(request(`/api/busrequest?filter=${encodeURIComponent(JSON.stringify(filter))}`, { cookie })),
  );

/** A market around one request: a bidder, other partners, a hotel on the way, a passive provider, a stranger. */
async function market(rule: Rule) {
  const { id, token } = await posted({ contact: rule });
  const bidder = await partner("busoperator");
  const others = {
    operator: await partner("busoperator"),
    tour: await partner("touroperator"),
    driver: await partner("driver"),
    hotel: await partner("travelService"),
    stranger: await person(null),
  };
  await makeAdvertiserLocation({ companyId: others.hotel.companyId });
  const unregistered = await passive();
  const made = (await makeOne(id, bidder)).entity[0];
  return { id, token, bidder, others, unregistered, offer: made.id as string };
}

const ids = (...people: { companyId?: string | null }[]) => people.flatMap(({ companyId }) => companyId ?? []);

// A crawl is some hundred calls for each of seven readers.
describe.each<Rule>(["afterAcceptance", "onRequest"])(
  "a private author's data, rule %s",
  { timeout: 120_000 },
  (rule) => {
    it("stand in no answer of any call for anybody, but for who asked for them where that is allowed", async () => {
      const { id, bidder, others, offer } = await market(rule);
      const known = { id: [id, offer, ...ids(bidder, ...Object.values(others))], lng: ["de"], ns: ["busrequest"] };
      const readers = { anonymous: undefined, bidder, ...others };
      for (const [who, reader] of Object.entries(readers)) {
        const answers = await crawl(known, reader?.cookie);
        expect(answers.filter(({ status }) => status === 200).length, who).toBeGreaterThan(
          who === "anonymous" ? 12 : 20,
        );
        expect(answers.find(({ address }) => address === "/api/busrequest?take=100")?.text).toContain(id);
        const mayAsk = rule === "onRequest" && !["anonymous", "hotel", "stranger"].includes(who);
        const there = found(answers).map((line) => line.split(": ")[0]);
        expect(there, who).toEqual(mayAsk ? [`/api/busrequest/${id}`] : []);
      }
      expect(await prisma.contactReveal.count()).toBe(rule === "onRequest" ? 4 : 0);
    });

    it("stand in no mail to anybody else before an offer is accepted, and in the one to who is chosen", async () => {
      const { id, token, bidder, others, unregistered, offer } = await market(rule);
      const daily = await partner("busoperator");
      await prisma.user.update({ where: { id: daily.id }, data: mailColumns(allAt("daily")) });
      await sendAlerts();
      // At noon: before seven in the morning no daily mail leaves.
      await sendDigests(new Date(new Date(Date.now() + 2 * 86_400_000).setUTCHours(12, 0, 0, 0)));
      await say(offer, "Gern, wann genau?", bidder);
      await say(offer, "Um acht.", { token });
      const loser = (await makeOne(id, others.tour)).entity[0];
      const toOthers = (await readMails()).filter(({ recipient }) => recipient !== author);
      expect(toOthers.map(({ recipient }) => recipient)).toEqual(
        expect.arrayContaining([unregistered.email, daily.email]),
      );
      for (const mail of toOthers) expect(leaksOf(JSON.stringify(mail)), mail.template).toEqual([]);
      expect((await doTo("accept", offer, { token })).status).toBe(200);
      const [accepted] = await readMails({ template: "offerAccepted" });
      expect(leaksOf(accepted?.text ?? "")).toEqual(
        expect.arrayContaining(["Geheimgasse", "4711b", "93999", "Zielweg", "ياسمين", "yasmin.verborgen", "7788990"]),
      );
      expect(leaksOf(JSON.stringify(await readMails({ template: "offerDeclined" })))).toEqual([]);
      expect(loser.id).toBeTruthy();
    });

    it("are whole for the author, admins and the company whose offer was accepted, and for no other bidder", async () => {
      const { id, token, bidder, others, offer } = await market(rule);
      const admin = await person(null, "admin");
      await makeOne(id, others.tour);
      expect((await doTo("accept", offer, { token })).status).toBe(200);
      for (const { cookie } of [admin, bidder]) {
        const { entity } = await read(id, cookie);
        expect(entity[0]).toMatchObject({ start: { address: start }, companyName: "ياسمين القاضي", email: author });
      }
      expect((await read(id, others.tour.cookie)).status).toBe(404);
      const known = { id: [id, offer, ...ids(bidder, ...Object.values(others))] };
      const booking = (await prisma.booking.findFirstOrThrow({ where: { requestId: id } })).id;
      const own = found(await crawl({ id: [id, booking] }, bidder.cookie)).map((line) => line.split(": ")[0]);
      expect(own).toEqual(expect.arrayContaining([`/api/busrequest/${id}`, `/api/booking/${booking}`]));
      for (const who of [undefined, ...Object.values(others)]) {
        expect(found(await crawl({ id: [...known.id, booking] }, who?.cookie))).toEqual([]);
      }
    });

    it("stay out of a passive provider's page until its own offer is accepted", async () => {
      const { id, unregistered } = await market(rule);
      await sendAlerts();
      const link = await answerToken(unregistered.email);
      expect(found(await crawl({ token: [link], id: [id] }, undefined, { "x-request-token": link }))).toEqual([]);
    });

    it("stay out of an individual request's answers, calendar and feed for the company that it went to", async () => {
      const receiver = await partner("busoperator");
      const { id, token } = await posted({ contact: rule, mode: "individual", company: receiver.companyId });
      const feed = (await openFeed(receiver, receiver.companyId)).entity[0].url;
      const feedText = async () => (await (await fetchFeed(feed)).text()).replace(/\r\n /g, "");
      const seen = found(await crawl({ id: [id, receiver.companyId] }, receiver.cookie));
      expect(seen.map((line) => line.split(": ")[0])).toEqual(rule === "onRequest" ? [`/api/busrequest/${id}`] : []);
      expect(leaksOf(await feedText())).toEqual([]);
      expect(await feedText()).toContain("LOCATION:Regensburg\\, Germany");
      const offer = (await makeOne(id, receiver)).entity[0];
      expect((await doTo("accept", offer.id, { token })).status).toBe(200);
      expect(leaksOf(await feedText())).toEqual(expect.arrayContaining(["Geheimgasse", "4711b"]));
      expect(leaksOf(await feedText())).not.toContain("7788990");
    });
  },
);

describe("what can be asked about a private author's position", () => {
  const spot = start.location;
  const cell = { longitude: 12.1, latitude: 49.02 };
  const around = (at: typeof spot, km: number) => ({ a: { radius: { ...at, km } } });

  it("is answered by the rounded one: circles, views of the map, distances, order", async () => {
    const own = await partner("busoperator");
    const { id } = await posted();
    const elsewhere = { ...start, location: { longitude: 12.0961, latitude: 49.0231 } };
    const twin = await posted({ start: { address: elsewhere, date: secretDraft().start.date } });
    for (const cookie of [undefined, own.cookie]) {
      expect((await list(around(spot, 0.1), cookie)).total).toBe(0);
      expect((await list(around(cell, 0.1), cookie)).total).toBe(2);
    }
    const both = await crawl({ id: [own.companyId] }, own.cookie);
    const text = (address: string) => JSON.parse(both.find((one) => one.address === address)?.text ?? "{}");
    const near = text(`/api/busrequest/filter/company/${own.companyId}?take=100&sort=distance`).entity;
    expect(near.map((row: { id: string }) => row.id).sort()).toEqual([id, twin.id].sort());
    expect(new Set(near.map((row: { distance: number }) => row.distance)).size).toBe(1);
    const [view] = text("/api/busrequest/map?bbox=12,48.9,12.2,49.1&zoom=18").entity;
    expect(view.clusters).toEqual([]);
    expect(view.points).toMatchObject([cell, cell]);
  });

  it("is no more by words: streets, numbers and postal codes find nothing, towns do", async () => {
    await posted();
    for (const address of ["Geheimgasse", "4711b", "93999", "Zielweg", "Geheimgasse 4711b, 93999 Regensburg"]) {
      expect((await list({ a: { address } })).total, address).toBe(0);
    }
    expect((await list({ a: { address: "Regensburg" } })).total).toBe(1);
    expect((await list({ a: { description: "7788990" } })).total).toBe(0);
  });

  it("stays exact for a partner's post; its numbers are for those signed in", async () => {
    const own = await person("busoperator");
    const body = secretDraft({ category: "emergency" });
    const { entity } = await envelope(await collection.POST(request("/api/busrequest/", { body, cookie: own.cookie })));
    const { id } = entity[0];
    const [stranger] = (await read(id)).entity;
    expect(stranger).toMatchObject({ start: { address: start } });
    expect(stranger.phone).toBeUndefined();
    expect((await read(id, own.cookie)).entity[0]).toMatchObject({ phone: "+49 941 7788990", contact: null });
    expect((await list({ a: { address: "Geheimgasse" } })).total).toBe(1);
  });

  it("of an emergency that an admin posts: veiled for strangers, whole for every signed-in partner", async () => {
    const admin = await person(null, "admin");
    const own = await partner("driver");
    const body = secretDraft({ category: "emergency" });
    const { entity } = await envelope(
      await collection.POST(request("/api/busrequest/", { body, cookie: admin.cookie })),
    );
    const { id } = entity[0];
    expect(leaksOf(JSON.stringify(await read(id)))).toEqual([]);
    expect((await read(id, own.cookie)).entity[0]).toMatchObject({ phone: "+49 941 7788990", contact: null });
    expect(await prisma.contactReveal.count()).toBe(0);
  });
});
