import { beforeEach, describe, expect, it } from "vitest";
import * as settings from "@/app/api/company/[id]/filtersettings/route";
import { prisma } from "@/lib/db/prisma";
import { sendAlerts } from "@/lib/features/alert/commands/send-alerts";
import { sendDigests } from "@/lib/features/alert/commands/send-digests";
import { settleEnded } from "@/lib/features/inbox/commands/upkeep";
import { itemPath, itemSays } from "@/lib/features/inbox/rules";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { allAt } from "@/lib/features/unsubscription/rules";
import { envelope, params, request, resetDb } from "@/tests/db";
import { readMail, readMails } from "@/tests/mails";
import { kiel } from "./near-calls";
import { landshut, makeGroup, makeRide, operator } from "./fit-calls";

beforeEach(resetDb);

type Someone = Awaited<ReturnType<typeof operator>>;

/** Its filters reach no farther than Kiel; its empty ride passes Landshut. */
async function passing(mails: object = { ...allAt("never"), fit: "now" }) {
  const own = await operator(kiel);
  await choose(own, mails);
  return { own, ride: await makeRide(own.companyId) };
}

async function choose({ companyId, cookie }: Someone, mails: object) {
  const call = (method: string, body?: object) =>
    request(`/api/company/${companyId}/filtersettings`, { method, body, cookie });
  const { version } = (await envelope(await settings.GET(call("GET"), params({ id: companyId })))).entity[0];
  return envelope(await settings.PUT(call("PUT", { mails, version }), params({ id: companyId })));
}

async function announce(overrides: Parameters<typeof makeGroup>[0] = {}) {
  const group = await makeGroup({ email: "secret@people.example", ...overrides });
  await prisma.alertTask.create({ data: { requestId: group.id } });
  await sendAlerts();
  return group;
}

const waiting = (companyId: string) => prisma.inboxItem.findMany({ where: { companyId, doneAt: null } });
const templates = async () => (await readMails()).map(({ template }) => template).sort();
/** Later than the next seven o'clock everywhere. */
/** At noon: before seven in the morning no daily mail leaves. */
const tomorrow = () => new Date(new Date(Date.now() + 48 * 3_600_000).setUTCHours(12, 0, 0, 0));

