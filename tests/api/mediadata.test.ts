import { beforeEach, describe, expect, it } from "vitest";
import { v7 as uuidv7 } from "uuid";
import { GET as history } from "@/app/api/mediadata/[kind]/[language]/history/route";
import { POST as restore } from "@/app/api/mediadata/[kind]/[language]/restore/route";
import { GET, PUT } from "@/app/api/mediadata/[kind]/[language]/route";
import { isAdmin } from "@/lib/access/rules";
import { mayOpen } from "@/lib/access/screens";
import { viewerOf } from "@/lib/access/viewer";
import { announce } from "@/lib/cache/tags";
import { prisma } from "@/lib/db/prisma";
import { getMediaData, listVideos, mediaCompleteness } from "@/lib/features/mediadata/queries";
import type { UploadType } from "@/lib/features/upload/rules";
import { envelope, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { viewerAs } from "@/tests/viewer";

beforeEach(async () => {
  await resetDb();
  announce(["mediadata"]);
});

type Who = { cookie?: string };
const nobody: Who = {};
const admin = () => person(null, "admin");
const plan = (name: string) => ({ name, audience: "Für ein Haus", points: ["1 Standort"] });
const plans = { trial: plan("Probefahrt"), single: plan("Einzeltarif"), group: plan("Gruppentarif") };
const good = {
  benefits: { title: "Vorteile", text: "Gefunden werden.", items: [{ title: "Karte", text: "Das braune Schild." }] },
  prices: { title: "Preise", text: "Drei Tarife.", plans, note: "Netto." },
  mediadata: { title: "Mediadaten", text: "", figures: [{ value: "3", label: "Sprachen" }], items: [] },
  video: [{ title: "Film", poster: "/films/request/de.webp", address: "https://videos.example/1", duration: 90 }],
  manual: null,
  flyer: null,
};

const at = (kind: string, language: string) => params({ kind, language });
const path = (kind: string, language: string) => `/api/mediadata/${kind}/${language}`;
async function read(kind: string, language = "de", { cookie } = nobody) {
  const answer = await GET(request(path(kind, language), { cookie }), at(kind, language));
  return { ...(await envelope(answer)), etag: answer.headers.get("etag") };
}
async function write({ cookie }: Who, kind: string, body: unknown, { language = "de", match = "" } = {}) {
  const headers: Record<string, string> = match ? { "if-match": match } : {};
  const query = { method: "PUT", cookie, body: JSON.stringify(body), headers };
  const answer = await PUT(request(path(kind, language), query), at(kind, language));
  return { ...(await envelope(answer)), etag: answer.headers.get("etag") };
}
const historyOf = async ({ cookie }: Who, kind: string) =>
  envelope(await history(request(`${path(kind, "de")}/history`, { cookie }), at(kind, "de")));
const bringBack = async ({ cookie }: Who, kind: string, id: string) =>
  envelope(await restore(request(`${path(kind, "de")}/restore`, { cookie, body: { id } }), at(kind, "de")));

async function file(uploadType: UploadType, ending: "webp" | "pdf", state: "public" | "refused" = "public") {
  const id = uuidv7();
  const key = `${id}.${ending}`;
  await prisma.storedFile.create({ data: { id, key, uploadType, name: "x", contentType: "x/y", state } });
  return `/api/upload/${key}`;
}

describe("media data", () => {
  it.each(Object.entries(good))("an admin writes it and everybody reads the same: %s", async (kind, content) => {
    const entity = content === null ? [] : [content].flat();
    expect(await write(await admin(), kind, content)).toMatchObject({ status: 200, entity, etag: '"1"' });
    expect(await read(kind)).toMatchObject({ status: 200, successful: true, entity, etag: '"1"' });
    expect(await read(kind, "en")).toMatchObject({ status: 200, entity: [], etag: '"0"' });
  });

  it.each([
    ["secrets", "de"],
    ["benefits", "fr"],
    ["__proto__", "de"],
    ["Benefits", "de"],
  ])("404 for the kind or language %s/%s, read or written", async (kind, language) => {
    expect(await read(kind, language)).toMatchObject({ status: 404, error: "NotFound" });
    expect(await write(await admin(), kind, good.benefits, { language })).toMatchObject({ status: 404 });
  });

  it("401 for an anonymous writer, 403 for anyone but an admin, and nothing is stored", async () => {
    const partner = await person("travelService");
    expect(await write(nobody, "benefits", good.benefits)).toMatchObject({ status: 401 });
    expect(await write(partner, "benefits", good.benefits)).toMatchObject({ status: 403 });
    expect(await historyOf(partner, "benefits")).toMatchObject({ status: 403 });
    expect(await bringBack(partner, "benefits", uuidv7())).toMatchObject({ status: 403 });
    expect(await prisma.mediaData.count()).toBe(0);
  });

  it.each([
    ["benefits", { content: good.benefits }, "content unknownField"],
    ["benefits", { ...good.benefits, title: " " }, "title required"],
    ["benefits", [], " invalidValue"],
    ["prices", { ...good.prices, plans: { trial: plan("a") } }, "plans.single required"],
    ["video", good.benefits, " invalidValue"],
    ["video", [{ title: "x", address: "javascript:alert(1)" }], "0.address invalidUrl"],
    ["video", [{ title: "x", address: "//evil.example/x" }], "0.address invalidUrl"],
    ["manual", { title: "x", url: "https://evil.example/x.pdf" }, "url fileUnknown"],
    ["flyer", "x", " invalidValue"],
  ])("400 for another shape of %s: %j", async (kind, body, wrong) => {
    const { status, fields } = await write(await admin(), kind, body);
    expect(status).toBe(400);
    expect(fields.map((one: { path: string; message: string }) => `${one.path} ${one.message}`)).toContain(wrong);
    expect(await prisma.mediaData.count()).toBe(0);
  });

  it("takes an uploaded PDF of its kind, and refuses another kind, a refused file or none", async () => {
    const boss = await admin();
    const url = await file("flyer", "pdf");
    for (const other of [await file("manual", "pdf"), await file("flyer", "pdf", "refused"), "/api/upload/x.pdf"]) {
      expect(await write(boss, "flyer", { title: "Prospekt", url: other })).toMatchObject({
        status: 400,
        fields: [{ path: "url", message: "fileUnknown" }],
      });
    }
    expect(await write(boss, "flyer", { title: "Prospekt", url })).toMatchObject({ entity: [{ url }] });
    const poster = await file("image", "webp");
    const film = { title: "Film", address: "https://videos.example/1", poster };
    expect(await write(boss, "video", [film])).toMatchObject({ fields: [{ path: "0.poster" }] });
  });
});

describe("versions of media data", () => {
  it("409 for the second of two admins, whose text is not stored half; without If-Match the last one wins", async () => {
    const [one, two] = [await admin(), await admin()];
    const other = { ...good.benefits, title: "Anders" };
    expect(await write(one, "benefits", good.benefits, { match: '"0"' })).toMatchObject({ etag: '"1"' });
    expect(await write(two, "benefits", other, { match: '"0"' })).toMatchObject({ status: 409, error: "Conflict" });
    expect(await write(two, "benefits", other, { match: "nonsense" })).toMatchObject({ status: 409 });
    expect(await read("benefits")).toMatchObject({ entity: [good.benefits] });
    expect(await write(two, "benefits", other, { match: '"1"' })).toMatchObject({ status: 200, etag: '"2"' });
    expect(await write(one, "benefits", good.benefits)).toMatchObject({ status: 200, etag: '"3"' });
  });

  it("one of ten at once wins where all have read the same", async () => {
    const boss = await admin();
    const tries = Array.from({ length: 10 }, (_, index) =>
      write(boss, "benefits", { ...good.benefits, text: String(index) }, { match: '"0"' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  });

  it("keeps what was replaced with who and when, and brings it back; the same again is no change", async () => {
    const boss = await admin();
    await write(boss, "video", good.video);
    await write(boss, "video", good.video);
    await write(boss, "video", []);
    const { entity, total } = await historyOf(boss, "video");
    expect(total).toBe(1);
    expect(entity[0]).toMatchObject({ content: good.video, version: 1, userName: boss.userName });
    expect(await bringBack(boss, "video", entity[0].id)).toMatchObject({ status: 200, entity: good.video });
    expect(await read("video")).toMatchObject({ entity: good.video, etag: '"3"' });
    expect(await historyOf(boss, "video")).toMatchObject({ total: 2, entity: [{ content: [], version: 2 }, {}] });
    expect(await bringBack(boss, "flyer", entity[0].id)).toMatchObject({ status: 404 });
  });

  it("tells no name of who has left, and writes an audit line for every change", async () => {
    const boss = await admin();
    await write(boss, "benefits", good.benefits);
    await write(boss, "benefits", { ...good.benefits, title: "Neu" });
    const lines = await prisma.auditEntry.findMany({ where: { noun: "mediadata" }, orderBy: { id: "asc" } });
    expect(lines.map(({ action, recordId, userId }) => [action, recordId, userId])).toEqual(
      Array(2).fill(["change", "benefits/de", boss.id]),
    );
    expect(lines[1]).toMatchObject({
      before: { content: { title: "Vorteile" } },
      after: { content: { title: "Neu" } },
    });
    const other = await admin();
    await prisma.user.delete({ where: { id: boss.id } });
    expect(await historyOf(other, "benefits")).toMatchObject({ entity: [{ userName: null }] });
  });
});

describe("media data on pages", () => {
  it("comes in another language where the reader's has none, and at once after a change", async () => {
    const viewer = await viewerOf(new Headers());
    expect(await getMediaData(viewer, "benefits", "es")).toBeNull();
    const boss = await admin();
    await write(boss, "benefits", good.benefits);
    expect(await getMediaData(viewer, "benefits", "es")).toEqual({ content: good.benefits, language: "de" });
    const english = { ...good.benefits, title: "Benefits" };
    await write(boss, "benefits", english, { language: "en" });
    expect(await getMediaData(viewer, "benefits", "es")).toEqual({ content: english, language: "en" });
    await write(boss, "video", good.video);
    expect([await listVideos(viewer, "de"), await listVideos(viewer, "en")]).toEqual([good.video, []]);
  });

  it("says which languages are filled, to admins alone; an emptied list or PDF is not", async () => {
    const boss = await admin();
    await write(boss, "video", good.video);
    await write(boss, "flyer", null);
    const viewer = await viewerAs(isAdmin, boss.cookie);
    const filled = await mediaCompleteness(viewer);
    expect(filled.video).toEqual({ de: true, en: false, es: false });
    expect(filled.flyer.de).toBe(false);
    expect(mayOpen(await viewerOf(new Headers()), "mediadata")).toBe(false);
  });
});
