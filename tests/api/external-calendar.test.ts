import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as file from "@/app/api/company/[id]/calendar.csv/route";
import { isBusOperator } from "@/lib/access/rules";
import { prisma } from "@/lib/db/prisma";
import { readFleet } from "@/lib/features/bus/queries/panel";
import { calendarEntry } from "@/lib/features/calendar/schema";
import { readExternals } from "@/lib/features/externalcalendar/commands/read";
import { calendarRecord } from "@/lib/features/externalcalendar/schema";
import { freeBuses } from "@/lib/features/fit/queries/own-buses";
import { freeGaps } from "@/lib/features/tour/queries/buses";
import { settleLater } from "@/lib/later";
import { makeBus } from "@/prisma/factories/bus";
import { params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { viewerAs } from "@/tests/viewer";
import { book, changeBooking, day, fetchFeed, hour, openFeed, readCalendar, soon, trip } from "./calendar-calls";
import { calendarServer, externalApi as api, icsOf } from "./external-calendar";

// Before any import of the project: settings are read once.
vi.hoisted(() => vi.stubEnv("OUTSIDE_HOSTS", "127.0.0.1"));

let server: Awaited<ReturnType<typeof calendarServer>>;
let text = "";
beforeEach(async () => {
  await settleLater();
  await resetDb();
  text = icsOf([soon, soon + 4 * hour, "Werkstatt Müller"]);
  server = await calendarServer((_request, response) => response.setHeader("ETag", `"${text.length}"`).end(text));
});
afterEach(() => server.close());

async function operator() {
  const partner = await person("busoperator");
  const companyId = partner.companyId as string;
  await prisma.company.update({ where: { id: companyId }, data: { longitude: 12.1, latitude: 49.01 } });
  return { ...partner, companyId, bus: await makeBus({ companyId, licenceplate: `R-EX ${companyId.slice(-4)}` }) };
}
const input = (changes: object = {}) => ({ name: "Leitstelle", address: server.address, ...changes });
const later = (ms: number) => new Date(Date.now() + ms);

describe("an external calendar", () => {
  it("is read when it is added, tells its host alone, and is nobody else's", async () => {
    const [me, other, admin] = [await operator(), await person("busoperator"), await person(null, "admin")];
    const made = await api.add(me, input({ bus: me.bus.id }));
    expect(made).toMatchObject({
      status: 201,
      entity: [
        { name: "Leitstelle", host: "127.0.0.1", bus: { id: me.bus.id }, entries: 1, conflicts: 0, error: null },
      ],
    });
    calendarRecord.parse(made.entity[0]);
    expect(JSON.stringify([made, await api.list(me), await api.list(admin, me.companyId)])).not.toContain("4711");
    const row = await prisma.externalCalendar.findFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain("4711");
    expect(JSON.stringify(await prisma.auditEntry.findMany())).not.toContain("4711");
    const { id, version } = made.entity[0];
    const change = { name: "x", bus: null, version };
    expect([
      (await api.list(other, me.companyId)).status,
      (await api.add(other, input(), me.companyId)).status,
      (await api.change(other, id, change)).status,
      (await api.read(other, id)).status,
      (await api.remove(other, id)).status,
      (await api.list({}, me.companyId)).status,
    ]).toEqual([404, 404, 404, 404, 404, 401]);
    const strange = await makeBus({ companyId: other.companyId as string });
    expect((await api.add(me, input({ bus: strange.id }))).fields).toEqual([{ path: "bus", message: "busUnknown" }]);
    expect((await api.list(other)).entity).toEqual([]);
  });

  it("is refused at its address with the reason, and nothing is stored", async () => {
    const me = await operator();
    const refusal = async (address: string) => (await api.add(me, input({ address }))).fields?.[0];
    const at = (message: string) => ({ path: "address", message });
    expect(await refusal("https://10.0.0.1/a.ics")).toEqual(at("calendarRefused"));
    expect(await refusal("https://localhost/a.ics")).toEqual(at("calendarRefused"));
    expect(await refusal("webcal://169.254.169.254/latest")).toEqual(at("calendarRefused"));
    expect(await refusal("http://calendar.example/a.ics")).toEqual(at("calendarRefused"));
    expect(await refusal("ftp://calendar.example/a.ics")).toEqual(at("invalidUrl"));
    expect(await refusal("http://127.0.0.1:1/a.ics")).toEqual(at("calendarUnreachable"));
    const answers: [Parameters<typeof calendarServer>[0], string][] = [
      [(_request, response) => response.writeHead(401).end(), "calendarDenied"],
      [(_request, response) => response.writeHead(410).end(), "calendarMissing"],
      [(_request, response) => response.writeHead(500).end(), "calendarAnswer"],
      [(_request, response) => response.writeHead(302, { Location: "/again" }).end(), "calendarRedirects"],
      [(_request, response) => response.writeHead(302, { Location: "http://10.0.0.1/" }).end(), "calendarRefused"],
      [(_request, response) => response.writeHead(302, { Location: "https://localhost/" }).end(), "calendarRefused"],
      [(_request, response) => response.writeHead(200, { "Content-Length": "52428800" }).end("x"), "calendarTooLarge"],
      [(_request, response) => response.end("<html>"), "calendarNone"],
    ];
    for (const [answer, message] of answers) {
      server.served.answer = answer;
      expect(await refusal(server.address)).toEqual(at(message));
    }
    expect(await prisma.externalCalendar.count()).toBe(0);
  });

  it("stands in the calendar as busy and makes its bus not free; it is no booking and leaves by no file", async () => {
    const me = await operator();
    const second = await makeBus({ companyId: me.companyId });
    await api.add(me, input({ bus: me.bus.id }));
    const [entry] = (await readCalendar(me, me.companyId)).entity;
    calendarEntry.parse(entry);
    expect(entry).toMatchObject({ kind: "external", state: "busy", title: "Werkstatt Müller", note: "Leitstelle" });
    expect(entry).toMatchObject({ start: soon, end: soon + 4 * hour, bus: { id: me.bus.id }, mayMove: false });
    const free = async (at: number) => (await freeBuses(me.companyId, at)).map(({ bus }) => bus?.id).sort();
    expect(await free(soon + hour)).toEqual([second.id]);
    expect(await free(soon + 5 * hour)).toEqual([me.bus.id, second.id].sort());
    const before = (await freeBuses(me.companyId, soon - hour, me.bus.id))[0];
    expect(before?.end).toBe(soon);
    expect(await prisma.booking.count()).toBe(0);
    expect(await prisma.ledgerEntry.count()).toBe(0);
    const { url } = (await openFeed(me, me.companyId)).entity[0];
    expect(await (await fetchFeed(url)).text()).not.toContain("Werkstatt");
    const span = `from=${soon - day}&to=${soon + day}`;
    const csv = await file.GET(
      request(`/api/company/${me.companyId}/calendar.csv?${span}`, { cookie: me.cookie }),
      params({ id: me.companyId }),
    );
    expect(await csv.text()).not.toContain("Werkstatt");
  });

  it("without a bus holds all of the company's, also for chains and today's free ones", async () => {
    const me = await operator();
    const second = await makeBus({ companyId: me.companyId });
    const now = Date.now();
    text = icsOf([now - hour, now + 3 * hour, "Betriebsausflug"]);
    const { entity } = await api.add(me, input());
    expect(await freeBuses(me.companyId, now + hour)).toEqual([]);
    const viewer = await viewerAs(isBusOperator, me.cookie);
    const fleet = await readFleet(viewer, { take: 10, skip: 0, latest: false });
    expect(fleet.totals).toMatchObject({ buses: 2, free: 0 });
    const base = {} as Parameters<typeof freeGaps>[1]["base"];
    const bus = { ...second, design: "coach" } as unknown as Parameters<typeof freeGaps>[0][number];
    const gaps = await freeGaps([bus], { from: now, to: now + 10 * hour, base, start: base, end: base, legs: [] });
    expect(gaps.map(({ from, fixed }) => [from - Math.floor(now / 1000) * 1000, fixed[0]?.title])).toEqual([
      [3 * hour, "Betriebsausflug"],
    ]);
    await api.remove(me, entity[0].id);
    expect(await freeBuses(me.companyId, now + hour)).toHaveLength(2);
    expect(await prisma.externalBusy.count()).toBe(0);
  });

  it("is named with a new entry of its bus, which is taken all the same, and stands in the inbox until it is out of the way", async () => {
    const me = await operator();
    const { entity } = await api.add(me, input({ bus: me.bus.id }));
    const booked = await book(me, trip({ bus: me.bus.id }));
    expect(booked).toMatchObject({ status: 201 });
    expect(booked.entity[0].overlaps).toMatchObject([{ kind: "external", title: "Werkstatt Müller" }]);
    const items = () => prisma.inboxItem.findMany({ orderBy: { createdAt: "asc" } });
    await readExternals();
    expect(await items()).toMatchObject([
      {
        ...{ kind: "due", noun: "booking", record: booked.entity[0].id, doneAt: null },
        data: { what: "busy", start: soon, end: soon + 4 * hour, bus: me.bus.licenceplate },
      },
    ]);
    expect((await api.list(me)).entity[0].conflicts).toBe(1);
    // Once done it is not told again.
    await prisma.inboxItem.updateMany({ data: { doneAt: new Date() } });
    await readExternals();
    expect(await items()).toHaveLength(1);
    // At another time it is.
    text = icsOf([soon + hour, soon + 2 * hour, "Werkstatt Müller"]);
    await api.read(me, entity[0].id);
    expect((await items()).map(({ doneAt }) => doneAt === null)).toEqual([false, true]);
    const { id, version } = booked.entity[0];
    await changeBooking(me, id, { start: soon + day, end: soon + day + hour, version });
    await readExternals();
    expect((await items()).every(({ doneAt }) => doneAt !== null)).toBe(true);
  });

  it("is read again at its time: not when it is the same, seldomer when it fails, and what was read stays", async () => {
    const me = await operator();
    const { id } = (await api.add(me, input({ bus: me.bus.id }))).entity[0];
    expect(await readExternals()).toBe(0);
    server.served.answer = (incoming, response) =>
      incoming.headers["if-none-match"] ? response.writeHead(304).end() : response.end(text);
    expect(await readExternals(later(61 * 60_000))).toBe(1);
    expect(server.served.asked.at(-1)).toMatchObject({ "if-none-match": `"${text.length}"` });
    server.served.answer = (_incoming, response) => response.writeHead(503).end();
    const pauses: number[] = [];
    let at = 3 * hour;
    for (let round = 0; round < 3; round++) {
      expect(await readExternals(later(at))).toBe(1);
      const { nextAt, error } = await prisma.externalCalendar.findUniqueOrThrow({ where: { id } });
      expect(error).toBe("calendarAnswer");
      pauses.push(Math.round((nextAt.getTime() - Date.now() - at) / hour));
      at += 30 * hour;
    }
    expect(pauses).toEqual([2, 4, 8]);
    expect((await api.list(me)).entity[0]).toMatchObject({ entries: 1, error: "calendarAnswer" });
    text = icsOf();
    server.served.answer = (_incoming, response) => response.end(text);
    expect((await api.read(me, id)).entity[0]).toMatchObject({ entries: 0, error: null });
    // More than a day after it was written out, the same calendar is read whole.
    await readExternals(later(200 * hour));
    expect(server.served.asked.at(-1)?.["if-none-match"]).toBeUndefined();
  });

  it("a change keeps what it leaves out, and takes a calendar back whole, as it was read", async () => {
    const me = await operator();
    const { id, version } = (await api.add(me, { ...input(), bus: me.bus.id })).entity[0];
    const named = await api.change(me, id, { name: "Halle", version });
    expect(named).toMatchObject({ status: 200, entity: [{ name: "Halle", bus: { id: me.bus.id } }] });
    const back = await api.change(me, id, named.entity[0]);
    expect(back).toMatchObject({ status: 200, entity: [{ name: "Halle", bus: { id: me.bus.id } }] });
    const wide = await api.change(me, id, { bus: null, version: version + 2 });
    expect(wide).toMatchObject({ status: 200, entity: [{ name: "Halle", bus: null }] });
  });

  it("gets another name and bus; a stale version changes nothing; another address must be readable", async () => {
    const me = await operator();
    const { id, version } = (await api.add(me, input())).entity[0];
    const named = await api.change(me, id, { name: "Werkstatt", bus: me.bus.id, version });
    expect(named.entity[0]).toMatchObject({ name: "Werkstatt", bus: { id: me.bus.id }, version: version + 1 });
    expect(await prisma.externalBusy.findFirstOrThrow()).toMatchObject({ busId: me.bus.id });
    expect((await api.change(me, id, { name: "y", bus: null, version })).status).toBe(409);
    const bad = { name: "y", bus: null, version: version + 1, address: "https://192.168.0.1/" };
    expect((await api.change(me, id, bad)).fields).toEqual([{ path: "address", message: "calendarRefused" }]);
    expect((await api.list(me)).entity[0].name).toBe("Werkstatt");
  });
});
