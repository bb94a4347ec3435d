import { beforeEach, describe, expect, it } from "vitest";
import * as approve from "@/app/api/busrequest/[id]/approve/route";
import * as one from "@/app/api/busrequest/[id]/route";
import * as collection from "@/app/api/busrequest/route";
import { prisma } from "@/lib/db/prisma";
import { undoWindow } from "@/lib/features/busrequest/commands/approval";
import { tellApproved } from "@/lib/features/busrequest/commands/tell-approved";
import { sendAlerts } from "@/lib/features/alert/commands/send-alerts";
import { deliverMail } from "@/lib/mail/deliver";
import { envelope, params, request, resetDb } from "@/tests/db";
import { draft, person } from "@/tests/people";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import { announced, fromSpot, madrid, optOut, partner, passau, passive, written } from "./alerts";
import { readMail, readMails } from "@/tests/mails";

beforeEach(resetDb);

const afterWindow = () => new Date(Date.now() + undoWindow + 1);
const tasks = () => prisma.alertTask.count();
const post = async (changes: Record<string, unknown>, cookie?: string) =>
  (await envelope(await collection.POST(request("/api/busrequest/", { body: draft(changes), cookie })))).entity[0];
const approved = async (id: string, cookie: string) =>
  envelope(await approve.POST(request("/api/x", { method: "POST", cookie }), params({ id })));
const put = async (id: string, body: unknown, cookie: string) =>
  envelope(await one.PUT(request("/api/x", { method: "PUT", body, cookie }), params({ id })));

describe("a request is announced", () => {
  it("when an admin approves it, not before", async () => {
    const admin = await person(null, "admin");
    const { id } = await post({});
    expect(await tasks()).toBe(0);
    expect((await approved(id, admin.cookie)).status).toBe(200);
    expect(await tasks()).toBe(0);
    await tellApproved(afterWindow());
    expect(await prisma.alertTask.findMany({ select: { requestId: true } })).toEqual([{ requestId: id }]);
  });
  it("when a partner posts it, and when an admin sets it to active", async () => {
    const operator = await person("busoperator");
    const admin = await person(null, "admin");
    const own = await post({}, operator.cookie);
    const { id, version } = await post({});
    expect((await put(id, { version, state: "active" }, admin.cookie)).status).toBe(200);
    await tellApproved(afterWindow());
    const ids = (await prisma.alertTask.findMany()).map(({ requestId }) => requestId);
    expect(ids.sort()).toEqual([own.id, id].sort());
  });
  it("to nobody while it is for one company alone", async () => {
    const operator = await person("busoperator");
    const admin = await person(null, "admin");
    const { id } = await post({ mode: "individual", company: operator.companyId });
    await approved(id, admin.cookie);
    await tellApproved(afterWindow());
    expect(await tasks()).toBe(0);
  });
  it("once: after an edit and a second approval nobody hears of it again, newcomers do", async () => {
    const { user } = await partner();
    const admin = await person(null, "admin");
    const { id } = await post({});
    await approved(id, admin.cookie);
    await tellApproved(afterWindow());
    await sendAlerts();
    await prisma.busRequest.update({ where: { id }, data: { state: "pending" } });
    const newcomer = await partner();
    await approved(id, admin.cookie);
    await tellApproved(afterWindow());
    await sendAlerts();
    expect(await written("requestAlert")).toEqual([user.email, newcomer.user.email].sort());
    expect(await tasks()).toBe(0);
  });
});

describe("who is told", () => {
  it("each person of a matching company by name, never its stored address beside them", async () => {
    const { company, user } = await partner();
    const { email } = (await partner({ spot: madrid })).user;
    await announced();
    await sendAlerts();
    expect(await written()).toEqual([user.email]);
    expect(await written()).not.toContain(company.email);
    expect(await written()).not.toContain(email);
  });
  it("passive providers around the start once each, in the words of their country, with a link", async () => {
    const here = await passive();
    await passive({ spot: madrid });
    await passive({ active: false });
    await passive({ companyType: "travelService" });
    const rest = await announced();
    await sendAlerts();
    await sendAlerts();
    expect(await written()).toEqual([here.email]);
    const mail = await readMail();
    expect(mail.subject).toMatch(/^Gruppenanfrage Regensburg → Prag, 42 Personen, \d\d\.\d\d\.$/);
    expect(mail.text).toMatch(/\/de\/answer\/[\w-]{43}\n/);
    const token = await prisma.mailedToken.findFirstOrThrow({ where: { purpose: "answer" } });
    expect(token).toMatchObject({ companyId: here.id, requestId: rest.id, expiresAt: rest.startDate });
  });
  it("no passive provider of a free bus", async () => {
    await passive();
    await announced({ category: "vacancy", radius: 50 });
    await sendAlerts();
    expect(await written()).toEqual([]);
  });
  it("not the author's own company, and never who opted out or muted the region", async () => {
    const own = await partner();
    const off = await partner();
    await optOut(off.user.email);
    const gone = await passive();
    await optOut(gone.email);
    const muted = await passive();
    const far = await passive();
    await prisma.mutedRegion.create({ data: { companyId: muted.id, longitude: 12.5, latitude: 49, radius: 50 } });
    const { longitude, latitude } = passau;
    await prisma.mutedRegion.create({ data: { companyId: far.id, longitude, latitude, radius: 50 } });
    await announced({ authorCompanyId: own.company.id });
    await sendAlerts();
    expect(await written()).toEqual([far.email]);
  });
  it("no unconfirmed, closed or leaving account", async () => {
    const { company } = await partner({ spot: madrid });
    await prisma.company.update({ where: { id: company.id }, data: { longitude: 12.1, latitude: 49 } });
    await prisma.user.updateMany({ data: { confirmedAt: null } });
    const closed = await partner();
    await prisma.user.update({ where: { id: closed.user.id }, data: { closedAt: new Date() } });
    const leaving = await partner();
    await prisma.user.update({ where: { id: leaving.user.id }, data: { deleteAfter: new Date() } });
    await announced();
    await sendAlerts();
    expect(await written()).toEqual([]);
  });
  it("a mailbox that two companies share once", async () => {
    const one = await passive();
    await passive({ email: one.email.toUpperCase() });
    await announced();
    await sendAlerts();
    expect(await written()).toEqual([one.email]);
  });
  it("nobody of a request that has ended meanwhile", async () => {
    await partner();
    const { id } = await announced();
    await prisma.busRequest.update({ where: { id }, data: { endedAt: new Date(), endReason: "withdrawn" } });
    await sendAlerts();
    expect(await written()).toEqual([]);
    expect(await tasks()).toBe(0);
  });
});

