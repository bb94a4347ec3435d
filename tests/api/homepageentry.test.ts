import { beforeEach, describe, expect, it } from "vitest";
import * as route from "@/app/api/company/[id]/homepageentry/route";
import { viewerOf } from "@/lib/access/viewer";
import { announce } from "@/lib/cache/tags";
import { prisma } from "@/lib/db/prisma";
import { listHomeEntries } from "@/lib/features/advertiser/queries/home-entries";
import { homeEntrySettings } from "@/lib/features/advertiser/schema/home-entry";
import { makeAdvertiser } from "@/prisma/factories/advertiser";
import { makeCompany } from "@/prisma/factories/company";
import { envelope, params, request, resetDb } from "../db";
import { person } from "../people";
import { withStored } from "@/tests/versions";

beforeEach(async () => {
  await resetDb();
  announce(["advertiser"]);
});

const path = (id: string) => `/api/company/${id}/homepageentry`;
const read = async (id: string, cookie?: string) =>
  envelope(await route.GET(request(path(id), { cookie }), params({ id })));
const write = async (id: string, body: unknown, cookie?: string) =>
  envelope(
    await route.PUT(
      request(path(id), { method: "PUT", body: await withStored("advertiser", id, body), cookie }),
      params({ id }),
    ),
  );

async function hotel(query: Partial<Parameters<typeof makeAdvertiser>[0]> = {}) {
  const { companyId, cookie } = await person("travelService");
  await makeAdvertiser({ companyId: companyId ?? "", ...query });
  return { id: companyId ?? "", cookie };
}

async function picture(companyId: string, key = "0190aaaa-0000-7000-8000-000000000001.webp") {
  const file = { key, uploadType: "image", name: "house.jpg", contentType: "image/jpeg", state: "public" } as const;
  const { id: userId } = await prisma.user.findFirstOrThrow({ where: { companyId } });
  await prisma.storedFile.create({ data: { ...file, companyId, userId } });
  return `/api/upload/${key}`;
}

