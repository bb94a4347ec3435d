import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { makeNews } from "@/prisma/factories/news";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { change, create, list, nobody, plain, read, remove, storedFile } from "./news-calls";

beforeEach(resetDb);

const admin = () => person(null, "admin");
const hour = 3_600_000;
const later = () => new Date(Date.now() + hour);

describe("reading news", () => {
  it("shows everybody what is published, newest first, and nothing of drafts and planned articles", async () => {
    const old = await makeNews({ publishAt: new Date(Date.now() - 3 * hour) });
    const fresh = await makeNews();
    const draft = await makeNews({ draft: true });
    const planned = await makeNews({ publishAt: later() });
    const answer = await list(nobody);
    expect(answer).toMatchObject({ status: 200, total: 2, entity: [{ slug: fresh.slug }, { slug: old.slug }] });
    expect(answer.entity[0]).not.toHaveProperty("text");
    expect(await read(nobody, fresh.slug)).toMatchObject({ status: 200, entity: [{ state: "published" }] });
    for (const { slug, id } of [draft, planned]) {
      expect(await read(nobody, slug)).toMatchObject({ status: 404 });
      expect(await read(await person("busoperator"), id)).toMatchObject({ status: 404 });
    }
    expect(await list(nobody, { filter: { a: { state: ["draft", "planned"] } } })).toMatchObject({ total: 0 });
  });

  it("lets admins see and filter all by state and by words of a title", async () => {
    const boss = await admin();
    await makeNews();
    await makeNews({ draft: true, publishAt: null, title: { de: "Maut 100 % in Österreich", en: "", es: "" } });
    await makeNews({ publishAt: later() });
    expect(await list(boss)).toMatchObject({ total: 3, entity: [{ state: "draft" }, { state: "planned" }, {}] });
    for (const state of ["draft", "planned", "published"]) {
      expect(await list(boss, { filter: { a: { state } } })).toMatchObject({ total: 1, entity: [{ state }] });
    }
    expect(await list(boss, { filter: { a: { text: "maut 100 %" } } })).toMatchObject({ total: 1 });
    expect(await list(boss, { filter: { a: { text: "maut 1_0 %" } } })).toMatchObject({ total: 0 });
    expect(await list(boss, { filter: { o: { state: "draft", text: "article" } } })).toMatchObject({ total: 3 });
  });

  it("pages without gap or repeat, and refuses an unknown filter", async () => {
    const publishAt = new Date(Date.now() - hour);
    for (let i = 0; i < 7; i += 1) await makeNews({ publishAt });
    const pages = await Promise.all([0, 3, 6].map((skip) => list(nobody, { take: 3, skip })));
    expect(pages.map(({ entity }) => entity.length)).toEqual([3, 3, 1]);
    expect(new Set(pages.flatMap(({ entity }) => entity.map(({ id }: { id: string }) => id))).size).toBe(7);
    expect(await list(nobody, { filter: { a: { author: "x" } } })).toMatchObject({ status: 400 });
  });
});

