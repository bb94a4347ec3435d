import Papa from "papaparse";
import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { unguard } from "@/lib/csv/guard";
import { statisticRecord } from "@/lib/features/statistic/schema";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { file, read, service } from "./statistic-calls";

beforeEach(resetDb);

const span = { from: "2026-11-01", to: "2026-11-03" };
const count = (locationId: string, day: string, shown: number, opened = 0) =>
  prisma.locationDay.create({
    data: { locationId, day: new Date(day), shown, opened, clickedWeb: 1, clickedPhone: 2 },
  });

async function counted() {
  const owner = await service(2);
  const [a = "", b = ""] = owner.ids;
  await count(a, "2026-10-31", 7);
  await count(a, "2026-11-01", 10, 3);
  await count(a, "2026-11-03", 20, 4);
  await count(b, "2026-11-03", 1, 1);
  await count(b, "2026-11-04", 99);
  return { ...owner, a, b };
}

describe("GET /advertiserlocation/statistics", () => {
  it("200 with every day, each location, the sum and the days before", async () => {
    const owner = await counted();
    const stranger = await service(1);
    await count(stranger.id, "2026-11-02", 1_000);
    const answer = await read(owner, span);
    expect(answer.status).toBe(200);
    const record = statisticRecord.parse(answer.entity[0]);
    expect(record.days.map(({ day, shown }) => [day, shown])).toEqual([
      ["2026-11-01", 10],
      ["2026-11-02", 0],
      ["2026-11-03", 21],
    ]);
    expect(record.total).toEqual({ shown: 31, opened: 8, web: 3, phone: 6 });
    expect(record.before).toEqual({ shown: 7, opened: 0, web: 1, phone: 2 });
    expect(record.locations).toMatchObject([
      { id: owner.a, title: "House 0", active: true, shown: 30, opened: 7 },
      { id: owner.b, shown: 1, opened: 1 },
    ]);
  });

  it("tells the home page's entry apart, in the file as lines of its own", async () => {
    const owner = await counted();
    const stranger = await service(1);
    for (const [{ companyId }, day, seen] of [
      [owner, "2026-11-02", 40],
      [owner, "2026-11-04", 9],
      [stranger, "2026-11-02", 500],
    ] as const) {
      const { id: advertiserId } = await prisma.advertiser.findUniqueOrThrow({ where: { companyId } });
      await prisma.homeDay.create({ data: { advertiserId, day: new Date(day), shown: seen, opened: 2 } });
    }
    const { entity } = await read(owner, span);
    expect(entity[0]).toMatchObject({ entry: { shown: 40, opened: 2 }, total: { shown: 31 } });
    const lines = (await (await file(owner, span, { "accept-language": "de" })).text()).trim().split("\r\n");
    expect(lines.filter((line) => line.includes("Startseite"))).toEqual([
      expect.stringMatching(/^02\.11\.2026;Eintrag auf der Startseite;40;2;;$/),
    ]);
    expect(await (await file(owner, { ...span, location: owner.a })).text()).not.toContain("home page");
  });

  it("narrows to one location and keeps the list of all", async () => {
    const owner = await counted();
    const { entity } = await read(owner, { ...span, location: owner.b });
    expect(entity[0]).toMatchObject({ total: { shown: 1, opened: 1 }, before: { shown: 0 } });
    expect(entity[0].locations).toHaveLength(2);
  });

  it("404 when a foreign location or company is asked for", async () => {
    const owner = await counted();
    const stranger = await service(1);
    const queries: Record<string, string>[] = [{ location: stranger.id }, { company: stranger.companyId }];
    for (const query of queries) {
      expect((await read(owner, { ...span, ...query })).status).toBe(404);
      expect((await file(owner, { ...span, ...query })).status).toBe(404);
    }
    expect((await read(owner, { ...span, company: owner.companyId })).status).toBe(200);
  });

  it("gives an admin any company's, 400 without one", async () => {
    const owner = await counted();
    const admin = await person(null, "admin");
    const { entity } = await read(admin, { ...span, company: owner.companyId });
    expect(entity[0].total.shown).toBe(31);
    expect(await read(admin, span)).toMatchObject({ status: 400, fields: [{ path: "company", message: "required" }] });
    expect((await read(admin, { ...span, company: owner.companyId, location: owner.a })).status).toBe(200);
  });

  it("401 without a session, 403 for a bus partner", async () => {
    const { companyId: company } = await counted();
    const operator = await person("busoperator");
    expect((await read({}, span)).status).toBe(401);
    expect((await read(operator, { ...span, company })).status).toBe(403);
    expect((await file({}, span)).status).toBe(401);
    expect((await file(operator, span)).status).toBe(403);
  });

  it.each([
    [{ from: "2026-11-03", to: "2026-11-01" }, "endBeforeStart"],
    [{ from: "2025-01-01", to: "2026-11-01" }, "spanTooLong"],
    [{ from: "2026-02-30", to: "2026-11-01" }, "invalidValue"],
    [{ to: "2026-11-01" }, "required"],
    [{ ...span, location: "x" }, "invalidValue"],
  ])("400 for %o", async (query, message) => {
    const answer = await read(await service(), query as Record<string, string>);
    expect(answer).toMatchObject({ status: 400, error: "ValidationFailed" });
    expect(answer.fields[0].message).toBe(message);
  });
});

describe("GET /advertiserlocation/statistics.csv", () => {
  it("200 with a file that a parser not ours reads back, formulas disarmed", async () => {
    const owner = await counted();
    const title = { de: '=HYPERLINK("http://evil.example";"Hier"), "Zum Löwen"' };
    await prisma.advertiserLocation.update({ where: { id: owner.b }, data: { title } });
    const response = await file(owner, span, { "accept-language": "de" });
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8; header=present");
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="charabanc-2026-11-01-2026-11-03.csv"',
    );
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    const { data, errors } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data).toHaveLength(6);
    expect(data[4]).toEqual({
      ...{ Tag: "03.11.2026", Standort: "Haus 0", Angezeigt: "20", Geöffnet: "4" },
      ...{ "Klicks Website": "1", "Klicks Telefon": "2" },
    });
    expect(data[5]?.Standort?.startsWith("'=")).toBe(true);
    expect(unguard(data[5]?.Standort ?? "")).toBe(title.de);
  });

  it("holds one location where one is asked for", async () => {
    const owner = await counted();
    const text = await (await file(owner, { ...span, location: owner.b }, { "accept-language": "en" })).text();
    expect(text.trim().split("\r\n")).toEqual([
      "Day,Location,Shown,Opened,Website clicks,Phone clicks",
      "2026-11-01,House 1,0,0,0,0",
      "2026-11-02,House 1,0,0,0,0",
      "2026-11-03,House 1,1,1,1,2",
    ]);
  });
});
