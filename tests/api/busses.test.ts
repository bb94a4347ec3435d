import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { busRecord } from "@/lib/features/bus/schema/bus";
import { makeBus } from "@/prisma/factories/bus";
import { asUser, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { create, fieldsOf, list, operator, plain } from "./bus-calls";
import { makePerson } from "./people";

beforeEach(resetDb);

const day = 86_400_000;
const carried = { walkingFrames: 100, childSeats: 0, luggage: "more", luggageVolume: 50, yearBuilt: 1950, litres: 24 };
describe("POST /api/busses/", () => {
  it("201 with the record: plate in its one form, the company's country, a code nobody guesses", async () => {
    const { status, entity } = await create(await person("busoperator"), { ...plain, licenceplate: "r-cb 418" });
    expect(status).toBe(201);
    expect(busRecord.parse(entity[0])).toMatchObject({
      ...{ licenceplate: "R CB 418", country: "DE", design: "coach", capacity: 57, active: true, version: 1 },
      ...{ name: null, features: [], stars: null, starsCertifiedAt: null, wheelchairPlaces: 0, seatsPerWheelchair: 0 },
      ...{ walkingFrames: null, childSeats: null, luggage: null, luggageVolume: null, yearBuilt: null, litres: null },
    });
    expect(entity[0].qrcode).toMatch(/^[\w-]{22}$/);
    const line = await prisma.auditEntry.findFirstOrThrow();
    expect(line).toMatchObject({ action: "create", noun: "bus", recordId: entity[0].id });
    expect(JSON.stringify(line)).not.toContain(entity[0].qrcode);
  });

  it("201 for staff too, with all fields; a certificate's hour does not matter", async () => {
    const { companyId } = await person("busoperator");
    const { cookie } = await asUser(await makePerson({ companyId: companyId ?? "" }));
    const all = {
      ...{ ...plain, country: "at", licenceplate: "w lt 501", name: " Setra ", features: ["wifi", "toilet", "wifi"] },
      ...{ stars: 4, starsCertifiedAt: Date.UTC(2026, 2, 11, 23), wheelchairPlaces: 2, seatsPerWheelchair: 4 },
      ...carried,
    };
    expect((await create({ cookie }, all)).entity[0]).toMatchObject({
      ...{ country: "AT", licenceplate: "W LT 501", name: "Setra", features: ["toilet", "wifi"], company: companyId },
      ...{ stars: 4, starsCertifiedAt: Date.UTC(2026, 2, 12), wheelchairPlaces: 2, seatsPerWheelchair: 4 },
      ...carried,
    });
  });

  it("401 without a session, 403 for every other company type and for who has no company", async () => {
    expect((await create({})).status).toBe(401);
    for (const type of ["touroperator", "driver", "travelService", null] as const) {
      expect((await create(await person(type))).status).toBe(403);
    }
    expect(await prisma.bus.count()).toBe(0);
  });

  it("an admin names the company: 201 for a bus operator, 400 for another or none", async () => {
    const admin = await person(null, "admin");
    const { companyId } = await person("busoperator");
    const { companyId: tours } = await person("touroperator");
    expect((await create(admin, { ...plain, company: companyId })).entity[0]).toMatchObject({ company: companyId });
    expect(fieldsOf(await create(admin))).toEqual(["company required"]);
    for (const company of [tours, crypto.randomUUID(), "x"]) {
      expect(fieldsOf(await create(admin, { ...plain, company }))).toEqual(["company notBusOperator"]);
    }
  });

  it("adds to the caller's own company, whatever is named", async () => {
    const own = await person("busoperator");
    const other = await person("busoperator");
    const answer = await create(own, { ...plain, company: other.companyId, id: "x", qrcode: "mine", created_at: 1 });
    expect(answer.entity[0]).toMatchObject({ company: own.companyId });
    expect(answer.entity[0].qrcode).not.toBe("mine");
  });

  it.each([
    [{ capacity: 0 }, "capacity seatRange"],
    [{ capacity: 151 }, "capacity seatRange"],
    [{ capacity: 49.5 }, "capacity wholeNumber"],
    [{ capacity: "49" }, "capacity notANumber"],
    [{ capacity: undefined }, "capacity required"],
    [{ licenceplate: "" }, "licenceplate required"],
    [{ licenceplate: "RCB418" }, "licenceplate plateDE"],
    [{ licenceplate: "R CB 418", country: "CH" }, "licenceplate plateCH"],
    [{ country: "XX" }, "country countryInvalid"],
    [{ design: "spaceship" }, "design invalidValue"],
    [{ design: "" }, "design required"],
    [{ features: ["jacuzzi"] }, "features.0 invalidValue"],
    [{ stars: 2 }, "stars invalidValue"],
    [{ stars: 4 }, "starsCertifiedAt certificateMissing"],
    [{ starsCertifiedAt: Date.now() - day }, "stars starsMissing"],
    [{ stars: 4, starsCertifiedAt: Date.now() + 9 * day }, "starsCertifiedAt dateInFuture"],
    [{ wheelchairPlaces: -1 }, "wheelchairPlaces numberRange"],
    [{ wheelchairPlaces: 20, seatsPerWheelchair: 4 }, "seatsPerWheelchair wheelchairSeats"],
    [{ walkingFrames: 101 }, "walkingFrames numberRange"],
    [{ luggage: "trunk" }, "luggage invalidValue"],
    [{ luggageVolume: 51 }, "luggageVolume numberRange"],
    [{ litres: 4 }, "litres numberRange"],
    [{ yearBuilt: 1949 }, "yearBuilt yearInvalid"],
    [{ yearBuilt: 2099 }, "yearBuilt yearInFuture"],
    [{ seats: 12 }, "seats unknownField"],
  ])("400 for %j, said at its field", async (wrong, field) => {
    const answer = await create(await person("busoperator"), { ...plain, ...wrong });
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual([field]);
  });

  it("409 at the plate in use, also by another company and in another spelling; not in another country", async () => {
    const { own } = await operator();
    const other = await person("busoperator");
    for (const who of [own, other]) {
      const answer = await create(who, { ...plain, licenceplate: "r  cb-418" });
      expect(answer.status).toBe(409);
      expect(fieldsOf(answer)).toEqual(["licenceplate plateTaken"]);
    }
    expect((await create(other, { ...plain, country: "LI" })).status).toBe(201);
  });

  it("201 once of ten at the same time with one plate, 409 for the others", async () => {
    const own = await person("busoperator");
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(own)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });
});

describe("GET /api/busses/company/{id}", () => {
  it("200 for own people and admins: in service first, by plate, paged, with the total", async () => {
    const { own, id } = await operator();
    await makeBus({ companyId: id, licenceplate: "A A 1", active: false });
    await makeBus({ companyId: id, licenceplate: "A A 2" });
    await makeBus({ companyId: (await person("busoperator")).companyId ?? "", licenceplate: "A A 3" });
    for (const who of [own, await person(null, "admin")]) {
      const { status, entity, total } = await list(who, id);
      expect([status, total]).toEqual([200, 3]);
      expect(entity.map((bus: { licenceplate: string }) => bus.licenceplate)).toEqual(["A A 2", "R CB 418", "A A 1"]);
    }
    expect(await list(own, id, "?take=1&skip=1")).toMatchObject({ total: 3, entity: [{ licenceplate: "R CB 418" }] });
  });

  it("200 filtered by state, kind, name and by a plate typed without spaces", async () => {
    const { own, id } = await operator();
    await makeBus({ companyId: id, licenceplate: "PA OE 1", name: "Iveco Daily", design: "van", active: false });
    const found = async (filter: object) => {
      const { entity } = await list(own, id, `?filter=${encodeURIComponent(JSON.stringify(filter))}`);
      return entity.map((bus: { licenceplate: string }) => bus.licenceplate);
    };
    expect(await found({ a: { licenceplate: "rcb4" } })).toEqual(["R CB 418"]);
    expect(await found({ a: { active: "inactive" } })).toEqual(["PA OE 1"]);
    expect(await found({ a: { active: true } })).toEqual(["R CB 418"]);
    expect(await found({ a: { design: ["van", "coach"] }, o: { name: "daily", licenceplate: "x" } })).toEqual([
      "PA OE 1",
    ]);
    expect(await found({ a: { name: "%" } })).toEqual([]);
    expect((await list(own, id, `?filter=${encodeURIComponent('{"a":{"plate":"x"}}')}`)).status).toBe(400);
  });

  it("401 without a session, 403 for other types, 404 for a foreign company or none", async () => {
    const { own, id } = await operator();
    expect((await list({}, id)).status).toBe(401);
    const tours = await person("touroperator");
    expect((await list(tours, tours.companyId ?? "")).status).toBe(403);
    expect((await list(await person("busoperator"), id)).status).toBe(404);
    expect((await list(own, crypto.randomUUID())).status).toBe(404);
    expect((await list(await person(null, "admin"), crypto.randomUUID())).status).toBe(404);
    expect((await list(own, "x")).status).toBe(400);
  });
});
