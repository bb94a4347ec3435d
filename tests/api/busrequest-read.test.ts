import { beforeEach, describe, expect, it } from "vitest";
import * as one from "@/app/api/busrequest/[id]/route";
import * as collection from "@/app/api/busrequest/route";
import * as map from "@/app/api/busrequest/map/route";
import { prisma } from "@/lib/db/prisma";
import { busRequestRecord } from "@/lib/features/busrequest/schema/record";
import { envelope, params, request, resetDb } from "@/tests/db";
import { draft, madrid, person, prague, regensburg } from "@/tests/people";

beforeEach(resetDb);

type Person = Awaited<ReturnType<typeof person>>;
const day = 86_400_000;

const list = async (search: Record<string, unknown> = {}, cookie?: string) => {
  const entries = Object.entries(search).map(([key, value]) => [
    key,
    typeof value === "object" ? JSON.stringify(value) : String(value),
  ]);
  return envelope(await collection.GET(request(`/api/busrequest?${new URLSearchParams(entries)}`, { cookie })));
};
const get = async (id: string, cookie?: string) =>
  envelope(await one.GET(request(`/api/busrequest/${id}`, { cookie }), params({ id })));
const post = async (by: Person | null, changes: Record<string, unknown> = {}) => {
  const call = request("/api/busrequest/", { body: draft(changes), cookie: by?.cookie });
  return (await envelope(await collection.POST(call))).entity[0];
};
const activate = (id: string) =>
  prisma.busRequest.update({ where: { id }, data: { state: "active", confirmedAt: new Date() } });

