import { beforeEach, describe, expect, it } from "vitest";
import * as route from "@/app/api/company/[id]/filtersettings/route";
import { prisma } from "@/lib/db/prisma";
import { allAt, mailsSelect, toMails } from "@/lib/features/unsubscription/rules";
import { filterSettings } from "@/lib/features/filtersetting/schema";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import { envelope, params, request, resetDb } from "../db";
import { person } from "../people";
import { partner } from "./near-calls";
import { withStored } from "@/tests/versions";

beforeEach(resetDb);

const path = (id: string) => `/api/company/${id}/filtersettings`;
const read = async (id: string, cookie?: string) =>
  envelope(await route.GET(request(path(id), { cookie }), params({ id })));
const write = async (id: string, body: unknown, cookie?: string) =>
  envelope(
    await route.PUT(
      request(path(id), { method: "PUT", body: await withStored("filtersetting", id, body), cookie }),
      params({ id }),
    ),
  );

const base = (radius: unknown = 60, spot = regensburg) => ({ place: makePlace(spot), radius });

const stored = async () => ({
  settings: await prisma.filterSetting.count(),
  bases: await prisma.filterBase.count(),
  lines: await prisma.auditEntry.count(),
});
const mailsOf = async (id: string) =>
  toMails(await prisma.user.findUniqueOrThrow({ where: { id }, select: mailsSelect }));
const nothing = { settings: 0, bases: 0, lines: 0 };

describe("GET /api/company/{id}/filtersettings", () => {
  it("401 without a session, 403 for a foreign company and for a travel service, 404 for none", async () => {
    const own = await partner();
    const other = await partner("driver");
    const hotel = await person("travelService");
    expect((await read(own.companyId)).status).toBe(401);
    expect((await read(own.companyId, other.cookie)).status).toBe(403);
    expect((await read(hotel.companyId ?? "", hotel.cookie)).status).toBe(403);
    expect((await read("019a0000-0000-7000-8000-000000000000", own.cookie)).status).toBe(404);
    expect((await read("mine", own.cookie)).status).toBe(400);
  });

  it("200: everything within 100 km of its seat where nothing is stored", async () => {
    for (const type of ["busoperator", "touroperator", "driver"] as const) {
      const own = await partner(type);
      const { status, entity } = await read(own.companyId, own.cookie);
      expect(status).toBe(200);
      expect(filterSettings.parse(entity[0])).toMatchObject({
        ...{ kinds: [], vehicleTypes: [], passengers: {}, mail: "now", version: 0 },
        bases: [{ radius: 100, place: { location: { longitude: regensburg.longitude }, address: /Regensburg/ } }].map(
          ({ radius, place }) => ({ radius, place: { location: expect.objectContaining(place.location) } }),
        ),
      });
    }
  });

  it("sends back what it read: the defaults can be stored as they are", async () => {
    const own = await partner();
    const { entity } = await read(own.companyId, own.cookie);
    const saved = await write(own.companyId, entity[0], own.cookie);
    expect(saved).toMatchObject({ status: 200, entity: [{ version: 1, bases: [{ radius: 100 }] }] });
    expect((await read(own.companyId, own.cookie)).entity).toEqual(saved.entity);
  });

  it("an admin reads the owner's pace, and 404 for a company without filters", async () => {
    const own = await partner();
    const hotel = await person("travelService");
    const admin = await person(null, "admin");
    await write(own.companyId, { mail: "daily" }, own.cookie);
    expect((await read(own.companyId, admin.cookie)).entity[0]).toMatchObject({ mail: "daily" });
    expect((await read(hotel.companyId ?? "", admin.cookie)).status).toBe(404);
  });
});

