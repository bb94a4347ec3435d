import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { makeAdvertiserLocation } from "@/prisma/factories/advertiser-location";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { address, change, create, fieldsOf, house, list, passau, picture, plain, remove } from "./location-calls";

beforeEach(resetDb);

const texts = { title: { de: "Hotel Inn", es: "Hotel del Inn" }, description: { de: "86 Zimmer" } };

async function withOne(body: object = {}) {
  const own = await house();
  const { entity } = await create(own, { ...plain, title: texts.title, description: texts.description, ...body });
  return { own, record: entity[0] };
}

describe("PUT /api/advertiserlocation/{id}", () => {
  it("200 with what is given alone: the rest stays, and the version goes on", async () => {
    const { own, record } = await withOne({ facts: { coachBays: 4, toilets: true } });
    const answer = await change(own, record.id, { category: "restaurant", facts: { coachBays: null, washing: true } });
    expect(answer.entity[0]).toEqual({
      ...record,
      category: "restaurant",
      facts: { ...record.facts, coachBays: null, washing: true },
      version: 2,
    });
    const line = await prisma.auditEntry.findFirstOrThrow({ where: { action: "change" } });
    expect(line).toMatchObject({ before: { category: "hotel" }, after: { category: "restaurant" } });
  });

  it("200 for a record sent back whole: nothing changes, nor does a text that stands in for another language", async () => {
    const facts = { coachBays: 4, hours: { mon: [{ from: "09:00", to: "24:00" }] }, phone: "+49 851 555031" };
    const { own, record } = await withOne({ facts });
    const [read] = (await list({ ...own, lng: "en" })).entity;
    const answer = await change({ ...own, lng: "en" }, record.id, { ...read, distance: 3 });
    expect(answer.entity[0]).toEqual({ ...read, version: 2 });
    expect(answer.entity[0].texts).toEqual(texts);
    expect(await prisma.auditEntry.count({ where: { action: "change" } })).toBe(0);
  });

  it("200 with one language's text: the others stay; an empty one is cleared", async () => {
    const { own, record } = await withOne();
    const en = { ...own, lng: "en" };
    expect((await change(en, record.id, { title: "Inn Hotel" })).entity[0].texts.title).toEqual({
      ...texts.title,
      en: "Inn Hotel",
    });
    const gone = { title: { de: "" }, description: { de: null, es: "86 habitaciones" } };
    const [after] = (await change(en, record.id, { texts: gone })).entity;
    expect(after.texts).toEqual({
      title: { en: "Inn Hotel", es: "Hotel del Inn" },
      description: { es: "86 habitaciones" },
    });
    expect(fieldsOf(await change(en, record.id, { title: { de: "", en: "", es: "" } }))).toEqual(["title required"]);
  });

  it("200 with pictures in another order, one less and one more", async () => {
    const own = await house();
    const images = [await picture(own.id), await picture(own.id)];
    const [record] = (await create(own, { ...plain, images })).entity;
    const next = [images[1], await picture(own.id)];
    expect((await change(own, record.id, { images: next })).entity[0]).toMatchObject({ images: next });
    const foreign = await picture((await house()).id);
    expect(fieldsOf(await change(own, record.id, { images: [foreign] }))).toEqual(["images.0 fileUnknown"]);
  });

  it("409 for a stale version, and nothing is changed", async () => {
    const { own, record } = await withOne();
    await change(own, record.id, { title: "Neu", version: 1 });
    const answer = await change(own, record.id, { title: "Alt", version: 1 });
    expect([answer.status, ...fieldsOf(answer)]).toEqual([409]);
    expect((await list(own)).entity[0]).toMatchObject({ title: "Neu", version: 2 });
  });

  it.each([
    [{ location: { longitude: 3, latitude: 56 } }, "location locationAtSea"],
    [{ location: { longitude: 2.35, latitude: 48.86 } }, "location locationCountry"],
    [{ address: { ...address, country: "Frankreich", countryISO3166Code: "FR" } }, "location locationCountry"],
    [{ address: { ...address, city: " " } }, "address.city AddressMissing"],
    [{ rating: 5 }, "rating unknownField"],
    [{ title: 7 }, "title invalidValue"],
  ])("400 for %j, said at its field", async (wrong, field) => {
    const { own, record } = await withOne();
    const answer = await change(own, record.id, wrong);
    expect([answer.status, ...fieldsOf(answer)]).toEqual([400, field]);
    expect((await list(own)).entity[0]).toEqual(record);
  });

  it("400 for a point on a lake and off the coast, though a town lies near by", async () => {
    const { own, record } = await withOne();
    for (const location of [
      { longitude: 9.42, latitude: 47.61 },
      { longitude: 11.0, latitude: 54.03 },
    ]) {
      expect(fieldsOf(await change(own, record.id, { location }))).toEqual(["location locationAtSea"]);
    }
    const onIsland = await change(own, record.id, { location: { longitude: 7.886, latitude: 54.181 } });
    expect(onIsland.status).toBe(200);
  });

  it("200 on a small island that the base map leaves out, and far from every town on land", async () => {
    const { own, record } = await withOne();
    const neuwerk = { location: { longitude: 8.4985, latitude: 53.9215 } };
    expect((await change(own, record.id, neuwerk)).status).toBe(200);
    const abisko = {
      address: { ...address, city: "Abisko", country: "Schweden", countryISO3166Code: "SE" },
      location: { longitude: 18.785, latitude: 68.358 },
    };
    expect((await change(own, record.id, abisko)).status).toBe(200);
    const wrongCountry = { address: { ...abisko.address, country: "Deutschland", countryISO3166Code: "DE" } };
    expect(fieldsOf(await change(own, record.id, wrongCountry))).toEqual(["location locationCountry"]);
  });

  it("200 near the border, where the nearest town is the neighbour's", async () => {
    const { own, record } = await withOne();
    // Schärding, Austria, is the nearest; Neuhaus am Inn lies on this side.
    const answer = await change(own, record.id, { location: { longitude: 13.43, latitude: 48.456 } });
    expect(answer.status).toBe(200);
  });

  it("200 for a row of before whose point lies at sea, while the point is left alone", async () => {
    const own = await house();
    const sea = { longitude: 3, latitude: 56 };
    const { id } = await makeAdvertiserLocation({ companyId: own.companyId, ...sea });
    expect((await change(own, id, { category: "other" })).status).toBe(200);
    expect((await change(own, id, { location: passau })).status).toBe(200);
    expect((await change(own, id, { location: sea })).status).toBe(400);
  });

  it("409 where one more would be public than the plan has; off and other changes are free", async () => {
    const own = await house("single");
    const { id: on } = await makeAdvertiserLocation({ companyId: own.companyId });
    const { id: off } = await makeAdvertiserLocation({ companyId: own.companyId, active: false });
    const answer = await change(own, off, { active: true });
    expect([answer.status, ...fieldsOf(answer)]).toEqual([409, "active locationLimit"]);
    expect((await change(own, off, { active: false, category: "hotel" })).status).toBe(200);
    expect((await change(own, on, { active: true })).status).toBe(200);
    await change(own, on, { active: false });
    expect((await change(own, off, { active: true })).status).toBe(200);
  });

  it("200 once of five switched on at the same time where one may be", async () => {
    const own = await house("single");
    const made = Array.from({ length: 5 }, () => makeAdvertiserLocation({ companyId: own.companyId, active: false }));
    const ids = (await Promise.all(made)).map(({ id }) => id);
    const answers = await Promise.all(ids.map((id) => change(own, id, { active: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(4).fill(409)]);
    expect(await prisma.advertiserLocation.count({ where: { active: true } })).toBe(1);
  });
});

describe("PUT and DELETE /api/advertiserlocation/{id}", () => {
  it("404 for another's and for none, 401 without a session, 403 for other types; nothing happens", async () => {
    const { record } = await withOne();
    const other = await house();
    for (const call of [(who: { cookie?: string }, id: string) => change(who, id, { title: "X" }), remove]) {
      expect((await call(other, record.id)).status).toBe(404);
      expect((await call(other, crypto.randomUUID())).status).toBe(404);
      expect((await call(other, "x")).status).toBe(400);
      expect((await call({}, record.id)).status).toBe(401);
      expect((await call(await person("busoperator"), record.id)).status).toBe(403);
    }
    expect(await prisma.advertiserLocation.findMany()).toMatchObject([{ id: record.id, version: 1 }]);
  });

  it("200 for an admin with any", async () => {
    const { record } = await withOne();
    const admin = await person(null, "admin");
    expect((await change(admin, record.id, { title: "Geprüft", company: admin.id })).entity[0]).toMatchObject({
      ...{ title: "Geprüft", company: record.company },
    });
    expect(await remove(admin, record.id)).toMatchObject({ status: 200, entity: [] });
  });

  it("200 on deleting: gone with its counts, its pictures left to the sweep; 404 the second time", async () => {
    const own = await house();
    const [record] = (await create(own, { ...plain, images: [await picture(own.id)] })).entity;
    await prisma.locationDay.create({ data: { locationId: record.id, day: new Date("2026-11-01"), shown: 3 } });
    expect((await remove(own, record.id)).status).toBe(200);
    expect(await prisma.locationDay.count()).toBe(0);
    expect(await prisma.storedFile.count()).toBe(1);
    expect(await prisma.auditEntry.count({ where: { action: "delete", noun: "advertiserlocation" } })).toBe(1);
    expect((await remove(own, record.id)).status).toBe(404);
  });
});
