import { beforeEach, describe, expect, it } from "vitest";
import * as collection from "@/app/api/busrequest/route";
import { prisma } from "@/lib/db/prisma";
import { eraseAuthor } from "@/lib/features/busrequest/commands/erase-author";
import { highestBudget, noNeeds } from "@/lib/features/busrequest/rules/needs";
import { envelope, request, resetDb } from "@/tests/db";
import { draft, person } from "@/tests/people";
import { sendAlerts } from "@/lib/features/alert/commands/send-alerts";
import { readMails } from "@/tests/mails";
import { partner as hearer } from "./alerts";
import { partner } from "./near-calls";
import { makeBus } from "@/prisma/factories/bus";
import { doTo, listFor, mailsOf, makeOne, offer } from "./offer-calls";
import { change, posted, read } from "./private-people";

beforeEach(resetDb);

const post = async (body: unknown, cookie?: string) =>
  envelope(await collection.POST(request("/api/busrequest/", { body, cookie })));
const all = {
  wheelchairPlaces: 2,
  walkingFrames: 3,
  childSeats: 4,
  luggage: "one",
  bulky: "Zwei Harfen",
  toilet: true,
  kitchen: true,
  wifi: true,
  power: true,
  driverLanguage: "cs",
  busStays: true,
  driverHotelPaid: true,
  driverMealsPaid: true,
  budget: { amount: 180_000, vatIncluded: false },
};
const rows = () => prisma.requestNeeds.count();

describe("needs of a request", () => {
  it("come back as they were asked for, to everybody", async () => {
    const { id } = await posted({ needs: all });
    expect((await read(id)).entity[0].needs).toEqual(all);
  });

  it("are null where nothing is asked for, and take no row", async () => {
    for (const needs of [undefined, null, {}, noNeeds]) {
      expect((await post(draft({ needs }))).entity[0]).toMatchObject({ needs: null });
    }
    expect(await rows()).toBe(0);
  });

  it("take what is left out as not asked for", async () => {
    const { entity } = await post(draft({ needs: { childSeats: 1, budget: { amount: 1 } } }));
    expect(entity[0].needs).toEqual({ ...noNeeds, childSeats: 1, budget: { amount: 1, vatIncluded: true } });
  });

  it("stay as a change leaves them out, are replaced as a whole and taken away", async () => {
    const { id, token } = await posted({ needs: all });
    const changed = async (body: object) => {
      const { version } = await prisma.busRequest.findUniqueOrThrow({ where: { id } });
      return (await change(id, { ...body, version }, token)).entity[0].needs;
    };
    expect(await changed({ passengers: 20 })).toEqual(all);
    expect(await changed({ needs: { toilet: true } })).toEqual({ ...noNeeds, toilet: true });
    expect(await changed({ needs: null })).toBeNull();
    expect(await rows()).toBe(0);
  });

  it("can be sent back with the record as it was read", async () => {
    const { id, token } = await posted({ needs: all });
    const record = (await change(id, { version: await versionOf(id) }, token)).entity[0];
    expect((await change(id, record, token)).entity[0]).toMatchObject({ needs: all, mobile: record.mobile });
  });

  it("with new words for bulky items wait for a new review", async () => {
    const { id, token } = await posted({ needs: all });
    const stateAfter = async (needs: object) =>
      (await change(id, { needs, version: await versionOf(id) }, token)).entity[0].state;
    expect(await stateAfter({ ...all, wheelchairPlaces: 1 })).toBe("active");
    expect(await stateAfter({ ...all, bulky: "Sehen Sie auf www.example.com" })).toBe("pending");
  });
});

const versionOf = async (id: string) => (await prisma.busRequest.findUniqueOrThrow({ where: { id } })).version;

it("stand in the mail to partners, each in a few words; the mobile number does not", async () => {
  const { user } = await hearer();
  await posted({ needs: all });
  await sendAlerts();
  const [mail] = await readMails({ recipient: user.email });
  for (const words of ["2 Rollstuhlplätze", "Fahrer spricht Tschechisch", "Zwei Harfen", "1.800,00"]) {
    expect(mail?.text).toContain(words);
  }
  expect(mail?.text).not.toContain("5566778");
});

it("and the mobile number go to the company whose offer is accepted", async () => {
  const { id, token } = await posted({ needs: all });
  const bidder = await partner("busoperator");
  const { entity } = await makeOne(id, bidder);
  expect((await listFor(id, bidder)).entity[0].contact).toBeNull();
  await doTo("accept", entity[0].id, { token });
  expect((await listFor(id, bidder)).entity[0].contact.mobile).toMatch(/5566778$/);
  const [mail] = await mailsOf("offerAccepted");
  expect(mail?.text).toContain("5566778");
});