describe("PUT /api/company/{id}/filtersettings", () => {
  const whole = {
    kinds: ["grouprequest", "emergency"],
    vehicleTypes: ["coach", "midibus"],
    bases: [base(60), base(1, prag), base(1000)],
    passengers: { min: 20, max: 60 },
    mail: "daily",
  };

  it("401, 403 and 404 like reading, 403 from another site; nothing is stored", async () => {
    const own = await partner();
    const other = await partner("touroperator");
    const hotel = await person("travelService");
    expect((await write(own.companyId, whole)).status).toBe(401);
    expect((await write(own.companyId, whole, other.cookie)).status).toBe(403);
    expect((await write(hotel.companyId ?? "", whole, hotel.cookie)).status).toBe(403);
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const call = request(path(own.companyId), { method: "PUT", body: whole, cookie: own.cookie, headers });
    expect((await route.PUT(call, params({ id: own.companyId }))).status).toBe(403);
    expect(await stored()).toEqual(nothing);
  });

  it("200 for every bus partner: stored whole, read again, with a line on record", async () => {
    const own = await partner("touroperator");
    const saved = await write(own.companyId, { ...whole, version: 0 }, own.cookie);
    expect(saved).toMatchObject({ status: 200, entity: [{ ...whole, version: 1 }] });
    expect((await read(own.companyId, own.cookie)).entity).toEqual(saved.entity);
    expect(await stored()).toMatchObject({ settings: 1, bases: 3 });
    const lines = await prisma.auditEntry.findMany({ where: { noun: "filtersetting" } });
    expect(lines).toMatchObject([{ action: "change", recordId: own.companyId, userId: own.id }]);
    expect(await mailsOf(own.id)).toEqual(allAt("daily"));
  });

  it("400 at the field for each bad value, and nothing of it is stored", async () => {
    const own = await partner();
    const cases: [Record<string, unknown>, string[]][] = [
      [{ bases: [base(60), base(0)] }, ["bases.1.radius baseRadiusRange"]],
      [{ bases: [base(1001)] }, ["bases.0.radius baseRadiusRange"]],
      [{ bases: [base(12.5)] }, ["bases.0.radius baseRadiusRange"]],
      [{ bases: [{ place: makePlace(regensburg) }] }, ["bases.0.radius baseRadiusRange"]],
      [{ bases: Array.from({ length: 50 }, () => base()) }, ["bases tooManyBases"]],
      [{ bases: [{ radius: 60 }] }, ["bases.0.place AddressMissing"]],
      [{ passengers: { min: 60, max: 20 } }, ["passengers.max passengersOrder"]],
      [{ passengers: { min: 0 } }, ["passengers.min passengersRange"]],
      [{ passengers: { max: 501 } }, ["passengers.max passengersRange"]],
      [{ kinds: ["grouprequest", "taxi"] }, ["kinds.1 invalidValue"]],
      [{ kinds: ["vacancy", "vacancy"] }, ["kinds invalidValue"]],
      [{ vehicleTypes: ["tram"] }, ["vehicleTypes.0 invalidValue"]],
      [{ mail: "weekly" }, ["mail invalidValue"]],
      [{ version: -1 }, ["version invalidValue"]],
      [{ spam: true }, ["spam unknownField"]],
    ];
    for (const [change, expected] of cases) {
      const { status, fields } = await write(own.companyId, { ...whole, ...change }, own.cookie);
      expect(status).toBe(400);
      expect(fields.map((field: { path: string; message: string }) => `${field.path} ${field.message}`)).toEqual(
        expected,
      );
    }
    const none = { ...makePlace(regensburg), location: { longitude: null, latitude: null } };
    const missing = await write(own.companyId, { bases: [{ place: none, radius: 5 }] }, own.cookie);
    expect(missing).toMatchObject({ status: 400, error: "AddressMissing" });
    expect(await stored()).toEqual(nothing);
    expect(await mailsOf(own.id)).toEqual(allAt("now"));
  });

  it("409 for a stale version, and the other's values and mails stay", async () => {
    const own = await partner();
    await write(own.companyId, { ...whole, version: 0 }, own.cookie);
    const stale = await write(own.companyId, { kinds: ["vacancy"], mail: "never", version: 0 }, own.cookie);
    expect(stale).toMatchObject({ status: 409, error: "Conflict" });
    expect((await read(own.companyId, own.cookie)).entity[0]).toMatchObject({ ...whole, version: 1 });
  });

  it("one wins where ten first saves race", async () => {
    const own = await partner();
    const saves = Array.from({ length: 10 }, () => write(own.companyId, { ...whole, version: 0 }, own.cookie));
    const codes = (await Promise.all(saves)).map(({ status }) => status).sort();
    expect(codes).toEqual([200, ...Array(9).fill(409)]);
    expect(await stored()).toMatchObject({ settings: 1, bases: 3 });
  });

  it("changes a part alone; an empty list means all and is read as such", async () => {
    const own = await partner();
    await write(own.companyId, whole, own.cookie);
    const { entity } = await write(own.companyId, { bases: [], kinds: [], passengers: {} }, own.cookie);
    expect(entity[0]).toMatchObject({
      bases: [],
      kinds: [],
      passengers: {},
      vehicleTypes: ["coach", "midibus"],
      version: 2,
    });
    expect((await read(own.companyId, own.cookie)).entity).toEqual(entity);
    expect((await write(own.companyId, entity[0], own.cookie)).entity[0].version).toBe(2);
  });

  it("is one truth with the mail settings, and never another person's", async () => {
    const own = await partner();
    const admin = await person(null, "admin");
    expect((await write(own.companyId, { mail: "never" }, own.cookie)).entity[0]).toMatchObject({
      mail: "never",
      version: 0,
    });
    expect(await prisma.unsubscription.findMany()).toMatchObject([{ email: own.email, group: "requests" }]);
    const foreign = await write(own.companyId, { kinds: ["vacancy"], mail: "now" }, admin.cookie);
    expect(foreign).toMatchObject({ status: 400, fields: [{ path: "mail", message: "notAllowed" }] });
    expect(await prisma.filterSetting.count()).toBe(0);
    const changed = await write(own.companyId, { kinds: ["vacancy"] }, admin.cookie);
    expect(changed).toMatchObject({ status: 200, entity: [{ kinds: ["vacancy"], mail: "never", version: 1 }] });
  });
});
