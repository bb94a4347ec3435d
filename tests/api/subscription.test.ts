import { beforeEach, describe, expect, it } from "vitest";
import * as checkout from "@/app/api/subscription/checkout/route";
import * as portal from "@/app/api/subscription/portal/route";
import * as prices from "@/app/api/subscription/prices/route";
import * as webhook from "@/app/api/subscription/webhook/route";
import { prisma } from "@/lib/db/prisma";
import {
  checkoutRecord,
  invoiceRecord,
  priceRecord,
  subscriptionRecord,
} from "@/lib/features/subscription/schema/subscription";
import { envelope, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import {
  addLocations,
  book,
  group,
  type House,
  house,
  mailsTo,
  order,
  ordered,
  post,
  read,
  shownLocations,
  single,
  status,
} from "./subscription-calls";
import { readMail } from "@/tests/mails";

beforeEach(resetDb);

const ask = async (search: string) => envelope(await prices.GET(request(`/api/subscription/prices?${search}`)));
const numbers = async () => (await prisma.invoice.findMany({ orderBy: { number: "asc" } })).map((row) => row.number);
const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Europe/Berlin" }).format();

describe("prices", () => {
  it("net, VAT and gross by country and VAT id", async () => {
    const { entity } = await ask("country=DE");
    expect(entity.map((one: unknown) => priceRecord.parse(one))).toMatchObject([
      { plan: "single", interval: "monthly", net: 2900, vatRate: 19, vat: 551, gross: 3451, locations: 1 },
      { plan: "single", interval: "yearly", net: 29_000 },
      { plan: "group", interval: "monthly", net: 7900 },
      { plan: "group", interval: "yearly", net: 79_000, gross: 94_010, locations: 20 },
    ]);
    expect((await ask("country=at")).entity[0]).toMatchObject({ vatRate: 19, reverseCharge: false });
    expect((await ask("country=AT&vatId=ATU12345678")).entity[0]).toMatchObject({ vat: 0, reverseCharge: true });
    expect((await ask("country=CH")).entity[0]).toMatchObject({ vat: 0, reverseCharge: false });
  });

  it("400 for a country that does not exist", async () => {
    expect(await ask("country=XX")).toMatchObject({ status: 400, fields: [{ path: "country" }] });
  });
});

describe("order on invoice", () => {
  it("none to pending with an invoice and a mail; nothing is shown before it is paid", async () => {
    const by = await house();
    await addLocations(by.companyId, 2);
    expect((await read(by.cookie)).entity[0]).toMatchObject({ state: "none", locationLimit: 1, trialAvailable: true });
    const { status, entity } = await order(by);
    expect(status).toBe(200);
    const record = checkoutRecord.parse(entity[0]);
    expect(record).toMatchObject({ url: null, subscription: { state: "pending", cardPayment: false } });
    expect(record.subscription.openInvoice).toMatchObject({
      ...{ number: `CB-${year}-00001`, net: 79_000, vat: 15_010, gross: 94_010, state: "open" },
      recipient: { name: expect.stringContaining("Reisen"), country: "DE" },
    });
    expect(await mailsTo(by.email)).toEqual(["planOrdered"]);
    const mail = await readMail();
    expect(mail.subject).toContain(`CB-${year}-00001`);
    expect(`${mail.html}${mail.text}`).not.toContain("XXXX");
    expect(await shownLocations()).toEqual([]);
  });

  it("an admin books it: active, shown, paid until a year later; booked twice is 409", async () => {
    const { by, admin, invoice } = await ordered();
    const locations = await addLocations(by.companyId, 3);
    expect(await book(invoice.id, by.cookie)).toMatchObject({ status: 403 });
    const { status, entity } = await book(invoice.id, admin.cookie);
    expect(status).toBe(200);
    expect(invoiceRecord.parse(entity[0])).toMatchObject({ state: "paid", paidAt: expect.any(Number) });
    const record = subscriptionRecord.parse((await read(by.cookie)).entity[0]);
    expect(record).toMatchObject({ state: "active", plan: "group", payment: "invoice", openInvoice: null });
    expect((record.paidUntil ?? 0) - (record.periodStart ?? 0)).toBeGreaterThan(364 * 86_400_000);
    expect(await shownLocations()).toEqual(locations.sort());
    expect(await book(invoice.id, admin.cookie)).toMatchObject({ status: 409 });
    expect(await mailsTo(by.email)).toEqual(["planOrdered", "planActive"]);
    const lines = await prisma.auditEntry.findMany({ where: { noun: { in: ["subscription", "invoice"] } } });
    expect(lines.map(({ action }) => action).sort()).toEqual(["issue", "order", "paid", "pay"]);
  });

  it("the same order again is the same invoice, also with two clicks at once", async () => {
    const by = await house();
    const answers = await Promise.all([order(by), order(by), order(by)]);
    expect(new Set(answers.map(({ entity }) => entity[0].subscription.openInvoice.id)).size).toBe(1);
    expect((await order(by)).status).toBe(200);
    expect(await numbers()).toEqual([`CB-${year}-00001`]);
    expect(await mailsTo(by.email)).toEqual(["planOrdered"]);
  });

  it("the Idempotency-Key gives the first answer again, another body 409", async () => {
    const by = await house();
    const key = { "idempotency-key": "a" };
    const first = await order(by, group, key);
    expect(await order(by, group, key)).toEqual(first);
    expect(await order(by, single, key)).toMatchObject({ status: 409 });
  });

  it("another plan takes the open order's place", async () => {
    const { by, admin, invoice } = await ordered();
    const { entity } = await order(by, single);
    expect(entity[0].subscription).toMatchObject({ state: "pending", openInvoice: { plan: "single" } });
    expect(await book(invoice.id, admin.cookie)).toMatchObject({ status: 409 });
    expect(await prisma.invoice.count({ where: { state: "open" } })).toBe(1);
  });

  it("numbers without gaps under twenty orders at once", async () => {
    const houses: House[] = [];
    for (let at = 0; at < 20; at += 1) houses.push(await house());
    const answers = await Promise.all(houses.map((by, at) => order(by, at % 5 === 4 ? { plan: "gold" } : group)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(16);
    const wanted = Array.from({ length: 16 }, (_, at) => `CB-${year}-${String(at + 1).padStart(5, "0")}`);
    expect(await numbers()).toEqual(wanted);
  });

  it("VAT id: 400 for another country's form, reverse charge for a good one", async () => {
    const by = await house({ countryISO3166Code: "CZ", country: "Česko", city: "Plzeň" });
    expect(await order(by, { ...group, vatId: "DE123456789" })).toMatchObject({
      ...{ status: 400, fields: [{ path: "vatId", message: "vatId" }] },
    });
    const { entity } = await order(by, { ...group, vatId: "cz 1234 5678" });
    expect(entity[0].subscription).toMatchObject({
      vatId: "CZ12345678",
      openInvoice: { vat: 0, gross: 79_000, reverseCharge: true },
    });
    expect((await order(by, { ...group, vatId: "" })).entity[0].subscription.openInvoice).toMatchObject({
      vat: 15_010,
    });
  });

  it("400 for a company without an address, a plan or field that does not exist; 403 but for the owner", async () => {
    const by = await house({ street: "" });
    expect(await order(by)).toMatchObject({ status: 400, error: "AddressMissing" });
    expect(await order(by, { plan: "trial", interval: "monthly" })).toMatchObject({ status: 400 });
    expect(await order(by, { ...group, price: 1 })).toMatchObject({ status: 400 });
    await prisma.user.update({ where: { id: by.id }, data: { owner: false } });
    expect(await order(by)).toMatchObject({ status: 403 });
    expect((await read(by.cookie)).status).toBe(200);
    const operator = await person("busoperator");
    expect(await post(checkout, operator.cookie, group)).toMatchObject({ status: 403 });
    expect(await read()).toMatchObject({ status: 401 });
  });

  it("409 for the plan that runs, for the portal and 404 for the web hook where there is no card payment", async () => {
    const { by, admin, invoice } = await ordered();
    await book(invoice.id, admin.cookie);
    expect(await order(by)).toMatchObject({ status: 409, fields: [{ message: "planRuns" }] });
    expect(await post(portal, by.cookie)).toMatchObject({ status: 409 });
    expect(await post(webhook, "", "{}")).toMatchObject({ status: 404 });
  });

  it("a smaller plan switches the newest locations off, and what was paid is carried over", async () => {
    const { by, admin, invoice } = await ordered({ plan: "group", interval: "monthly" });
    const [oldest] = await addLocations(by.companyId, 3);
    await book(invoice.id, admin.cookie);
    expect(await shownLocations()).toHaveLength(3);
    const next = await order(by, single);
    expect(next.entity[0].subscription).toMatchObject({ state: "active", plan: "group" });
    await book(next.entity[0].subscription.openInvoice.id, admin.cookie);
    expect(await shownLocations()).toEqual([oldest]);
    expect(await prisma.advertiserLocation.count()).toBe(3);
    const { paidUntil } = await status(by.advertiserId);
    expect((paidUntil?.getTime() ?? 0) - Date.now()).toBeGreaterThan(100 * 86_400_000);
  });

  it("an expired plan shows nothing though its state still says active", async () => {
    const { by, admin, invoice } = await ordered();
    const locations = await addLocations(by.companyId, 1);
    await book(invoice.id, admin.cookie);
    expect(await shownLocations()).toEqual(locations);
    await prisma.advertiser.update({
      where: { id: by.advertiserId },
      data: { paidUntil: new Date(Date.now() - 1000) },
    });
    expect(await shownLocations()).toEqual([]);
  });
});