describe("GET /busrequest", () => {
  it("lists active collective requests alone, next start first", async () => {
    const partner = await person("busoperator");
    const later = await post(partner, {
      category: "emptyride",
      start: { address: regensburg, date: Date.now() + 40 * day },
      end: { address: prague, date: Date.now() + 41 * day },
    });
    const sooner = await post(partner, { category: "vacancy" });
    await post(null);
    await post(partner, { mode: "individual", company: partner.companyId });
    const answer = await list();
    expect(answer.entity.map((record: { id: string }) => record.id)).toEqual([sooner.id, later.id]);
    expect(answer.total).toBe(2);
    expect((await list({ latest: true })).entity[0].id).toBe(sooner.id);
  });

  it("gives records of the wire shape", async () => {
    await post(await person("touroperator"), { category: "emergency" });
    const { entity } = await list();
    expect(busRequestRecord.parse(entity[0])).toMatchObject({ category: "emergency", quantity: 1 });
  });

  it("tells who is not signed in a company's address and numbers where its profile does, and nobody else's", async () => {
    const [partner, reader] = [await person("busoperator"), await person("travelService")];
    const contact = { email: "desk@reisen.example", phone: "+49 941 778-8990", mobile: "+49 170 1234567" };
    const { id } = await post(partner, { category: "vacancy" });
    await prisma.busRequest.update({ where: { id }, data: contact });
    const onProfile = (publicData: object, registered = true) =>
      prisma.company.update({ where: { id: partner.companyId ?? "" }, data: { publicData, registered } });
    const read = async (cookie?: string) => {
      const records = [(await list({}, cookie)).entity[0], (await get(id, cookie)).entity[0]];
      return records.map(({ email, phone, mobile }) => [email, phone, mobile]);
    };
    const told = ["desk@reisen.example", contact.phone, contact.mobile];
    const hidden = [undefined, undefined, undefined];
    expect(await read()).toEqual([hidden, hidden]);
    expect(await read(reader.cookie)).toEqual([told, told]);
    const whole = { email: "Desk@reisen.example", telephone: "+49 (941) 7788990", cellphone: "+491701234567" };
    await onProfile({ ...whole, email: true });
    expect(await read()).toEqual([hidden, hidden]);
    await onProfile({ ...whole, cellphone: undefined });
    expect(await read()).toEqual([hidden, hidden]);
    await onProfile(whole, false);
    expect(await read()).toEqual([hidden, hidden]);
    await onProfile(whole);
    expect(await read()).toEqual([told, told]);
    expect(busRequestRecord.parse((await list()).entity[0])).toMatchObject({ companyName: expect.any(String) });
  });

  it("hides a private author's contact data from everybody's list", async () => {
    const operator = await person("busoperator");
    await activate((await post(null)).id);
    for (const cookie of [undefined, operator.cookie]) {
      const text = JSON.stringify(await list({}, cookie));
      expect(text).not.toContain("k.hofmann@school.example");
      expect(text).not.toContain("5074021");
      expect(text).not.toContain("Hofmann");
    }
  });

  it("pages without repeating or skipping a row", async () => {
    const partner = await person("busoperator");
    for (let i = 0; i < 7; i += 1) await post(partner);
    const seen: string[] = [];
    for (const skip of [0, 3, 6]) seen.push(...(await list({ take: 3, skip })).entity.map((r: { id: string }) => r.id));
    expect(new Set(seen).size).toBe(7);
    expect((await list({ take: 3, skip: 9 })).entity).toEqual([]);
  });

  it("filters by all of a and any of o", async () => {
    const partner = await person("busoperator");
    const ride = await post(partner, {
      category: "emptyride",
      passengers: 50,
      vehicleTypes: ["doubledecker", "wheelchair"],
    });
    const free = await post(partner, {
      category: "vacancy",
      passengers: 20,
      start: { address: madrid, date: draft().start.date },
      description: "Freier Midibus",
    });
    const ids = async (filter: unknown) => (await list({ filter })).entity.map((r: { id: string }) => r.id).sort();
    const both = [ride.id, free.id].sort();
    expect(await ids({ a: { category: "emptyride" } })).toEqual([ride.id]);
    expect(await ids({ a: { category: ["emptyride", "vacancy"] } })).toEqual(both);
    expect(await ids({ o: { category: "emptyride", passengers: 20 } })).toEqual(both);
    expect(await ids({ a: { vehicleTypes: "wheelchair" } })).toEqual([ride.id]);
    expect(await ids({ a: { passengers: { min: 10, max: 30 } } })).toEqual([free.id]);
    expect(await ids({ a: { radius: { latitude: 49.02, longitude: 12.1, km: 20 } } })).toEqual([ride.id]);
    const atPrague = { latitude: 50.09, longitude: 14.42, km: 20 };
    expect(await ids({ a: { endRadius: atPrague } })).toEqual(both);
    expect(await ids({ a: { endRadius: { ...atPrague, longitude: 12.1 } } })).toEqual([]);
    const atRegensburg = { latitude: 49.02, longitude: 12.1, km: 20 };
    expect(await ids({ a: { radius: atRegensburg, endRadius: atPrague } })).toEqual([ride.id]);
    expect(await ids({ a: { address: "MADRID" } })).toEqual([free.id]);
    expect(await ids({ a: { address: "m%d" } })).toEqual([]);
    // No index holds two letters in the middle of a word; at its beginning one does.
    expect(await ids({ a: { address: "ma" } })).toEqual([free.id]);
    expect(await ids({ a: { address: "dr" } })).toEqual([]);
    expect(await ids({ a: { description: "MI" } })).toEqual([free.id]);
    expect(await ids({ a: { description: "m%i" } })).toEqual([]);
    expect(await ids({ a: { description: "midi" } })).toEqual([free.id]);
    expect(await ids({ a: { audience: "public" } })).toEqual([]);
    expect(await ids({ a: { audience: "busCompany" } })).toEqual(both);
    expect(await ids({ a: { date: { from: Date.now() + 90 * day } } })).toEqual([]);
    expect(await ids({ a: { company: partner.companyId } })).toEqual(both);
    expect(await ids({ a: {}, o: {} })).toEqual(both);
  });

  it.each([
    ["take=100000", { take: 100000 }],
    ["take=0", { take: 0 }],
    ["skip=-1", { skip: -1 }],
    ["latest=maybe", { latest: "maybe" }],
    ["an unknown parameter", { order: "x" }],
    ["a filter that is no JSON", { filter: "{" }],
    ["an unknown filter key", { filter: { a: { email: "k" } } }],
    ["a filter of a wrong type", { filter: { a: { passengers: "many" } } }],
    ["a filter beside a and o", { filter: { x: {} } }],
  ])("400 for %s", async (_what, search) => {
    expect(await list(search)).toMatchObject({ status: 400, error: "ValidationFailed", entity: [] });
  });
});

