import { beforeEach, describe, expect, it } from "vitest";
import * as one from "@/app/api/admin/audit/[id]/route";
import * as many from "@/app/api/admin/audit/route";
import * as stats from "@/app/api/admin/stats/route";
import { pool } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makeCompany } from "@/prisma/factories/company";
import { auditRecord } from "@/lib/features/audit/schema/audit";
import { asOwner, envelope, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { getCsv, listAudit } from "./admin-calls";

beforeEach(resetDb);

type Line = { noun?: string; action?: string; recordId?: string; userId?: string; createdAt?: Date; before?: object };
const line = (data: Line) =>
  prisma.auditEntry.create({ data: { noun: "company", action: "change", recordId: "7", userName: "admin", ...data } });

async function manyLines(count: number) {
  await pool().query(
    `insert into audit_entry (id, "userName", action, noun, "recordId", "createdAt")
     select gen_random_uuid(), 'system', 'expire', 'offer', n::text, now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [count],
  );
}

describe("GET /admin/audit", () => {
  it("401 for nobody, 403 for a user", async () => {
    expect((await listAudit({})).status).toBe(401);
    expect((await listAudit({}, (await person("driver")).cookie)).status).toBe(403);
  });

  it("newest first, with the name of who did it as long as the account is there", async () => {
    const { cookie, id } = await person(null, "admin");
    await line({ userId: id, action: "approve", createdAt: new Date(2_000) });
    await line({ userId: crypto.randomUUID(), createdAt: new Date(1_000) });
    const { entity, total } = await listAudit({}, cookie);
    expect(total).toBe(2);
    expect(auditRecord.parse(entity[0])).toMatchObject({ action: "approve", user: "Pat Example", created_at: 2_000 });
    expect(entity[1]).toMatchObject({ user: null });
  });

  it("shows the overview what was done last, not who came in", async () => {
    const { cookie } = await person(null, "admin");
    await line({ action: "approve", createdAt: new Date(1_000) });
    for (let second = 2; second < 12; second++) await line({ action: "signIn", createdAt: new Date(second * 1_000) });
    const { entity } = await envelope(await stats.GET(request("/api/admin/stats", { cookie })));
    expect(entity[0].log.map(({ action }: { action: string }) => action)).toEqual(["approve"]);
  });

  it("finds by person, noun, action, record and day", async () => {
    const { cookie, id, email } = await person(null, "admin");
    const recordId = crypto.randomUUID();
    const noon = new Date("2026-03-29T12:00:00Z");
    await line({ userId: id, noun: "bus", action: "create", recordId, createdAt: noon });
    await line({ createdAt: new Date("2026-03-28T22:59:59Z") });
    const total = async (a: object) => (await listAudit({ filter: { a } }, cookie)).total;
    expect(await total({ user: email })).toBe(1);
    expect(await total({ userId: id })).toBe(1);
    expect(await total({ noun: "bus", action: "create" })).toBe(1);
    expect(await total({ noun: ["bus", "company"] })).toBe(2);
    expect(await total({ recordId })).toBe(1);
    // The clocks change on this day: it begins at 23:00 UTC and ends at 22:00.
    expect(await total({ date: { from: "2026-03-29", to: "2026-03-29" } })).toBe(1);
    expect(await total({ date: { to: "2026-03-28" } })).toBe(1);
    expect(await total({ date: { from: noon.getTime(), to: noon.getTime() } })).toBe(1);
    expect((await listAudit({ filter: { o: { recordId, userId: recordId } } }, cookie)).total).toBe(1);
  });

  it("tells by name what a line is about, also a request that is gone, and finds it by that", async () => {
    const { cookie } = await person(null, "admin");
    const subject = await person("driver");
    const trip = await makeBusRequest();
    const company = await makeCompany({ name: "Wurzreisen Anders" });
    const bus = await makeBus({ companyId: company.id, licenceplate: "R XY 4711" });
    const lost = crypto.randomUUID();
    await line({ noun: "busrequest", recordId: trip.id });
    await line({ noun: "busrequest", recordId: lost });
    await line({ noun: "busrequest", action: "delete", recordId: lost, before: { reference: "CB-9999999" } });
    await line({ noun: "user", recordId: subject.id });
    await line({ noun: "company", recordId: company.id });
    await line({ noun: "filtersetting", recordId: company.id });
    await line({ noun: "bus", recordId: bus.id });
    const found = async (record: string) =>
      (await listAudit({ filter: { o: { user: record, record } } }, cookie)).entity.map(
        (row: { noun: string; record: string | null }) => [row.noun, row.record],
      );
    expect(await found(`cb ${trip.number}`)).toEqual([["busrequest", `CB-${trip.number}`]]);
    expect(await found("CB-9999999")).toEqual([
      ["busrequest", "CB-9999999"],
      ["busrequest", "CB-9999999"],
    ]);
    expect(await found(subject.email)).toEqual([["user", "Pat Example"]]);
    expect(await found("wurzreisen")).toEqual([
      ["filtersetting", "Wurzreisen Anders"],
      ["company", "Wurzreisen Anders"],
    ]);
    expect(await found("RXY 4711")).toEqual([["bus", "R XY 4711"]]);
    expect(await found("nobody at all")).toEqual([]);
  });

  it("neither repeats nor skips a line at any depth", async () => {
    const { cookie } = await person(null, "admin");
    await manyLines(2_500);
    for (const skip of [0, 990, 1_000, 1_995, 2_490]) {
      const { entity, total } = await listAudit({ skip, take: 10 }, cookie);
      const numbers = entity.map((row: { recordId: string }) => Number(row.recordId));
      expect([total, numbers]).toEqual([2_500, Array.from({ length: 10 }, (_, index) => skip + index + 1)]);
    }
  });

  it.each([{ filter: { a: { before: "x" } } }, { filter: { a: { date: { from: "gestern" } } } }, { sort: "noun" }])(
    "400 for %j",
    async (query) => {
      expect((await listAudit(query, (await person(null, "admin")).cookie)).status).toBe(400);
    },
  );

  it("is exported with its before and after", async () => {
    const { cookie } = await person(null, "admin");
    await manyLines(600);
    const text = await (await getCsv("audit", { columns: "recordId,action" }, cookie)).text();
    // Its own line is on record before the first row is read.
    expect(text.trim().split("\r\n")).toHaveLength(602);
    expect(text).toContain("audit,exported");
  });
});

describe("the trail", () => {
  it("cannot be changed or deleted by anybody, not by the database's own hand", async () => {
    const { id } = await line({});
    await expect(asOwner("update audit_entry set action = 'x' where id = $1", [id])).rejects.toThrow(/append-only/);
    await expect(asOwner("delete from audit_entry")).rejects.toThrow(/append-only/);
    await expect(prisma.auditEntry.delete({ where: { id } })).rejects.toThrow(/denied/);
    expect(await prisma.auditEntry.count()).toBe(1);
  });

  it("405 for every method that would change it", async () => {
    for (const handler of [many.POST, many.PUT, many.DELETE, one.PUT, one.PATCH, one.DELETE]) {
      expect((await handler(request("/api/admin/audit", { method: "POST" }))).status).toBe(405);
    }
  });

  it("200 for one line, 404 where there is none", async () => {
    const { cookie } = await person(null, "admin");
    const { id } = await line({ noun: "bus" });
    const get = async (wanted: string) =>
      envelope(await one.GET(request(`/api/admin/audit/${wanted}`, { cookie }), params({ id: wanted })));
    expect(await get(id)).toMatchObject({ status: 200, entity: [{ id, noun: "bus" }] });
    expect((await get(crypto.randomUUID())).status).toBe(404);
  });
});

describe("the audit trail", () => {
  it("cannot be changed or deleted by anybody", async () => {
    await line({});
    await expect(prisma.auditEntry.deleteMany()).rejects.toThrow(/denied/);
    await expect(prisma.auditEntry.updateMany({ data: { action: "x" } })).rejects.toThrow(/denied/);
  });
});