describe("GET and PUT /api/company/{id}/homepageentry", () => {
  it("401 without a session, 403 for a foreign company and for a bus partner, 404 for what has no entry", async () => {
    const [own, other] = [await hotel(), await hotel()];
    const operator = await person("busoperator");
    const admin = await person(null, "admin");
    expect((await read(own.id)).status).toBe(401);
    expect((await read(own.id, other.cookie)).status).toBe(403);
    expect((await write(own.id, { active: false }, other.cookie)).status).toBe(403);
    expect((await read(operator.companyId ?? "", operator.cookie)).status).toBe(403);
    expect((await read(operator.companyId ?? "", admin.cookie)).status).toBe(404);
    expect((await read("mine", own.cookie)).status).toBe(400);
    expect((await read(own.id, admin.cookie)).status).toBe(200);
  });

  it("200: changes what is given, sends back what is stored, and takes its own record back whole", async () => {
    const own = await hotel();
    const image = await picture(own.id);
    const before = (await read(own.id, own.cookie)).entity[0];
    expect(homeEntrySettings.parse(before)).toMatchObject({ company: own.id, active: true, paid: true, video: null });
    const change = { title: { de: "Haus am Fluss", es: "" }, picture: image, video: "youtu.be/dQw4w9WgXcQ?si=x" };
    const saved = await write(own.id, { ...change, version: before.version }, own.cookie);
    expect(saved).toMatchObject({
      status: 200,
      entity: [
        {
          title: { de: "Haus am Fluss", en: "Muster Inn", es: "" },
          video: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
          ...{ picture: image, text: { de: "Platz für Gruppen." }, version: before.version + 1 },
        },
      ],
    });
    expect((await write(own.id, saved.entity[0], own.cookie)).entity).toEqual(saved.entity);
    expect(await prisma.auditEntry.count({ where: { noun: "advertiser", recordId: own.id } })).toBe(1);
    expect((await write(own.id, { picture: null, video: "" }, own.cookie)).entity[0]).toMatchObject({
      ...{ picture: null, video: null },
    });
  });

  it("400 at the field: too long, a film of another kind, a picture of others, unknown fields", async () => {
    const [own, other] = [await hotel(), await hotel()];
    const foreign = await picture(other.id);
    const off: [unknown, string, string][] = [
      [{ title: { de: "x".repeat(81) } }, "title.de", "tooLong"],
      [{ text: { en: "x".repeat(241) } }, "text.en", "tooLong"],
      [{ video: "https://www.dailymotion.com/video/x7tgad0" }, "video", "videoAddress"],
      [{ video: "/api/upload/a.mp4" }, "video", "videoAddress"],
      [{ picture: foreign }, "picture", "fileUnknown"],
      [{ picture: "https://pictures.example/a.jpg" }, "picture", "fileUnknown"],
      [{ title: { fr: "Maison" } }, "title.fr", "unknownField"],
      [{ homePosition: 1 }, "homePosition", "unknownField"],
    ];
    for (const [body, at, message] of off) {
      expect(await write(own.id, body, own.cookie)).toMatchObject({ status: 400, fields: [{ path: at, message }] });
    }
    expect(await prisma.auditEntry.count()).toBe(0);
  });

  it("409 for a stale version, and nothing changes", async () => {
    const own = await hotel();
    await write(own.id, { active: false, version: 1 }, own.cookie);
    expect((await write(own.id, { active: true, version: 1 }, own.cookie)).status).toBe(409);
    expect((await read(own.id, own.cookie)).entity[0]).toMatchObject({ active: false, version: 2 });
  });

  it("says that no plan runs: before one, after it, and once the paid time is over", async () => {
    for (const query of [
      { abonnement: "none" },
      { abonnement: "pastdue" },
      { abonnement: "active", paidUntil: new Date(Date.now() - 1_000) },
    ] as const) {
      const own = await hotel(query);
      expect((await read(own.id, own.cookie)).entity[0]).toMatchObject({ active: true, paid: false });
    }
  });
});

describe("rows of the home page", () => {
  const list = async (turn: number, page = 1) => {
    const query = { language: "de" as const, take: 3, skip: (page - 1) * 3, near: null, turn };
    return listHomeEntries(await viewerOf(new Headers()), query);
  };
  const entry = async (query: Partial<Parameters<typeof makeAdvertiser>[0]> = {}, open = true) => {
    const { id: companyId } = await makeCompany({ companyType: "travelService", active: open });
    return makeAdvertiser({ companyId, ...query });
  };

  it("pages of one turn hold each entry once, and each turn begins with another", async () => {
    for (let count = 0; count < 7; count += 1) await entry();
    const firsts = new Set<string>();
    for (let turn = 70; turn < 77; turn += 1) {
      const pages = [await list(turn, 1), await list(turn, 2), await list(turn, 3), await list(turn, 4)];
      expect(pages.map(({ rows }) => rows.length)).toEqual([3, 3, 1, 0]);
      const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
      expect(new Set(ids).size).toBe(7);
      firsts.add(ids[0] ?? "");
    }
    expect(firsts.size).toBe(7);
  });

  it("nothing that is not paid, switched off, or of a closed company", async () => {
    const { id } = await entry({ paidUntil: new Date(Date.now() + 60_000) });
    await entry({ paidUntil: new Date(Date.now() - 1_000) });
    await entry({ abonnement: "pastdue" });
    await entry({ homeActive: false });
    await entry({ active: false });
    await entry({}, false);
    const { rows, total } = await list(5);
    expect([rows.map((row) => row.id), total]).toEqual([[id], 1]);
  });

  it("goes at once when its owner switches it off", async () => {
    const own = await hotel();
    expect((await list(9)).total).toBe(1);
    await write(own.id, { active: false }, own.cookie);
    expect((await list(9)).total).toBe(0);
  });
});
