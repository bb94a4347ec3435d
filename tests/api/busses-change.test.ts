import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { errorText } from "@/lib/i18n/error-text";
import { makeBus } from "@/prisma/factories/bus";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { change, fieldsOf, operator, remove } from "./bus-calls";

beforeEach(resetDb);

const day = 86_400_000;

describe("PUT /api/busses/{id}", () => {
  it("200 with the whole record sent back: what is not the caller's to set stays", async () => {
    const { own, bus } = await operator();
    const foreign = { company: crypto.randomUUID(), qrcode: "other", created_at: 1, id: crypto.randomUUID() };
    const answer = await change(own, bus.id, { ...bus, ...foreign, capacity: 55 });
    expect(answer).toMatchObject({ status: 200, entity: [{ ...bus, capacity: 55, version: 2 }] });
  });

  it("200 for one field alone; taken away stars take their certificate along", async () => {
    const { own, bus } = await operator();
    const comfort = { stars: 4, starsCertifiedAt: Date.UTC(2026, 2, 12) };
    expect((await change(own, bus.id, comfort)).entity[0]).toMatchObject({ ...comfort, capacity: 57 });
    expect((await change(own, bus.id, { stars: null })).entity[0]).toMatchObject({
      stars: null,
      starsCertifiedAt: null,
    });
    expect(fieldsOf(await change(own, bus.id, { starsCertifiedAt: comfort.starsCertifiedAt }))).toEqual([
      "stars starsMissing",
    ]);
  });

  it("200 out of service and back; the audit line holds what differs alone", async () => {
    const { own, bus } = await operator();
    expect((await change(own, bus.id, { active: false, version: 1 })).entity[0]).toMatchObject({ active: false });
    expect((await change(own, bus.id, { active: true, version: 2 })).entity[0]).toMatchObject({ active: true });
    const lines = await prisma.auditEntry.findMany({ where: { action: "change" }, orderBy: { id: "asc" } });
    expect(lines.map(({ before, after }) => [before, after])).toEqual([
      [{ active: true }, { active: false }],
      [{ active: false }, { active: true }],
    ]);
  });

  it("the same features in another order are no change on record", async () => {
    const { own, bus } = await operator();
    await change(own, bus.id, { features: ["toilet", "belts"] });
    await change(own, bus.id, { features: ["belts", "toilet"], capacity: 56 });
    const last = await prisma.auditEntry.findFirst({ where: { action: "change" }, orderBy: { id: "desc" } });
    expect([last?.before, last?.after]).toEqual([{ capacity: 57 }, { capacity: 56 }]);
  });

  it("409 for a stale version and for a plate in use; nothing is changed", async () => {
    const { own, bus } = await operator();
    await makeBus({ companyId: (await person("busoperator")).companyId ?? "", licenceplate: "M AB 1" });
    await change(own, bus.id, { capacity: 50, version: 1 });
    const stale = await change(own, bus.id, { capacity: 40, version: 1 });
    expect(stale.status).toBe(409);
    const taken = await change(own, bus.id, { licenceplate: "m ab 1" });
    expect([taken.status, fieldsOf(taken)]).toEqual([409, ["licenceplate plateTaken"]]);
    expect(taken.errordesc).toBe(errorText("plateTaken", "en"));
    expect(stale.errordesc).toBe(errorText("Conflict", "en"));
    expect(await prisma.bus.findUnique({ where: { id: bus.id } })).toMatchObject({ capacity: 50, version: 2 });
  });

  it("a plate that is not touched stays, one of another country is checked by its format", async () => {
    const { own, bus } = await operator();
    await prisma.bus.update({ where: { id: bus.id }, data: { licenceplate: "0-17" } });
    expect((await change(own, bus.id, { licenceplate: "0-17", capacity: 40 })).status).toBe(200);
    expect(fieldsOf(await change(own, bus.id, { country: "ES" }))).toEqual(["licenceplate plateES"]);
  });

  it("400 for values out of range and unknown fields", async () => {
    const { own, bus } = await operator();
    expect(fieldsOf(await change(own, bus.id, { capacity: 151 }))).toEqual(["capacity seatRange"]);
    expect(fieldsOf(await change(own, bus.id, { seats: 4 }))).toEqual(["seats unknownField"]);
    expect(fieldsOf(await change(own, bus.id, { licenceplate: null }))).toEqual(["licenceplate required"]);
  });

  it("200 for admins, 401, 403 and 404 for everybody else", async () => {
    const { bus } = await operator();
    expect((await change(await person(null, "admin"), bus.id, { name: "Setra" })).status).toBe(200);
    expect((await change({}, bus.id, {})).status).toBe(401);
    expect((await change(await person("touroperator"), bus.id, {})).status).toBe(403);
    expect((await change(await person("busoperator"), bus.id, { capacity: 1 })).status).toBe(404);
  });
});

describe("DELETE /api/busses/{id}", () => {
  const booking = (companyId: string, busId: string, from: number, state: "booked" | "cancelled" = "booked") =>
    prisma.booking.create({
      data: {
        ...{ companyId, busId, state, title: "Regensburg – Prag" },
        ...{ start: new Date(Date.now() + from), end: new Date(Date.now() + from + 3_600_000) },
      },
    });

  it("200 with an empty entity where nothing refers to it; its scans go along", async () => {
    const { own, bus } = await operator();
    await prisma.busScan.create({ data: { busId: bus.id, day: new Date(), count: 3 } });
    expect(await remove(own, bus.id)).toMatchObject({ status: 200, entity: [] });
    expect([await prisma.bus.count(), await prisma.busScan.count()]).toEqual([0, 0]);
    expect(await prisma.auditEntry.findFirst({ where: { action: "delete" } })).toMatchObject({ noun: "bus" });
    expect((await remove(own, bus.id)).status).toBe(404);
  });

  it("409 with trips ahead, with trips behind, each with what to do instead", async () => {
    const { own, id, bus } = await operator();
    await booking(id, bus.id, -30 * day);
    await booking(id, bus.id, -60 * day, "cancelled");
    expect(fieldsOf(await remove(own, bus.id))).toEqual(["id busHasHistory"]);
    await booking(id, bus.id, day);
    const answer = await remove(own, bus.id);
    expect([answer.status, fieldsOf(answer)]).toEqual([409, ["id busTripsAhead"]]);
    expect(await prisma.bus.count()).toBe(1);
  });

  it("409 or gone, never a booking without its bus, when both happen at once", async () => {
    const { own, id, bus } = await operator();
    const [gone] = await Promise.all([remove(own, bus.id), booking(id, bus.id, day).catch(() => null)]);
    expect(await prisma.bus.count()).toBe(gone.status === 200 ? 0 : 1);
    expect(await prisma.booking.count()).toBe(gone.status === 200 ? 0 : 1);
  });

  it("200 for admins, 401, 403 and 404 for everybody else", async () => {
    const { bus } = await operator();
    expect((await remove({}, bus.id)).status).toBe(401);
    expect((await remove(await person("driver"), bus.id)).status).toBe(403);
    expect((await remove(await person("busoperator"), bus.id)).status).toBe(404);
    expect((await remove(await person(null, "admin"), bus.id)).status).toBe(200);
  });
});
