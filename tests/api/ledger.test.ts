import { beforeEach, describe, expect, it } from "vitest";
import * as ledger from "@/app/api/company/[id]/ledger/route";
import * as file from "@/app/api/company/[id]/ledger.csv/route";
import * as sheets from "@/app/api/company/[id]/ledger.pdf/route";
import * as sign from "@/app/api/company/[id]/ledger.svg/route";
import * as badge from "@/app/api/ledger/badge/route";
import * as proofs from "@/app/api/ledger/proof/[code]/route";
import { prisma } from "@/lib/db/prisma";
import { getLedgerBadge } from "@/lib/features/ledger/queries";
import { type LedgerRecord, ledgerProof, ledgerRecord } from "@/lib/features/ledger/schema";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import { envelope, params, request, resetDb } from "@/tests/db";
import { pdfText } from "@/tests/pdf-text";
import { person } from "@/tests/people";
import { anonymous } from "@/tests/viewers";
import { day, type Operator, operator, record, section, trip, wayHome } from "./ledger-calls";
import { doTo, linkTo, plantOffer } from "./offer-calls";
import { agreedTrip } from "./trip-calls";

beforeEach(resetDb);

describe("what a won trip saves", () => {
  it("is stored with its sum and its factors, without anybody's street", async () => {
    const { id } = await trip(await operator(), 3);
    await record(id);
    const [entry] = await prisma.ledgerEntry.findMany();
    expect(entry).toMatchObject({ aloneKm: 212, emptyKm: 0, paidKm: 212, litres: 28, carbon: 2.65 });
    expect(JSON.stringify(entry?.sections)).not.toContain('"street"');
  });

  it("is stored once a booking, and keeps the figures of its day", async () => {
    const { id } = await trip(await operator(), 3);
    await record(id);
    await record(id, [section("alone", "Linz", "Passau", 90)]);
    expect(await prisma.ledgerEntry.findMany()).toMatchObject([{ aloneKm: 212 }]);
    await expect(prisma.ledgerEntry.updateMany({ data: { aloneKm: 1000 } })).rejects.toThrow();
  });

  it("is not stored where nothing is saved, nor where a figure makes no sense", async () => {
    const { id } = await trip(await operator(), 3);
    await record(id, [section("alone", "Linz", "Passau", 90), section("empty", "Linz", "Passau", 90)]);
    expect(await prisma.ledgerEntry.count()).toBe(0);
    for (const km of [-1, Number.NaN, Number.POSITIVE_INFINITY, 20_001]) {
      await expect(record(id, [section("alone", "Linz", "Passau", km)])).rejects.toThrow();
    }
  });
});

describe("an accepted offer", () => {
  it("of a bus that was published as empty ride at that time is recorded with what it saves", async () => {
    const me = await operator();
    const times = { startDate: new Date(Date.now() + 2 * day), endDate: new Date(Date.now() + 2.5 * day) };
    const author = { authorCompanyId: me.companyId, companyType: "busoperator" } as const;
    const way = {
      startPlace: makePlace(prag),
      endPlace: makePlace(regensburg),
      transferType: "transferoneway",
    } as const;
    await makeBusRequest({ ...author, ...times, ...way, category: "emptyride", busId: me.bus.id });
    const { id: requestId } = await makeBusRequest({ ...times, ...way });
    const { id } = await plantOffer(requestId, me.companyId, { busId: me.bus.id });
    expect((await doTo("accept", id, await linkTo(requestId))).status).toBe(200);
    const [entry] = await prisma.ledgerEntry.findMany({ include: { booking: true } });
    expect(entry).toMatchObject({ source: "fit", emptyKm: 0, booking: { offerId: id, busId: me.bus.id } });
    expect(entry?.aloneKm).toBeGreaterThan(200);
    expect(entry?.paidKm).toBe(entry?.aloneKm);
  });

  it("of a bus that nobody published saves nothing that is known", async () => {
    const me = await operator();
    const { id: requestId } = await makeBusRequest();
    const { id } = await plantOffer(requestId, me.companyId, { busId: me.bus.id });
    expect((await doTo("accept", id, await linkTo(requestId))).status).toBe(200);
    expect(await prisma.ledgerEntry.count()).toBe(0);
  });
});

