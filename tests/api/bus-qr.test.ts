import { isBusOperator } from "@/lib/access/rules";
import { viewerAs } from "@/tests/viewer";
import QRCode from "qrcode";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as getPng } from "@/app/api/busses/[id]/qr.png/route";
import { GET as getSvg } from "@/app/api/busses/[id]/qr.svg/route";
import { env } from "@/env.mjs";
import { viewerOf } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { countScan } from "@/lib/features/bus/commands/scan";
import { readFleet } from "@/lib/features/bus/queries/panel";
import { qrStickers } from "@/lib/features/bus/queries/qr";
import { scannedBus } from "@/lib/features/bus/queries/scanned";
import { makeBus } from "@/prisma/factories/bus";
import { params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { operator } from "./bus-calls";

beforeEach(resetDb);

type Who = { cookie?: string };
const svg = ({ cookie }: Who, id: string, search = "") =>
  getSvg(request(`/api/busses/${id}/qr.svg${search}`, { cookie }), params({ id }));
const png = ({ cookie }: Who, id: string) => getPng(request(`/api/busses/${id}/qr.png`, { cookie }), params({ id }));

/** What a reader of the code sees: which modules are dark, the quiet zone left out. */
function modulesOf(text: string) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const cells = Array.from({ length: modules.size ** 2 }, (_, i) => [i % modules.size, Math.floor(i / modules.size)]);
  return cells.flatMap(([x = 0, y = 0]) => (modules.get(y, x) ? [`${x},${y}`] : []));
}

function modulesOfSvg(text: string) {
  const runs = [...text.matchAll(/M(\d+) (\d+\.5)h(\d+)/g)];
  return runs.flatMap(([, x, y, run]) =>
    Array.from({ length: Number(run) }, (_, i) => `${Number(x) - 4 + i},${Number(y) - 4.5}`),
  );
}

const visitor = (ip: string, cookie?: string) =>
  viewerOf(new Headers({ "x-forwarded-for": ip, ...(cookie ? { cookie } : {}) }));

describe("the QR code of a bus", () => {
  it("200 as SVG that holds the bus's address at level M, drawn module by module", async () => {
    const { own, bus } = await operator();
    const response = await svg(own, bus.id);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    expect(response.headers.get("content-disposition")).toBeNull();
    const text = await response.text();
    expect(modulesOfSvg(text).sort()).toEqual(modulesOf(`${env.APP_URL}/q/${bus.qrcode}`).sort());
    expect(text).not.toContain(bus.qrcode);
  });

  it("200 as PNG of 1,200 pixels, dark where the SVG is", async () => {
    const { own, bus } = await operator();
    const response = await png(own, bus.id);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
    const drawn = sharp(Buffer.from(await response.arrayBuffer()));
    const wanted = sharp(Buffer.from(await (await svg(own, bus.id)).text())).resize(1_200, 1_200, {
      kernel: "nearest",
    });
    const [a, b] = await Promise.all(
      [drawn, wanted].map((picture) => picture.greyscale().threshold(128).raw().toBuffer({ resolveWithObject: true })),
    );
    expect([a?.info.width, a?.info.height]).toEqual([1_200, 1_200]);
    const differing = a?.data.filter((value, i) => value !== b?.data[i]).length ?? Number.NaN;
    expect(differing / 1_200 ** 2).toBeLessThan(0.02);
  });

  it("named by the plate for a download", async () => {
    const { own, bus } = await operator();
    const { headers } = await svg(own, bus.id, "?download=1");
    expect(headers.get("content-disposition")).toBe('attachment; filename="qr-R-CB-418.svg"');
    expect((await svg(own, bus.id, "?download=yes")).status).toBe(400);
  });

  it("401, 403 and 404 for who has no business with the bus, 200 for admins", async () => {
    const { bus } = await operator();
    expect((await svg({}, bus.id)).status).toBe(401);
    expect((await svg(await person("touroperator"), bus.id)).status).toBe(403);
    expect((await png(await person("busoperator"), bus.id)).status).toBe(404);
    expect((await png(await person(null, "admin"), bus.id)).status).toBe(200);
  });

  it("one sticker a bus in service; one that is named in any state; NotFound for a foreign one", async () => {
    const { own, id, bus } = await operator();
    const old = await makeBus({ companyId: id, licenceplate: "R CB 1", active: false });
    const viewer = await viewerAs(isBusOperator, own.cookie);
    const plates = async (one?: string) => (await qrStickers(viewer, one)).map((sticker) => sticker.bus.licenceplate);
    expect(await plates()).toEqual([bus.licenceplate]);
    expect(await plates(old.id)).toEqual(["R CB 1"]);
    const foreign = await makeBus({ companyId: (await person("busoperator")).companyId ?? "" });
    await expect(plates(foreign.id)).rejects.toMatchObject({ code: "NotFound" });
  });
});