it("are held against each offered bus: met, not met, or to be asked", async () => {
  const needs = { wheelchairPlaces: 3, childSeats: 1, luggage: "more", toilet: true, wifi: true, driverLanguage: "cs" };
  const { id, token } = await posted({ needs, quantity: 2 });
  const bidder = await partner("busoperator");
  const fit = { wheelchairPlaces: 2, luggage: "one", features: ["toilet"] } as const;
  const bus = await makeBus({ ...fit, features: [...fit.features], companyId: bidder.companyId });
  expect((await makeOne(id, bidder, offer({ bus: bus.id }))).status).toBe(201);
  const other = await partner("driver");
  await makeOne(id, other, offer({ vehicle: "Setra, 49 Plätze" }));
  const { entity } = await listFor(id, { token });
  const fitsOf = (company: string) =>
    entity
      .find((one: { company: string }) => one.company === company)
      .needs.map((one: { need: string; fit: string }) => `${one.need} ${one.fit}`);
  const known = ["wheelchairPlaces met", "childSeats ask", "luggage unmet", "toilet met", "wifi unmet"];
  expect(fitsOf(bidder.companyId)).toEqual([...known, "driverLanguage ask"]);
  expect(fitsOf(other.companyId)).toEqual(Object.keys(needs).map((need) => `${need} ask`));
});

describe("every field at its edge", () => {
  const edges: [string, unknown, unknown][] = [
    ["wheelchairPlaces", 50, 51],
    ["walkingFrames", 100, 101],
    ["childSeats", 100, -1],
    ["luggage", "more", "trunk"],
    ["bulky", "x".repeat(200), "x".repeat(201)],
    ["toilet", true, "yes"],
    ["driverLanguage", "uk", "xx"],
    ["busStays", true, 1],
  ];
  it.each(edges)("%s", async (field, last, beyond) => {
    expect((await post(draft({ needs: { [field]: last } }))).entity[0].needs).toMatchObject({ [field]: last });
    const refused = await post(draft({ needs: { [field]: beyond } }));
    expect(refused).toMatchObject({ status: 400, fields: [{ path: `needs.${field}` }] });
  });

  it("budget, and fields that there are not", async () => {
    const budget = (amount: number) => post(draft({ needs: { budget: { amount } } }));
    expect([(await budget(1)).status, (await budget(highestBudget)).status]).toEqual([201, 201]);
    for (const amount of [0, highestBudget + 1, 1.5]) {
      expect(await budget(amount)).toMatchObject({ status: 400, fields: [{ path: "needs.budget.amount" }] });
    }
    expect((await post(draft({ needs: { jacuzzi: true } }))).status).toBe(400);
  });

  it("the database holds the bounds by itself", async () => {
    const { id } = await posted();
    const write = (data: object) => prisma.requestNeeds.create({ data: { requestId: id, ...data } });
    for (const data of [
      { wheelchairPlaces: 51 },
      { childSeats: -1 },
      { bulky: "x".repeat(201) },
      { budgetAmount: 0 },
    ]) {
      await expect(write(data)).rejects.toThrow();
    }
  });

  it("has no place in a free bus or an empty ride, has one in an emergency", async () => {
    const { cookie } = await person("busoperator");
    for (const category of ["vacancy", "emptyride"]) {
      const refused = await post(draft({ category, needs: { toilet: true }, mobile: "+49 171 1" }), cookie);
      expect(refused.fields).toMatchObject([
        { path: "needs", message: "notOfThisKind" },
        { path: "mobile", message: "notOfThisKind" },
      ]);
    }
    expect((await post(draft({ category: "emergency", needs: { wheelchairPlaces: 1 } }), cookie)).status).toBe(201);
  });
});

describe("the mobile number on the day", () => {
  it("is contact data: nobody reads it but whom the contact rule lets", async () => {
    const { id, token } = await posted({ needs: all });
    const partner = await person("busoperator");
    expect((await read(id)).entity[0]).not.toHaveProperty("mobile");
    expect((await read(id, partner.cookie)).entity[0]).not.toHaveProperty("mobile");
    expect((await change(id, { contact: "onRequest", version: await versionOf(id) }, token)).entity[0].mobile).toMatch(
      /5566778$/,
    );
    expect((await read(id, partner.cookie)).entity[0].mobile).toMatch(/5566778$/);
  });

  it("goes with its author, and so do the needs", async () => {
    const { id } = await posted({ needs: all });
    const someone = await person(null);
    const author = { userId: someone.id, addresses: ["yasmin.verborgen@people.example"], gone: null };
    await prisma.$transaction((tx) => eraseAuthor(tx, author, new Date()));
    expect(await prisma.busRequest.findUnique({ where: { id } })).toMatchObject({ mobile: null, phone: null });
    expect(await rows()).toBe(0);
  });
});
