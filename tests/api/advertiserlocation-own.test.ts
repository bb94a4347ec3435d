import { beforeEach, describe, expect, it } from "vitest";
import { POST as near } from "@/app/api/advertiserlocation/activeallnear/route";
import { prisma } from "@/lib/db/prisma";
import { ownLocationRecord } from "@/lib/features/advertiserlocation/schema/own";
import { makeAdvertiserLocation } from "@/prisma/factories/advertiser-location";
import { asUser, envelope, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { address, create, fieldsOf, house, list, passau, picture, plain } from "./location-calls";
import { makePerson } from "./people";

beforeEach(resetDb);

const newest = async () =>
  (await envelope(await near(request("/api/advertiserlocation/activeallnear", { body: {} })))).entity;

describe("POST /api/advertiserlocation", () => {
  it("201 with the record: the text in the caller's language, facts empty, on", async () => {
    const own = await house();
    const { status, entity } = await create(own, { ...plain, title: " Hotel Inn ", description: "86 Zimmer" });
    expect(status).toBe(201);
    expect(ownLocationRecord.parse(entity[0])).toMatchObject({
      ...{ company: own.companyId, title: "Hotel Inn", description: "86 Zimmer", address, location: passau },
      ...{ category: "hotel", images: [], active: true, version: 1 },
      texts: { title: { de: "Hotel Inn" }, description: { de: "86 Zimmer" } },
      facts: { coachBays: null, driverMeal: false, hours: null, phone: null, timeZone: "Europe/Berlin" },
    });
    const line = await prisma.auditEntry.findFirstOrThrow();
    expect(line).toMatchObject({ action: "create", noun: "advertiserlocation", recordId: entity[0].id });
    expect(await newest()).toMatchObject([{ id: entity[0].id, title: "Hotel Inn" }]);
  });

  it("201 with texts by language and all facts, by staff too", async () => {
    const { companyId } = await house();
    const { cookie } = await asUser(await makePerson({ companyId }));
    const night = { from: "18:00", to: "02:00" };
    const facts = {
      ...{ coachBays: 4, driverMeal: true, groupMenu: true, toilets: true, washing: false, wasteDisposal: true },
      hours: { fri: [{ from: "11:00", to: "14:30" }, night], sat: [night], sun: [] },
      ...{ phone: "+49 851 5550310", website: "hotel.example", timeZone: "Europe/Vienna" },
      ...{ driverRoom: true, rooms: 86, beds: 164, groupSize: 150, freePlacePer: 20 },
      closed: [{ from: "2027-01-10", to: "2027-01-31" }],
    };
    const title = { de: "Hotel Inn", es: "Hotel del Inn" };
    const answer = await create({ cookie, lng: "en" }, { ...plain, title, facts });
    expect(answer.entity[0]).toMatchObject({
      // English is missing: German stands in.
      ...{ title: "Hotel Inn", texts: { title }, facts: { ...facts, website: "https://hotel.example/" } },
    });
  });

  it("201 with own pictures; 400 for another's, for a logo and for an address of the web", async () => {
    const own = await house();
    const images = [await picture(own.id), await picture(own.id)];
    expect((await create(own, { ...plain, images })).entity[0]).toMatchObject({ images });
    const files = await prisma.storedFile.findMany({ select: { companyId: true } });
    expect(files.map(({ companyId }) => companyId)).toEqual([own.companyId, own.companyId]);
    const other = await house();
    const wrong = [images[0], await picture(own.id, "logo"), "https://pictures.example/a.webp", "/a.webp"];
    for (const url of wrong) {
      const answer = await create(other, { ...plain, images: [await picture(other.id), url] });
      expect([answer.status, ...fieldsOf(answer)]).toEqual([400, "images.1 fileUnknown"]);
    }
  });

  it("401 without a session, 403 for every other company type and for who has no company", async () => {
    expect((await create({})).status).toBe(401);
    for (const type of ["busoperator", "touroperator", "driver", null] as const) {
      expect((await create(await person(type))).status).toBe(403);
    }
    expect(await prisma.advertiserLocation.count()).toBe(0);
  });

  it("adds to the caller's own company, whatever is named; an admin names a travel service", async () => {
    const [own, other] = [await house(), await house()];
    expect((await create(own, { ...plain, company: other.companyId })).entity[0]).toMatchObject({
      company: own.companyId,
    });
    const admin = await person(null, "admin");
    expect((await create(admin, { ...plain, company: other.companyId })).status).toBe(201);
    expect(fieldsOf(await create(admin))).toEqual(["company required"]);
    const { companyId } = await person("busoperator");
    expect(fieldsOf(await create(admin, { ...plain, company: companyId }))).toEqual(["company notTravelService"]);
  });

  const day = (fri: unknown) => ({ facts: { hours: { fri } } });
  it.each([
    [{ address: { ...address, street: "" } }, ["address.street AddressMissing"]],
    [{ address: { ...address, countryISO3166Code: "D" } }, ["address.countryISO3166Code AddressMissing"]],
    [{ address: undefined }, ["address AddressMissing"]],
    [{ location: { longitude: null, latitude: 48 } }, ["location.longitude AddressMissing"]],
    [{ location: { longitude: 3, latitude: 56 } }, ["location locationAtSea"]],
    [{ location: { longitude: 2.35, latitude: 48.86 } }, ["location locationCountry"]],
    [{ title: undefined }, ["title required"]],
    [{ title: " " }, ["title required"]],
    [{ title: { de: "", en: null } }, ["title required"]],
    [{ title: { fr: "Auberge" } }, ["title.fr unknownField"]],
    [{ title: "x".repeat(121) }, ["title tooLong"]],
    [{ texts: { title: { de: "x".repeat(121) } } }, ["texts.title.de tooLong"]],
    [{ category: "casino" }, ["category invalidValue"]],
    [{ category: undefined }, ["category required"]],
    [{ images: Array(9).fill("/api/upload/x.webp") }, ["images tooMany"]],
    [{ facts: { coachBays: 201 } }, ["facts.coachBays numberRange"]],
    [{ facts: { coachBays: "4" } }, ["facts.coachBays notANumber"]],
    [{ facts: { pool: true } }, ["facts.pool unknownField"]],
    [{ facts: { rooms: 0, freePlacePer: 4 } }, ["facts.rooms numberRange", "facts.freePlacePer numberRange"]],
    [{ facts: { closed: [{ from: "2027-02-01", to: "2027-01-31" }] } }, ["facts.closed.0.to endBeforeStart"]],
    [
      { facts: { closed: [{ from: "", to: "2027-02-30" }] } },
      ["facts.closed.0.from dateInvalid", "facts.closed.0.to dateInvalid"],
    ],
    [{ facts: { website: "javascript:alert(1)" } }, ["facts.website websiteInvalid"]],
    [{ facts: { phone: "x" } }, ["facts.phone invalidPhone"]],
    [{ facts: { timeZone: "Europe/Passau" } }, ["facts.timeZone timeZoneInvalid"]],
    [{ facts: { hours: { monday: [] } } }, ["facts.hours.monday unknownField"]],
    [day([{ from: "9:00", to: "25:00" }]), ["facts.hours.fri.0.from timeInvalid", "facts.hours.fri.0.to timeInvalid"]],
    [day([{ from: "09:00", to: "09:00" }]), ["facts.hours.fri.0.to timesEqual"]],
    [
      day([
        { from: "09:00", to: "12:00" },
        { from: "11:00", to: "13:00" },
      ]),
      ["facts.hours.fri.0.to timesOverlap"],
    ],
    [{ active: "yes" }, ["active invalidValue"]],
    [{ stars: 4 }, ["stars unknownField"]],
  ])("400 for %j, said at its field", async (wrong, fields) => {
    const answer = await create(await house(), { ...plain, ...wrong });
    expect([answer.status, ...fieldsOf(answer)]).toEqual([400, ...fields]);
    expect(await prisma.advertiserLocation.count()).toBe(0);
  });

  it("400 AddressMissing as the error where that is all that is wrong", async () => {
    expect(await create(await house(), { ...plain, address: { ...address, number: "" } })).toMatchObject({
      error: "AddressMissing",
    });
  });

  it.each([
    ["group", "active", 20],
    ["group", "pending", 1],
    ["single", "active", 1],
    [null, "none", 1],
  ] as const)("409 beyond what plan %s, %s, has: %i", async (plan, state, limit) => {
    const own = await house(plan, state);
    for (let nth = 1; nth < limit; nth += 1) await makeAdvertiserLocation({ companyId: own.companyId, active: false });
    expect((await create(own)).status).toBe(201);
    const answer = await create(own);
    expect([answer.status, answer.error, ...fieldsOf(answer)]).toEqual([409, "Conflict", " locationLimit"]);
  });

  it("201 once of ten at the same time where one is left, 409 for the others", async () => {
    const own = await house();
    for (let nth = 1; nth < 20; nth += 1) await makeAdvertiserLocation({ companyId: own.companyId });
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(own)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await prisma.advertiserLocation.count()).toBe(20);
  });
});

