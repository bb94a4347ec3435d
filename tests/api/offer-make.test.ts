import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { doTo, makeOne, mailsOf, offer, plantOffer } from "./offer-calls";

beforeEach(resetDb);

const stored = () => prisma.offer.count();
const fieldsOf = (answer: { fields?: { path: string; message: string }[] }) =>
  Object.fromEntries((answer.fields ?? []).map((field) => [field.path, field.message]));
const hour = 3_600_000;

describe("POST /busrequest/{id}/offer", () => {
  it("201 for each kind of bus partner, with a mail to the author that opens its page", async () => {
    const { id } = await makeBusRequest();
    for (const type of ["busoperator", "touroperator", "driver"] as const) {
      const partner = await person(type);
      const answer = await makeOne(id, partner);
      expect(answer).toMatchObject({ status: 201, successful: true });
      expect(answer.entity[0]).toMatchObject({
        ...{ request: id, company: partner.companyId, bus: null, state: "open", version: 1, contact: null },
        ...{ price: { amount: 124_000, currency: "EUR" }, vatIncluded: true },
      });
    }
    const mails = await mailsOf("offerReceived");
    expect(mails.map(({ recipient, language }) => [recipient, language])).toEqual(
      Array(3).fill(["verein@people.example", "de"]),
    );
    expect(mails[0]?.text).toMatch(/\/myrequest\/[\w-]{43}/);
    expect(await prisma.auditEntry.count({ where: { noun: "offer", action: "make" } })).toBe(3);
  });

  it("201 with a bus of the own fleet, and the seats that are missing are said", async () => {
    const operator = await person("busoperator");
    const bus = await makeBus({ companyId: operator.companyId ?? "", capacity: 28 });
    const { id } = await makeBusRequest({ passengers: 42 });
    const answer = await makeOne(id, operator, offer({ bus: bus.id }));
    expect(answer.status).toBe(201);
    expect(answer.entity[0]).toMatchObject({ bus: bus.id, seatsSpare: -14, busDetails: { capacity: 28 } });
  });

  it("201 for a described vehicle with lists, and for a record sent back whole", async () => {
    const { id } = await makeBusRequest();
    const extra = { vehicle: "Setra S 515 HD, 49 seats", included: ["tolls", "A guide"], notIncluded: ["parking"] };
    const more = {
      cancellation: "Free until 14 days before.",
      vatRate: 8.1,
      state: "accepted",
      version: 9,
      company: null,
    };
    const answer = await makeOne(id, await person("driver"), offer({ ...extra, ...more }));
    expect(answer.status).toBe(201);
    expect(answer.entity[0]).toMatchObject({ ...extra, vatRate: 8.1, state: "open", version: 1 });
  });

  it("400 where nothing is said of the vehicle: no bus, no words", async () => {
    const { id } = await makeBusRequest();
    const answer = await makeOne(id, await person("driver"), offer({ description: " ", vehicle: " " }));
    expect([answer.status, fieldsOf(answer), await stored()]).toEqual([400, { vehicle: "vehicleNeeded" }, 0]);
  });

  it("401 without a session, 403 for a travel service, a private person, an admin and the author itself", async () => {
    const author = await person("touroperator");
    const { id } = await makeBusRequest({ authorCompanyId: author.companyId, companyType: "touroperator" });
    expect(await makeOne(id, {})).toMatchObject({ status: 401, error: "Unauthorized" });
    for (const who of [await person("travelService"), await person(null), await person(null, "admin"), author]) {
      expect(await makeOne(id, who)).toMatchObject({ status: 403, error: "Forbidden" });
    }
    expect(await stored()).toBe(0);
  });

  it("404 for an unknown, a pending and another company's individual request; 201 for the named company", async () => {
    const [named, other] = [await person("busoperator"), await person("busoperator")];
    const individual = await makeBusRequest({ mode: "individual", receiverCompanyId: named.companyId });
    const pending = await makeBusRequest({ state: "pending" });
    for (const id of [crypto.randomUUID(), pending.id, individual.id]) {
      expect(await makeOne(id, other)).toMatchObject({ status: 404 });
    }
    expect((await makeOne(individual.id, named)).status).toBe(201);
  });

  const off: [string, Record<string, unknown>, string, string][] = [
    ["a price of −1", { price: { amount: -1, currency: "EUR" } }, "price.amount", "priceRange"],
    ["a price of 0", { price: { amount: 0, currency: "EUR" } }, "price.amount", "priceRange"],
    ["a price of 10^12", { price: { amount: 1e12, currency: "EUR" } }, "price.amount", "priceRange"],
    ["a cent too much", { price: { amount: 100_000_001, currency: "EUR" } }, "price.amount", "priceRange"],
    ["half a cent", { price: { amount: 1.5, currency: "EUR" } }, "price.amount", "priceRange"],
    ["a price in words", { price: { amount: "1240", currency: "EUR" } }, "price.amount", "priceRange"],
    ["no price", { price: undefined }, "price", "required"],
    ["a currency nobody takes", { price: { amount: 1, currency: "XXX" } }, "price.currency", "currencyUnknown"],
    ["a past validity", { validUntil: Date.now() - 1 }, "validUntil", "validUntilPast"],
    ["a validity after the start", { validUntil: Date.now() + 241 * hour }, "validUntil", "validUntilLate"],
    ["no validity", { validUntil: undefined }, "validUntil", "dateMissing"],
    ["a VAT of 31 %", { vatRate: 31 }, "vatRate", "vatRateRange"],
    ["an endless text", { description: "x".repeat(4001) }, "description", "tooLong"],
    ["twenty-one extras", { included: Array.from({ length: 21 }, (_, at) => `e${at}`) }, "included", "tooMany"],
    ["an extra in both lists", { included: ["tolls"], notIncluded: ["tolls"] }, "notIncluded", "bothLists"],
    ["an unknown bus", { bus: crypto.randomUUID() }, "bus", "busUnknown"],
    ["an unknown field", { discount: 5 }, "discount", "unknownField"],
    ["a NUL in the text", { cancellation: "a\u0000b" }, "cancellation", "invalidValue"],
  ];
  it.each(off)("400 for %s, nothing stored, nobody told", async (_what, change, path, message) => {
    const { id } = await makeBusRequest();
    const answer = await makeOne(id, await person("busoperator"), offer(change));
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)[path]).toBe(message);
    expect(await stored()).toBe(0);
    expect(await prisma.outboxMail.count()).toBe(0);
  });

  it("400 at the bus for a foreign one, a retired one, and any bus of a tour operator", async () => {
    const [operator, other, tours] = [
      await person("busoperator"),
      await person("busoperator"),
      await person("touroperator"),
    ];
    const foreign = await makeBus({ companyId: other.companyId ?? "" });
    const retired = await makeBus({ companyId: operator.companyId ?? "", active: false });
    const { id } = await makeBusRequest();
    for (const [who, bus] of [
      [operator, foreign],
      [operator, retired],
      [tours, foreign],
    ] as const) {
      const answer = await makeOne(id, who, offer({ bus: bus.id }));
      expect(answer.status).toBe(400);
      expect(fieldsOf(answer)).toEqual({ bus: "busUnknown" });
    }
  });

  it("409 with the reason for an ended request, one under way, and kinds that take none", async () => {
    const partner = await person("busoperator");
    const over = await makeBusRequest({ endedAt: new Date(), endReason: "filled" });
    const start = { address: (await makeBusRequest()).startPlace as never, date: Date.now() - hour };
    const under = await makeBusRequest({ start, end: { address: null, date: Date.now() + 10 * hour } });
    const vacancy = await makeBusRequest({ category: "vacancy" });
    for (const [request, message] of [
      [over, "requestEnded"],
      [under, "requestEnded"],
      [vacancy, "kindTakesNoOffers"],
    ] as const) {
      const answer = await makeOne(request.id, partner);
      expect(answer).toMatchObject({ status: 409, error: "Conflict" });
      expect(fieldsOf(answer)).toEqual({ request: message });
    }
  });

  it("201 for an emergency that began half an hour ago, valid until its end", async () => {
    const start = { address: (await makeBusRequest()).startPlace as never, date: Date.now() - hour / 2 };
    const { id } = await makeBusRequest({ category: "emergency", start });
    const answer = await makeOne(id, await person("driver"), offer({ validUntil: Date.now() + hour }));
    expect(answer.status).toBe(201);
  });

  it("409 for a second open offer of the company, also when both come at once; 201 again after a withdrawal", async () => {
    const partner = await person("busoperator");
    const { id } = await makeBusRequest();
    const answers = await Promise.all(Array.from({ length: 5 }, () => makeOne(id, partner)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(fieldsOf(refused ?? {})).toEqual({ request: "offerOpen" });
    const made = answers.find(({ status }) => status === 201);
    expect((await doTo("withdraw", made?.entity[0].id, partner)).status).toBe(200);
    expect((await makeOne(id, partner)).status).toBe(201);
  });

  it("409 beyond the number of offers that the author wants, whatever races; expired ones do not count", async () => {
    const { id } = await makeBusRequest({ maxOffers: 3 });
    const lapsed = await person("busoperator");
    await plantOffer(id, lapsed.companyId ?? "", { validUntil: new Date(Date.now() - 1) });
    const partners = await Promise.all(Array.from({ length: 6 }, () => person("busoperator")));
    const answers = await Promise.all(partners.map((partner) => makeOne(id, partner)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(fieldsOf)).toEqual(Array(3).fill({ request: "offersFull" }));
  });

  it("gives the first answer again for the same Idempotency-Key, 409 for another body", async () => {
    const { cookie } = await person("busoperator");
    const { id } = await makeBusRequest();
    const who = { cookie, headers: { "idempotency-key": crypto.randomUUID() } };
    const body = offer();
    const first = await makeOne(id, who, body);
    expect(first.status).toBe(201);
    expect(await makeOne(id, who, body)).toEqual(first);
    expect(await makeOne(id, who, { ...body, description: "other" })).toMatchObject({ status: 409 });
    expect(await stored()).toBe(1);
    expect(await mailsOf("offerReceived")).toHaveLength(1);
  });
});