describe("GET /busrequest/{id}", () => {
  it("reveals contact data on request to a bus partner, on record, and to nobody else", async () => {
    const { id } = await post(null, { contact: "onRequest" });
    await activate(id);
    const [operator, hotel, admin] = [
      await person("busoperator"),
      await person("travelService"),
      await person(null, "admin"),
    ];
    for (const cookie of [undefined, hotel.cookie]) {
      const { entity } = await get(id, cookie);
      expect(entity[0]).not.toHaveProperty("email");
      expect(entity[0]).not.toHaveProperty("phone");
      expect(entity[0]).not.toHaveProperty("companyName");
    }
    expect((await get(id, operator.cookie)).entity[0]).toMatchObject({
      email: "k.hofmann@school.example",
      companyName: "Katrin Hofmann",
    });
    expect((await get(id, admin.cookie)).entity[0]).toMatchObject({ email: "k.hofmann@school.example" });
    expect(await prisma.contactReveal.findMany({ select: { userId: true, requestId: true } })).toEqual([
      { userId: operator.id, requestId: id },
    ]);
  });

  it("404 for a pending, an individual or an unknown one; 400 for no UUID", async () => {
    const operator = await person("busoperator");
    const pending = await post(null);
    const individual = await post(operator, { mode: "individual", company: operator.companyId });
    for (const id of [pending.id, individual.id, crypto.randomUUID()])
      expect(await get(id)).toMatchObject({ status: 404, error: "NotFound" });
    expect(await get("7")).toMatchObject({ status: 400 });
    expect((await get(individual.id, operator.cookie)).status).toBe(200);
    expect((await get(individual.id, (await person("busoperator")).cookie)).status).toBe(404);
  });
});

it("shows a private author with an account its own request whole, before anybody else sees it", async () => {
  const hotel = await person("travelService");
  const mine = await post(hotel);
  expect((await get(mine.id, hotel.cookie)).entity[0]).toMatchObject({
    state: "pending",
    email: "k.hofmann@school.example",
  });
  expect((await get(mine.id)).status).toBe(404);
});

describe("GET /busrequest/map", () => {
  const view = async (bbox: string, zoom: number, filter: unknown = {}) => {
    const search = new URLSearchParams({ bbox, zoom: String(zoom), filter: JSON.stringify(filter) });
    return envelope(await map.GET(request(`/api/busrequest/map?${search}`)));
  };
  it("clusters what is near, and shows few of one town as points, many of it closer by", async () => {
    const partner = await person("busoperator");
    for (const category of ["emptyride", "vacancy", "vacancy", "vacancy"]) await post(partner, { category });
    const single = await post(partner, { category: "emergency", start: { address: madrid, date: draft().start.date } });
    const europe = "-10,35,20,55";
    const [entity] = (await view(europe, 4)).entity;
    expect(entity.clusters).toMatchObject([
      { count: 4, kinds: { grouprequest: 0, vacancy: 3, emptyride: 1, emergency: 0 } },
    ]);
    expect(entity.points).toMatchObject([{ id: single.id, category: "emergency" }]);
    const [near] = (await view("11,48,13,50", 11)).entity;
    expect(near.clusters).toEqual([]);
    expect(near.points).toHaveLength(4);
    const { longitude, latitude } = near.points[0];
    expect(new Set(near.points.map((at: { longitude: number }) => at.longitude))).toEqual(new Set([longitude]));
    expect([longitude, latitude]).toEqual([entity.clusters[0].longitude, entity.clusters[0].latitude]);
    expect((await view("0,0,1,1", 4)).entity[0]).toEqual({ clusters: [], points: [] });
  });
  it("finds what a filter leaves of a view, narrow or as wide as Europe", async () => {
    const partner = await person("busoperator");
    const seven = await post(partner, { passengers: 7 });
    await post(partner, { passengers: 50 });
    const far = await post(partner, { passengers: 7, start: { address: madrid, date: draft().start.date } });
    const found = async (bbox: string, zoom: number, filter: unknown) => {
      const [{ points, clusters }] = (await view(bbox, zoom, filter)).entity;
      expect(clusters).toEqual([]);
      return points.map(({ id }: { id: string }) => id).sort();
    };
    for (const filter of [{ a: { passengers: 7 } }, { a: { passengers: { max: 10 }, category: "grouprequest" } }]) {
      expect(await found("-10,35,20,55", 4, filter)).toEqual([seven.id, far.id].sort());
      expect(await found("11,48,13,50", 11, filter)).toEqual([seven.id]);
      expect(await found("-10,35,0,45", 4, filter)).toEqual([far.id]);
    }
    expect(await found("-10,35,20,55", 4, { a: { active: "inactive" } })).toEqual([]);
    expect(await found("-10,35,20,55", 4, { a: { active: "active", passengers: 7 } })).toHaveLength(2);
  });
  it("400 for a box of three numbers", async () => {
    expect((await view("1,2,3", 4)).status).toBe(400);
  });
});