describe("a scan", () => {
  const count = async () => (await prisma.busScan.findMany({ orderBy: { day: "asc" } })).map((scan) => scan.count);

  it("leads to the profile with the bus and counts once a source, bus and day of the market", async () => {
    const { own, bus } = await operator();
    const noon = new Date("2026-11-21T11:00:00Z");
    const late = new Date("2026-11-21T23:30:00Z");
    for (const ip of ["203.0.113.1", "203.0.113.1", "203.0.113.2"]) {
      expect(await countScan(await visitor(ip), bus.qrcode, noon)).toEqual({ slug: own.slug, code: bus.qrcode });
    }
    expect(await count()).toEqual([2]);
    await countScan(await visitor("203.0.113.1"), bus.qrcode, late);
    expect(await count()).toEqual([2, 1]);
    const days = await query<{ day: string }>("tests.scans", "select day::text from bus_scan order by day");
    expect(days.map(({ day }) => day)).toEqual(["2026-11-21", "2026-11-22"]);
  });

  it("counts each of many at the same time, and keeps no address", async () => {
    const { bus } = await operator();
    const sources = Array.from({ length: 20 }, (_, i) => `203.0.113.${100 + i}`);
    await Promise.all(sources.map(async (ip) => countScan(await visitor(ip), bus.qrcode)));
    expect(await count()).toEqual([20]);
    const keys = await query<{ key: string }>("tests.keys", "select key from rate_limit where key like 'bus-scan%'");
    expect(keys).toHaveLength(20);
    expect(JSON.stringify(keys)).not.toContain("203.0.113");
  });

  it("is none by the company's own people", async () => {
    const { own, bus } = await operator();
    await countScan(await visitor("203.0.113.1", own.cookie), bus.qrcode);
    expect(await count()).toEqual([]);
  });

  it("of a bus out of service leads to the profile alone, of an unknown code nowhere", async () => {
    const { own, id, bus } = await operator();
    await prisma.bus.update({ where: { id: bus.id }, data: { active: false } });
    const reader = await visitor("203.0.113.1");
    expect(await countScan(reader, bus.qrcode)).toEqual({ slug: own.slug, code: null });
    expect(await scannedBus(id, bus.qrcode)).toBeNull();
    for (const code of ["unknowncode", "", "../../etc", "x".repeat(99)])
      expect(await countScan(reader, code)).toBeNull();
    await prisma.company.update({ where: { id }, data: { active: false } });
    expect(await countScan(reader, bus.qrcode)).toBeNull();
    expect(await count()).toEqual([]);
  });

  it("shows the bus on its own company's profile, without code, id and uncertified stars", async () => {
    const { id, bus } = await operator();
    await prisma.bus.update({ where: { id: bus.id }, data: { stars: 5 } });
    const shown = await scannedBus(id, bus.qrcode);
    expect(shown).toMatchObject({ licenceplate: "R CB 418", capacity: 57, stars: null });
    expect(Object.keys(shown ?? {})).not.toEqual(expect.arrayContaining(["id"]));
    expect(await scannedBus((await person("busoperator")).companyId ?? "", bus.qrcode)).toBeNull();
  });
});

describe("the fleet page's data", () => {
  const noon = new Date("2026-11-21T11:00:00Z");
  const hour = 3_600_000;

  it("tells each bus's next trip, its scans of 30 days and who is free today", async () => {
    const { own, id, bus } = await operator();
    await makeBus({ companyId: id, licenceplate: "R CB 500", capacity: 40 });
    await makeBus({ companyId: id, licenceplate: "R CB 600", capacity: 30, active: false });
    const at = (from: number, title: string, state: "booked" | "cancelled" = "booked") => ({
      ...{ companyId: id, busId: bus.id, title, state },
      ...{ start: new Date(noon.getTime() + from * hour), end: new Date(noon.getTime() + (from + 1) * hour) },
    });
    const trips = [at(-3, "over"), at(4, "next"), at(30, "later"), at(2, "off", "cancelled")];
    await prisma.booking.createMany({ data: trips });
    const days = ["2026-11-21", "2026-11-20", "2026-10-23", "2026-10-22"];
    const scans = days.map((day, i) => ({ busId: bus.id, day: new Date(day), count: i + 1 }));
    await prisma.busScan.createMany({ data: scans });
    const viewer = await viewerAs(isBusOperator, own.cookie);
    const { rows, total, totals } = await readFleet(viewer, { take: 10, skip: 0, latest: false }, noon);
    expect(total).toBe(3);
    expect(totals).toEqual({ buses: 2, seats: 97, free: 1 });
    const [first, second] = rows;
    expect(first?.next).toEqual({
      title: "next",
      start: noon.getTime() + 4 * hour,
      end: noon.getTime() + 5 * hour,
      kind: null,
    });
    expect(second?.next).toBeNull();
    const named = first?.ahead.named.map(({ title }) => title);
    expect([first?.ahead.count, named, second?.ahead]).toEqual([2, ["next", "later"], { count: 0, named: [] }]);
    expect(first?.scans).toEqual([3, ...Array(27).fill(0), 2, 1]);
  });
});
