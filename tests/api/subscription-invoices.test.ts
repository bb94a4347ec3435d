import { beforeEach, describe, expect, it } from "vitest";
import * as adminOne from "@/app/api/admin/invoices/[id]/route";
import * as adminList from "@/app/api/admin/invoices/route";
import * as cancel from "@/app/api/subscription/cancel/route";
import * as file from "@/app/api/subscription/invoices/[file]/route";
import * as invoices from "@/app/api/subscription/invoices/route";
import * as resume from "@/app/api/subscription/resume/route";
import * as trial from "@/app/api/subscription/trial/route";
import { prisma } from "@/lib/db/prisma";
import { asOwner, envelope, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { pdfText } from "@/tests/pdf-text";
import { getCsv } from "./admin-calls";
import {
  addLocations,
  book,
  cancelByAdmin,
  group,
  house,
  mailsTo,
  order,
  ordered,
  post,
  read,
  shownLocations,
  single,
} from "./subscription-calls";

beforeEach(resetDb);

const pdf = async (id: string, cookie?: string) =>
  file.GET(request(`/api/subscription/invoices/${id}.pdf`, { cookie }), params({ file: `${id}.pdf` }));

describe("cancel and resume", () => {
  it("an order is taken back; a paid plan ends with its period and can go on", async () => {
    const { by, admin } = await ordered();
    expect((await post(cancel, by.cookie)).entity[0]).toMatchObject({ state: "none", openInvoice: null });
    expect(await post(cancel, by.cookie)).toMatchObject({ status: 409 });
    const again = await order(by);
    await book(again.entity[0].subscription.openInvoice.id, admin.cookie);
    expect((await post(cancel, by.cookie)).entity[0]).toMatchObject({ state: "active", endsAtPeriod: true });
    expect((await post(resume, by.cookie)).entity[0]).toMatchObject({ state: "active", endsAtPeriod: false });
    expect(await post(resume, by.cookie)).toMatchObject({ status: 409 });
    const told = ["planOrdered", "planOrderCancelled", "planOrdered", "planActive", "planEnding", "planResumed"];
    expect(await mailsTo(by.email)).toEqual(told);
  });

  it("409 for taking back a cancellation once the period is over, though the clock's job has not been", async () => {
    const { by, admin, invoice } = await ordered();
    await book(invoice.id, admin.cookie);
    await post(cancel, by.cookie);
    const paidUntil = new Date(Date.now() - 1_000);
    await prisma.advertiser.update({ where: { id: by.advertiserId }, data: { paidUntil } });
    expect(await post(resume, by.cookie)).toMatchObject({ status: 409 });
    expect((await read(by.cookie)).entity[0]).toMatchObject({ state: "active", endsAtPeriod: true });
  });

  it("an admin cancels an order: back to none; a settled invoice is 409", async () => {
    const { by, admin, invoice } = await ordered();
    expect((await cancelByAdmin(invoice.id, admin.cookie)).entity[0]).toMatchObject({ state: "cancelled" });
    expect((await read(by.cookie)).entity[0]).toMatchObject({ state: "none" });
    expect(await cancelByAdmin(invoice.id, admin.cookie)).toMatchObject({ status: 409 });
    expect(await book(invoice.id, admin.cookie)).toMatchObject({ status: 409 });
  });
});

describe("trial", () => {
  it("once a company, one location, thirty days; an order beside it keeps it running", async () => {
    const by = await house();
    const [oldest] = await addLocations(by.companyId, 2);
    const { entity } = await post(trial, by.cookie);
    expect(entity[0]).toMatchObject({ state: "active", plan: "trial", trialAvailable: false, locationLimit: 1 });
    expect(await shownLocations()).toEqual([oldest]);
    expect(await post(trial, by.cookie)).toMatchObject({ status: 409 });
    expect((await order(by)).entity[0].subscription).toMatchObject({ state: "active", plan: "trial" });
    expect(await mailsTo(by.email)).toEqual(["planTrial", "planOrdered"]);
  });

  it("two clicks at once are one trial", async () => {
    const by = await house();
    const answers = await Promise.all([post(trial, by.cookie), post(trial, by.cookie)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("invoices", () => {
  it("one's own alone; the PDF for its owner and admins, 404 for another travel service", async () => {
    const { by, admin, invoice } = await ordered();
    const other = await house();
    const list = async (cookie: string) =>
      (await envelope(await invoices.GET(request("/api/subscription/invoices", { cookie })))).entity;
    expect(await list(by.cookie)).toHaveLength(1);
    expect(await list(other.cookie)).toEqual([]);
    expect((await pdf(invoice.id, other.cookie)).status).toBe(404);
    expect((await pdf(invoice.id)).status).toBe(401);
    expect((await pdf(invoice.id, (await person("busoperator")).cookie)).status).toBe(403);
    const response = await pdf(invoice.id, admin.cookie);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toContain(`${invoice.number}.pdf`);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("the PDF says who pays what to whom, with all signs of the recipient's name", async () => {
    const by = await house({ countryISO3166Code: "CZ", country: "Česko", city: "Plzeň", street: "náměstí Republiky" });
    await prisma.company.update({ where: { id: by.companyId }, data: { name: "Hotel Zlatý Dvůr" } });
    await prisma.user.update({ where: { id: by.id }, data: { language: "de" } });
    const { entity } = await order(by, { ...group, vatId: "CZ12345678" });
    const { id, number } = entity[0].subscription.openInvoice;
    const bytes = new Uint8Array(await (await pdf(id, by.cookie)).arrayBuffer());
    const text = (await pdfText(bytes)).replaceAll("\n", "");
    const words = [number, "Hotel Zlatý Dvůr", "náměstí Republiky", "Plzeň", "CZ12345678", "790,00", "Reverse Charge"];
    for (const word of [...words, "DE02", "DE000000000", "Tschechien"]) expect(text).toContain(word);
  });

  it("the PDF holds Greek, Polish, Czech and Serbian names as they are written", async () => {
    const names = ["Ελληνικό Ξενοδοχείο", "Hotel Łódź", "Příbram", "Ђорђе Šćepanović"] as const;
    const [greek, name, city, street] = names;
    const by = await house({ countryISO3166Code: "GR", country: "Ελλάδα", city, street });
    await prisma.company.update({ where: { id: by.companyId }, data: { name: `${greek}, ${name}` } });
    const { entity } = await order(by, group);
    const bytes = new Uint8Array(await (await pdf(entity[0].subscription.openInvoice.id, by.cookie)).arrayBuffer());
    const text = (await pdfText(bytes)).replaceAll("\n", "");
    for (const written of names) expect(text).toContain(written);
    expect(text).not.toContain("?");
  });

  it("the admins' list by state, number, name and town, overdue or day; 403 for all others", async () => {
    const { by, admin, invoice } = await ordered();
    await order(await house(), single);
    const list = async (filter: object, cookie = admin.cookie) =>
      envelope(await adminList.GET(request(`/api/admin/invoices?filter=${JSON.stringify(filter)}`, { cookie })));
    expect(await list({})).toMatchObject({ status: 200, total: 2 });
    const found = async (a: object) => (await list({ a })).total;
    const { number, recipient } = invoice;
    expect([await found({ text: number }), await found({ text: recipient.name.toUpperCase() })]).toEqual([1, 1]);
    expect([await found({ text: "%" }), await found({ text: "_" })]).toEqual([0, 0]);
    expect(await found({ state: ["paid", "cancelled"] })).toBe(0);
    await asOwner(`update invoice set "issuedAt" = $2, "dueAt" = '2026-03-15' where number = $1`, [
      number,
      "2026-03-01T23:30:00+01:00",
    ]);
    expect([await found({ overdue: true }), await found({ overdue: false })]).toEqual([1, 1]);
    expect(await found({ issued: { from: "2026-03-01", to: "2026-03-01" } })).toBe(1);
    expect(await found({ issued: { from: "2026-03-02" } })).toBe(1);
    const sorted = await adminList.GET(request("/api/admin/invoices?sort=dueAt&dir=asc", admin));
    expect((await envelope(sorted)).entity[0]).toMatchObject({ number });
    expect(await list({ colour: 1 })).toMatchObject({ status: 400 });
    expect(await list({}, by.cookie)).toMatchObject({ status: 403 });
  });

  it("one of them is read by its id; the file has amounts and days as a German spreadsheet reads them", async () => {
    const { by, admin, invoice } = await ordered();
    const one = (id: string, cookie = admin.cookie) =>
      adminOne.GET(request(`/api/admin/invoices/${id}`, { cookie }), params({ id })).then(envelope);
    expect(await one(invoice.id)).toMatchObject({ status: 200, entity: [{ number: invoice.number }] });
    expect((await one(crypto.randomUUID())).status).toBe(404);
    expect((await one(invoice.id, by.cookie)).status).toBe(403);
    await asOwner(`update invoice set "issuedAt" = '2026-03-01T23:30:00Z' where id = $1`, [invoice.id]);
    const columns = "number,state,issuedAt,gross,vatRate,reverseCharge";
    const text = await (await getCsv("invoices", { lng: "de", columns }, admin.cookie)).text();
    const gross = (invoice.gross / 100).toFixed(2).replace(".", ",");
    expect(text).toBe(
      `Nummer;Stand;Ausgestellt;Brutto;USt. in Prozent;Steuer schuldet der Empfänger\r\n${invoice.number};Offen;02.03.2026;${gross};19;nein\r\n`,
    );
  });
});