describe("what the mail says", () => {
  it("nothing of a private author, a page to open, one-click unsubscribe", async () => {
    await partner();
    const { id } = await announced({ companyName: "Katrin Hofmann", email: "k@school.example", phone: "+49 941 77" });
    await sendAlerts();
    const { html, text, headers, subject } = await readMail();
    expect(subject + html + text).not.toMatch(/Hofmann|k@school|941 77/);
    expect(text).toContain(`/de/request/${id}`);
    expect(text).toContain("/de/userpanel/nearrequests");
    expect(headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  });
  it("names the stops, the way and its return", async () => {
    await partner();
    const date = Date.UTC(2027, 6, 15, 6);
    const start = fromSpot(regensburg, date);
    const end = { address: makePlace(prag), date: date + 9.5 * 3_600_000 };
    await announced({ transferType: "transfertwoway", start, end, stops: [makePlace(passau)] });
    await sendAlerts();
    const { text } = await readMail();
    expect(text).toContain("Zwischenhalt auf der Hinfahrt: Passau");
    expect(text).toContain("Rückfahrt: Do 15.07.2027 17:30");
    expect(text).toContain("Fahrtart: hin und zurück");
  });
  it("an emergency's call-back number first, and its remarks", async () => {
    const description = "A3 hinter der Raststätte, 42 Kinder";
    const stranded = { category: "emergency", phone: "+49 941 5074021", description } as const;
    const start = fromSpot(regensburg, Date.now() + 3_600_000);
    const { company } = await partner({ spot: madrid });
    await partner();
    await passive();
    await announced({ ...stranded, start, companyType: "busoperator", authorCompanyId: company.id });
    await sendAlerts();
    const mails = await readMails();
    expect(mails.map(({ template }) => template).sort()).toEqual(["requestAlert", "requestForPassive"]);
    for (const { text } of mails) {
      expect(text).toContain(description);
      expect(text.indexOf("Rückruf: +49 941 5074021")).toBeGreaterThan(0);
      expect(text.indexOf("Rückruf:")).toBeLessThan(text.indexOf("Strecke:"));
    }
  });
  it("an emergency's number, where no partner posted it, to signed-in partners alone", async () => {
    await partner();
    await passive();
    const start = fromSpot(regensburg, Date.now() + 3_600_000);
    await announced({ category: "emergency", phone: "+49 941 5074021", start });
    await sendAlerts();
    expect((await readMail({ template: "requestAlert" })).text).toContain("Rückruf: +49 941 5074021");
    expect((await readMail({ template: "requestForPassive" })).text).not.toContain("5074021");
  });
  it("in the subject that it is an emergency", async () => {
    await partner();
    const start = Date.now() + 3_600_000;
    await announced({ category: "emergency", start: fromSpot(regensburg, start) });
    await sendAlerts();
    const { subject } = await readMail();
    expect(subject).toMatch(/^Notfall, Ersatzbus gesucht: Regensburg → Prag, 42 Personen, \d\d\.\d\d\. \d\d:\d\d$/);
  });
});

describe("an opt-out", () => {
  it("between the plan and the delivery stops the mail", async () => {
    const { user } = await partner();
    await announced();
    await sendAlerts();
    const { id } = await prisma.outboxMail.findFirstOrThrow();
    await optOut(user.email);
    expect(await deliverMail(id)).toBe("failed");
    expect(await prisma.outboxMail.findFirstOrThrow()).toMatchObject({ state: "failed", sentAt: null });
  });
});
