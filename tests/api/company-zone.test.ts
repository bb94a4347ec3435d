import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { everything, getCompany, idOf, putCompany, staffOf } from "@/tests/companies";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";

beforeEach(resetDb);

const zoneOf = async (id: string) => (await prisma.company.findUniqueOrThrow({ where: { id } })).timeZone;
const british = { ...everything.address, country: "United Kingdom", countryISO3166Code: "GB" };

describe("a company's time zone", () => {
  it("200 for the owner, on record; read by its own people, in nobody else's record", async () => {
    const owner = await person("busoperator");
    const id = idOf(owner);
    const { status, entity } = await putCompany(id, { timeZone: "Atlantic/Canary", version: 1 }, owner.cookie);
    expect([status, entity[0].timeZone]).toEqual([200, "Atlantic/Canary"]);
    const line = await prisma.auditEntry.findFirstOrThrow({ where: { noun: "company", recordId: id } });
    expect(line).toMatchObject({ before: { timeZone: "Europe/Berlin" }, after: { timeZone: "Atlantic/Canary" } });
    expect((await getCompany(id, owner.cookie)).entity[0].timeZone).toBe("Atlantic/Canary");
    for (const cookie of [undefined, (await person("driver")).cookie]) {
      expect(JSON.stringify((await getCompany(id, cookie)).entity)).not.toContain("Canary");
    }
  });

  it("403 for staff and another company, 400 for a zone that there is none, nothing changed", async () => {
    const owner = await person("busoperator");
    const id = idOf(owner);
    for (const cookie of [await staffOf(id), (await person("driver")).cookie]) {
      expect((await putCompany(id, { timeZone: "Europe/London" }, cookie)).status).toBe(403);
    }
    for (const timeZone of ["Europe/Atlantis", "+02:00", "", 5, null]) {
      const answer = await putCompany(id, { timeZone }, owner.cookie);
      expect(answer).toMatchObject({ status: 400, fields: [{ path: "timeZone", message: "timeZoneUnknown" }] });
    }
    expect(await zoneOf(id)).toBe("Europe/Berlin");
  });

  it("follows the country of the address until one was chosen, then stays", async () => {
    const owner = await person("busoperator");
    const id = idOf(owner);
    await putCompany(id, { address: everything.address }, owner.cookie);
    await putCompany(id, { address: british }, owner.cookie);
    expect(await zoneOf(id)).toBe("Europe/London");
    await putCompany(id, { timeZone: "Europe/Lisbon" }, owner.cookie);
    await putCompany(id, { address: everything.address }, owner.cookie);
    expect(await zoneOf(id)).toBe("Europe/Lisbon");
  });
});