describe("a new fit, at once", () => {
  it("is mailed to the company of the ride that passes, with its reason, outside its filters too", async () => {
    const { own } = await passing();
    await announce();
    expect(await templates()).toEqual(["newFit"]);
    const mail = await readMail({ template: "newFit", recipient: own.email });
    expect(mail).toMatchObject({ group: "requests" });
    expect(mail.text).toMatch(/Munich → Prague[\s\S]* km more, \d+ km less empty/);
    expect(JSON.stringify(mail)).not.toContain("secret@");
    expect(await prisma.requestAlert.findMany()).toMatchObject([{ matches: false, pace: "now" }]);
  });

  it("waits in the company's inbox, by the number of its ride, until that is over; the mail quotes it", async () => {
    const { own, ride } = await passing();
    const group = await announce();
    const [item] = await waiting(own.companyId);
    expect(item).toMatchObject({ kind: "fit", noun: "busrequest", record: group.id, data: { what: "found" } });
    const said = { word: "fitFound", own: `CB-${ride.number}` };
    expect(itemSays({ ...item, offer: null } as unknown as InboxItem)).toEqual(said);
    expect(itemPath({ ...item, request: { id: group.id } } as unknown as InboxItem, true)).toBe(
      `/request/${group.id}?fit=${ride.id}#offer`,
    );
    const [mail] = await readMails();
    expect(mail).toMatchObject({ data: { item: { id: item?.id, said } } });
    expect(mail?.text).toContain(`A group fits CB-${ride.number}`);
    // The form begins with that bus.
    expect(mail?.text).toContain(`/request/${group.id}?fit=${ride.id}#offer`);
    await prisma.busRequest.update({ where: { id: ride.id }, data: { endedAt: new Date(), endReason: "filled" } });
    expect([await settleEnded(), await settleEnded(), await waiting(own.companyId)]).toEqual([1, 0, []]);
  });

  it("comes once, also where the filters match and the request is announced again", async () => {
    const own = await operator(landshut);
    await makeRide(own.companyId);
    const group = await announce();
    expect(await templates()).toEqual(["newFit"]);
    await prisma.alertTask.create({ data: { requestId: group.id } });
    await sendAlerts();
    expect(await readMails()).toHaveLength(1);
  });

  it("does not come for one's own group, nor where times do not meet, nor where fits are off", async () => {
    const { own } = await passing();
    await announce({ authorCompanyId: own.companyId, companyType: "busoperator" });
    await announce({ transferType: "transfertwoway" });
    await choose(own, { ...allAt("never"), emergency: "now" });
    await announce();
    expect(await readMails()).toEqual([]);
    expect(await waiting(own.companyId)).toEqual([]);
  });

  it("where fits are off, what matches the filters is told as before", async () => {
    const own = await operator(landshut);
    await makeRide(own.companyId);
    await choose(own, { ...allAt("now"), fit: "never" });
    await announce();
    expect(await templates()).toEqual(["requestAlert"]);
  });

  it("does not come to who has left request mails", async () => {
    const { own } = await passing();
    await prisma.unsubscription.create({ data: { email: own.email, group: "requests" } });
    await announce();
    expect(await readMails()).toEqual([]);
    expect(await prisma.requestAlert.count()).toBe(0);
  });

  it("the other way round: a company whose group a new empty ride passes", async () => {
    const [own, other] = [await operator(kiel), await operator(kiel)];
    await choose(own, { ...allAt("never"), fit: "now" });
    await choose(other, { ...allAt("never"), emergency: "now" });
    await makeGroup({ authorCompanyId: own.companyId, companyType: "busoperator" });
    const ride = await makeRide(other.companyId);
    await prisma.alertTask.create({ data: { requestId: ride.id } });
    await sendAlerts();
    const [mail, ...more] = await readMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ template: "newFit", recipient: own.email });
    expect(mail?.subject).toMatch(/^This bus fits your request/);
    const [item] = await waiting(own.companyId);
    expect(item).toMatchObject({ kind: "fit", record: ride.id, data: { what: "ride" } });
    expect(itemPath({ ...item, request: { id: ride.id } } as unknown as InboxItem, true)).toBe(`/request/${ride.id}`);
    expect(await waiting(other.companyId)).toEqual([]);
  });
});

describe("a new fit, daily", () => {
  const daily = { ...allAt("never"), fit: "daily" };

  it("waits for the morning and stands in the daily mail with what it fits", async () => {
    const { own } = await passing(daily);
    await announce();
    expect(await readMails()).toEqual([]);
    expect(await waiting(own.companyId)).toMatchObject([{ kind: "fit" }]);
    expect(await sendDigests(tomorrow())).toBe(1);
    expect(await sendDigests(tomorrow())).toBe(0);
    const mail = await readMail({ template: "requestDigest", recipient: own.email });
    expect(mail.text).toContain("fits your empty ride Munich → Prague");
  });

  it("is dropped where the ride has gone, or fits were turned off meanwhile", async () => {
    const { own, ride } = await passing(daily);
    await announce();
    await prisma.busRequest.update({ where: { id: ride.id }, data: { endedAt: new Date(), endReason: "withdrawn" } });
    expect(await sendDigests(tomorrow())).toBe(0);
    await makeRide(own.companyId);
    await announce();
    await choose(own, { ...allAt("never"), emergency: "daily" });
    expect(await sendDigests(tomorrow())).toBe(0);
    expect(await prisma.requestAlert.count({ where: { sentAt: null } })).toBe(0);
  });

  it("a client that knows four kinds alone leaves the rhythm of fits as it is", async () => {
    const { own } = await passing(daily);
    const { fit: _fit, ...four } = allAt("now");
    expect((await choose(own, four)).entity[0].mails).toEqual({ ...allAt("now"), fit: "daily" });
  });
});