describe("writing news", () => {
  it("401 for anonymous, 403 for anyone but an admin", async () => {
    const { id } = await makeNews();
    for (const [who, status] of [
      [nobody, 401],
      [await person("busoperator"), 403],
    ] as const) {
      expect(await create(who)).toMatchObject({ status });
      expect(await change(who, id, { draft: true })).toMatchObject({ status });
      expect(await remove(who, id)).toMatchObject({ status });
    }
    expect(await prisma.news.count()).toBe(1);
  });

  it("begins as a draft with the title's own address, a second one with a number", async () => {
    const boss = await admin();
    const { status, entity } = await create(boss, { title: { de: "Maut: Österreich & Straße" } });
    expect(status).toBe(201);
    expect(entity[0]).toMatchObject({ slug: "maut-oesterreich-strasse", state: "draft", languages: [], version: 1 });
    expect(await create(boss, { title: { en: "Maut Österreich Straße" } })).toMatchObject({
      entity: [{ slug: "maut-oesterreich-strasse-2" }],
    });
  });

  it("409 with the field where the slug is in use, for a new and for a changed article", async () => {
    const boss = await admin();
    await makeNews({ slug: "winter" });
    const taken = { status: 409, error: "Conflict", fields: [{ path: "slug", message: "alreadyTaken" }] };
    expect(await create(boss, { ...plain, slug: "winter" })).toMatchObject(taken);
    const { entity } = await create(boss, { ...plain, slug: "summer" });
    expect(await change(boss, entity[0].id, { slug: "winter" })).toMatchObject(taken);
    expect(await read(boss, "summer")).toMatchObject({ status: 200, entity: [{ version: 1 }] });
  });

  it.each([
    [{ title: {} }, "title."],
    [{ ...plain, draft: false, text: {} }, "text.de"],
    [{ ...plain, draft: false, text: { de: "x", es: "y" } }, "title.es"],
    [{ ...plain, slug: "Ä b" }, "slug"],
    [{ ...plain, slug: "../x" }, "slug"],
    [{ ...plain, title: { fr: "x" } }, "title.fr"],
    [{ ...plain, picture: "https://evil.example/x.webp" }, "picture"],
    [{ ...plain, publishAt: "tomorrow" }, "publishAt"],
    [{ ...plain, html: "<b>" }, "html"],
  ])("400 for %j", async (body, path) => {
    const { status, fields } = await create(await admin(), body);
    expect(status).toBe(400);
    expect(fields[0].path).toContain(path);
    expect(await prisma.news.count()).toBe(0);
  });

  it("409 for the second of two admins, and what the first has stored stays", async () => {
    const [one, two] = [await admin(), await admin()];
    const { entity } = await create(one);
    const { id } = entity[0];
    expect(await change(one, id, { version: 1, title: { en: "Winter trips" } })).toMatchObject({
      entity: [{ version: 2, title: { de: "Winterfahrten planen", en: "Winter trips", es: "" } }],
    });
    expect(await change(two, id, { version: 1, title: { de: "Anders" } })).toMatchObject({ status: 409 });
    const { entity: now } = await read(one, id);
    expect(now[0].title.de).toBe("Winterfahrten planen");
    expect(await change(one, id, now[0])).toMatchObject({ status: 200, entity: [{ version: 2 }] });
  });

  it("is public at once without a date, by itself at its date, and a draft again when withdrawn", async () => {
    const boss = await admin();
    const { entity } = await create(boss);
    const { id, slug } = entity[0];
    expect(await change(boss, id, { draft: false })).toMatchObject({ entity: [{ state: "published" }] });
    expect(await read(nobody, slug)).toMatchObject({ status: 200 });
    const publishAt = later().getTime();
    expect(await change(boss, id, { publishAt })).toMatchObject({ entity: [{ state: "planned", publishAt }] });
    expect(await read(nobody, slug)).toMatchObject({ status: 404 });
    await change(boss, id, { publishAt: Date.now() - 1 });
    expect(await read(nobody, slug)).toMatchObject({ status: 200 });
    expect(await change(boss, id, { draft: true })).toMatchObject({ entity: [{ state: "draft" }] });
    expect(await read(nobody, slug)).toMatchObject({ status: 404 });
  });

  it("takes pictures that were uploaded as such, and refuses unknown ones, in the text too", async () => {
    const boss = await admin();
    const [picture, poster] = [await storedFile("image"), await storedFile("poster")];
    const gone = `/api/upload/${"0".repeat(8)}-0000-7000-8000-${"0".repeat(12)}.webp`;
    expect(await create(boss, { ...plain, picture: poster })).toMatchObject({ fields: [{ path: "picture" }] });
    expect(await create(boss, { ...plain, text: { de: `![x](${gone})` } })).toMatchObject({
      status: 400,
      fields: [{ path: "text.de", message: "fileUnknown" }],
    });
    expect(await create(boss, { ...plain, picture, text: { de: `![x](${picture})` } })).toMatchObject({ status: 201 });
  });

  it("is gone after its deletion, and each action has its audit line without a copy of what did not change", async () => {
    const boss = await admin();
    const { entity } = await create(boss);
    const { id, slug } = entity[0];
    await change(boss, id, { draft: false });
    expect(await remove(boss, id)).toMatchObject({ status: 200, entity: [] });
    expect(await read(boss, slug)).toMatchObject({ status: 404 });
    expect(await remove(boss, id)).toMatchObject({ status: 404 });
    const lines = await prisma.auditEntry.findMany({ where: { noun: "news" }, orderBy: { id: "asc" } });
    expect(lines.map(({ action }) => action)).toEqual(["create", "change", "delete"]);
    expect(lines[1]).toMatchObject({ before: { draft: true }, after: { draft: false }, userId: boss.id });
    expect(Object.keys(lines[1]?.after ?? {}).sort()).toEqual(["draft", "publishAt"]);
    expect(lines[2]).toMatchObject({ before: { path: `/blog/${slug}` } });
  });
});