describe("GET /api/advertiserlocation", () => {
  it("200 with one's own alone, public or not, paged and filtered; all for an admin", async () => {
    const [own, other] = [await house("group", "none"), await house()];
    const { companyId } = own;
    await makeAdvertiserLocation({ companyId, title: { de: "Alte Post" }, category: "hotel" });
    await makeAdvertiserLocation({ companyId, title: { de: "Zum Turm", en: "At the 100% Tower" }, active: false });
    await makeAdvertiserLocation({ companyId: other.companyId, title: { de: "Fremd" } });
    const names = async (filter?: object, search = "?latest=false") => {
      const text = filter ? `&filter=${encodeURIComponent(JSON.stringify(filter))}` : "";
      return (await list(own, search + text)).entity.map(({ title }: { title: string }) => title);
    };
    expect(await names()).toEqual(["Alte Post", "Zum Turm"]);
    expect(await names(undefined, "?latest=true")).toEqual(["Zum Turm", "Alte Post"]);
    expect(await list(own, "?take=1&skip=1")).toMatchObject({ total: 2, entity: [{ title: "Zum Turm" }] });
    expect(await names({ a: { active: "inactive" } })).toEqual(["Zum Turm"]);
    expect(await names({ a: { active: true } })).toEqual(["Alte Post"]);
    expect(await names({ o: { title: "tower", category: "hotel" } })).toEqual(["Alte Post", "Zum Turm"]);
    expect(await names({ a: { title: "0% t" } })).toEqual(["Zum Turm"]);
    expect(await names({ a: { title: "_" } })).toEqual([]);
    expect(await names({ a: { company: other.companyId } })).toEqual([]);
    expect((await list(own, `?filter=${encodeURIComponent('{"a":{"town":"x"}}')}`)).status).toBe(400);
    expect(await list(await person(null, "admin"))).toMatchObject({ status: 200, total: 3 });
  });

  it("200 for rows of before, with what fits", async () => {
    const own = await house();
    const facts = { coachBays: "many", rooms: 12, hours: { mon: 3 }, website: "javascript:x", toilets: true };
    await makeAdvertiserLocation({ companyId: own.companyId, facts });
    const [record] = (await list(own)).entity;
    expect(ownLocationRecord.parse(record).facts).toMatchObject({
      ...{ coachBays: null, hours: null, website: null, toilets: true, driverMeal: false },
    });
  });

  it("401 without a session, 403 for other types", async () => {
    expect((await list({})).status).toBe(401);
    expect((await list(await person("busoperator"))).status).toBe(403);
  });
});