type Reader = { cookie?: string; companyId?: string | null };
const ask = (serve: typeof ledger.GET, { cookie, companyId }: Reader, path: string) =>
  serve(request(`/api/company/${companyId}/${path}`, { cookie }), params({ id: companyId }));
const read = async (who: Reader, search = "") => envelope(await ask(ledger.GET, who, `ledger${search}`));
const show = async (who: Reader, shown: boolean) =>
  envelope(await badge.POST(request("/api/ledger/badge", { cookie: who.cookie, body: { shown } })));
const prove = async (code: string) =>
  envelope(await proofs.GET(request(`/api/ledger/proof/${code}`), params({ code })));

/** The whole of last year's calendar lies in the past, whenever the test runs. */
const lastYear = new Date().getUTCFullYear() - 1;
const inLastYear = (month: number, date: number) =>
  Math.ceil((Date.now() - Date.UTC(lastYear, month - 1, date, 12)) / day);

async function driven(who: Operator, month: number, sections = wayHome, date = 15) {
  const booking = await trip(who, inLastYear(month, date));
  await record(booking.id, sections);
  return booking;
}

describe("the ledger", () => {
  it("counts by month, bus and source what was driven, with litres, CO2 and the share of paid km", async () => {
    const me = await operator();
    await driven(me, 3);
    await driven(me, 3, [...wayHome, section("empty", "Passau", "Regensburg", 12)], 20);
    const { status, entity } = await read(me, `?year=${lastYear}`);
    expect(status).toBe(200);
    const record = ledgerRecord.parse(entity[0]);
    expect(record.total).toEqual({ avoided: 412, litres: 115.4, carbon: 305.7, share: 424 / 436, trips: 2 });
    expect(record.months[2]).toMatchObject({ return: 412, fit: 0, all: 412 });
    expect(record.months.filter(({ all }) => all > 0)).toHaveLength(1);
    expect(record.buses).toMatchObject([{ bus: { id: me.bus.id, plate: me.bus.licenceplate }, avoided: 412 }]);
    expect(record.sources.find(({ source }) => source === "return")).toMatchObject({ avoided: 412, trips: 2 });
  });

  it("calls a trip by its places in the reader's language", async () => {
    const me = await operator();
    const { id, number } = await makeBusRequest();
    const booking = await driven(me, 5);
    const title = `CB-${number} Regensburg → Prag`;
    await prisma.booking.update({ where: { id: booking.id }, data: { requestId: id, title } });
    const { entity } = await read(me, `?year=${lastYear}`);
    expect((entity[0] as LedgerRecord).trips[0]?.title).toBe(`CB-${number} Regensburg → Prague`);
  });

  it("leaves out what is still to come, what was cancelled, and other years", async () => {
    const me = await operator();
    const over = await driven(me, 5);
    await prisma.booking.update({ where: { id: over.id }, data: { state: "cancelled" } });
    await record((await trip(me, -2)).id);
    const { entity } = await read(me, `?year=${lastYear}`);
    expect((entity[0] as LedgerRecord).total.trips).toBe(0);
    const present = (await read(me)).entity[0] as LedgerRecord;
    expect([present.total.trips, present.years]).toEqual([0, [lastYear + 1]]);
  });

  it("counts what became a trip once that is done, not before", async () => {
    const { trip: agreed, company } = await agreedTrip();
    const end = new Date(Date.now() - day / 2);
    const past = { start: new Date(end.getTime() - day / 2), end };
    await prisma.booking.update({ where: { id: agreed.bookingId ?? "" }, data: past });
    await record(agreed.bookingId ?? "");
    const trips = async () => ((await read(company)).entity[0] as LedgerRecord).total.trips;
    expect(await trips()).toBe(0);
    await prisma.trip.update({ where: { id: agreed.id }, data: { state: "done" } });
    expect(await trips()).toBe(1);
  });

  it("is the company's alone: 404 for a neighbour, 403 and 401 for others, an admin too", async () => {
    const me = await operator();
    await driven(me, 6);
    const neighbour = await operator();
    expect(((await read(neighbour, `?year=${lastYear}`)).entity[0] as LedgerRecord).trips).toEqual([]);
    const others = [neighbour, await person("travelService"), await person(null, "admin"), {}];
    for (const [serve, path] of [
      [ledger.GET, "ledger"],
      [file.GET, "ledger.csv"],
      [sheets.GET, "ledger.pdf"],
    ] as const) {
      const answers = others.map((who) => ask(serve, { ...who, companyId: me.companyId }, path));
      expect(
        (await Promise.all(answers)).map(({ status }) => status),
        path,
      ).toEqual([404, 403, 403, 401]);
    }
    expect(await prisma.ledgerProof.count()).toBe(0);
  });

  it.each(["1999", "2101", "x", "2026.5", ""])("400 for the year %j", async (year) => {
    expect((await read(await operator(), `?year=${year}`)).status).toBe(400);
  });

  it("gives its trips as a file that the reader's spreadsheet opens", async () => {
    const me = await operator();
    await driven(me, 7);
    const response = await ask(file.GET, me, `ledger.csv?year=${lastYear}`);
    expect(response.headers.get("content-disposition")).toContain(`charabanc-ledger-${lastYear}.csv`);
    const lines = (await response.text()).split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain("212");
    expect(lines[1]).toMatch(/estimate by main roads"?$/);
  });

  it("gives three sheets whose checksum anybody can compare, and that changes with a figure", async () => {
    const me = await operator();
    await driven(me, 8);
    const draw = async () => {
      const response = await ask(sheets.GET, me, `ledger.pdf?year=${lastYear}`);
      expect(response.headers.get("content-type")).toBe("application/pdf");
      return pdfText(new Uint8Array(await response.arrayBuffer()));
    };
    const text = await draw();
    const [{ code } = { code: "" }] = await prisma.ledgerProof.findMany();
    expect(text).toContain(code);
    const { status, entity } = await prove(code);
    expect([status, ledgerProof.parse(entity[0])]).toMatchObject([200, { year: lastYear, avoided: 212, trips: 1 }]);
    await draw();
    expect(await prisma.ledgerProof.count()).toBe(1);
    await driven(me, 9);
    await draw();
    expect(await prisma.ledgerProof.count()).toBe(2);
    expect((await prove("0".repeat(20))).status).toBe(404);
  });
});

describe("the sign on the profile", () => {
  it("is there from ten trips of a year on, if the owner wishes, and goes again", async () => {
    const me = await operator();
    for (let month = 1; month <= 9; month += 1) await driven(me, month);
    expect((await show(me, true)).status).toBe(200);
    expect(await getLedgerBadge(anonymous, me.companyId)).toBeNull();
    await driven(me, 10);
    expect(await getLedgerBadge(anonymous, me.companyId)).toEqual({ year: lastYear, avoided: 2120, trips: 10 });
    await show(me, false);
    expect(await getLedgerBadge(anonymous, me.companyId)).toBeNull();
  });

  it("stands on the company's own web page as a picture, while the profile shows it", async () => {
    const me = await operator();
    const draw = (query = "") =>
      sign.GET(request(`/api/company/${me.companyId}/ledger.svg${query}`), params({ id: me.companyId }));
    for (let month = 1; month <= 10; month += 1) await driven(me, month);
    expect((await draw()).status).toBe(404);
    await show(me, true);
    const answer = await draw("?lng=en");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(await answer.text()).toContain("2,120 km");
    expect((await draw("?lng=xx")).status).toBe(400);
    await show(me, false);
    expect((await draw()).status).toBe(404);
  });

  it("403 for who is not a bus partner, 400 for what says neither", async () => {
    expect((await show(await person("travelService"), true)).status).toBe(403);
    const me = await operator();
    const body = { shown: "yes" };
    expect((await badge.POST(request("/api/ledger/badge", { cookie: me.cookie, body }))).status).toBe(400);
  });
});
