import { beforeEach, describe, expect, it } from "vitest";
import { viewerOf } from "@/lib/access/viewer";
import { fleetSummary, ownFleetSummary } from "@/lib/features/bus/queries/summary";
import { fleetGroup } from "@/lib/features/bus/schema/fleet";
import { makeBus } from "@/prisma/factories/bus";
import { makeCompany } from "@/prisma/factories/company";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";

beforeEach(resetDb);

const published = { publicData: { fleet: true } };
const viewer = (cookie?: string) => viewerOf(new Headers(cookie ? { cookie } : {}));

describe("the fleet in short", () => {
  it("counts the buses in service by kind, with seats, wheelchair places and equipment", async () => {
    const { id: companyId } = await makeCompany(published);
    await makeBus({
      companyId,
      capacity: 57,
      features: ["toilet", "wifi"],
      wheelchairPlaces: 2,
      seatsPerWheelchair: 4,
    });
    await makeBus({ companyId, capacity: 49, features: ["toilet", "jacuzzi"] });
    await makeBus({ companyId, capacity: 30, active: false });
    await makeBus({ companyId, design: "van", capacity: 8 });
    await makeBus({ companyId, design: "spaceship", capacity: 3 });
    await makeBus({ companyId: (await makeCompany(published)).id, capacity: 12 });
    const groups = await fleetSummary(companyId);
    expect(groups.map((group) => fleetGroup.parse(group))).toEqual([
      {
        ...{ design: "coach", count: 2, seats: { from: 49, to: 57 }, wheelchairs: { places: 2, buses: 1 }, stars: [] },
        features: [
          { feature: "toilet", count: 2 },
          { feature: "wifi", count: 1 },
        ],
        pictures: [],
      },
      { design: "van", count: 1, seats: { from: 8, to: 8 }, wheelchairs: null, stars: [], features: [], pictures: [] },
    ]);
  });

  it("tells stars only with the day of their certificate, the oldest where there are several", async () => {
    const { id: companyId } = await makeCompany(published);
    await makeBus({ companyId, stars: 5 });
    await makeBus({ companyId, stars: 4, starsCertifiedAt: new Date("2026-03-12") });
    await makeBus({ companyId, stars: 4, starsCertifiedAt: new Date("2025-11-20") });
    const [coaches] = await fleetSummary(companyId);
    expect(coaches?.stars).toEqual([{ stars: 4, count: 2, certified: "2025-11-20" }]);
  });

  it("names neither plates nor codes", async () => {
    const { id: companyId } = await makeCompany(published);
    await makeBus({ companyId, licenceplate: "R CB 418", qrcode: "secretcode", name: "Setra" });
    const text = JSON.stringify(await fleetSummary(companyId));
    for (const hidden of ["R CB", "secretcode", "Setra"]) expect(text).not.toContain(hidden);
  });

  it("is empty where it is not published, the company is no bus operator, has no account, or is closed", async () => {
    const silent = [
      {},
      { publicData: { fleet: false } },
      { ...published, companyType: "touroperator" as const },
      { ...published, registered: false },
      { ...published, active: false },
    ];
    for (const query of silent) {
      const { id: companyId } = await makeCompany(query);
      await makeBus({ companyId });
      expect(await fleetSummary(companyId)).toEqual([]);
    }
  });

  it("its own people and admins see it before it is published, others get NotFound", async () => {
    const own = await person("busoperator");
    const companyId = own.companyId ?? "";
    await makeBus({ companyId });
    for (const { cookie } of [own, await person(null, "admin")]) {
      expect(await ownFleetSummary(await viewer(cookie), companyId)).toMatchObject([{ design: "coach", count: 1 }]);
    }
    for (const cookie of [undefined, (await person("busoperator")).cookie]) {
      await expect(ownFleetSummary(await viewer(cookie), companyId)).rejects.toMatchObject({ code: "NotFound" });
    }
  });
});
