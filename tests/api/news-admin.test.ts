import { beforeEach, describe, expect, it } from "vitest";
import { GET as LIST } from "@/app/api/admin/news/route";
import { prisma } from "@/lib/db/prisma";
import { envelope, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { getCsv, listAudit, queryOf } from "./admin-calls";
import { create, plain } from "./news-calls";

beforeEach(resetDb);

const day = 86_400_000;
const titled = (de: string) => ({ ...plain, title: { de } });
const listNews = async (query: Parameters<typeof queryOf>[0], cookie?: string) =>
  envelope(await LIST(request(`/api/admin/news${queryOf(query)}`, { cookie })));
const titlesOf = (entity: { title: { de: string } }[]) => entity.map(({ title }) => title.de);

async function four() {
  const admin = await person(null, "admin");
  await create(admin, titled("Entwurf"));
  await create(admin, { ...titled("Alt"), draft: false, publishAt: Date.now() - 9 * day });
  await create(admin, { ...titled("Neu"), draft: false });
  await create(admin, { ...titled("Geplant"), draft: false, publishAt: Date.now() + day });
  return admin;
}

describe("GET /admin/news", () => {
  it("401 for nobody, 403 for a user, 400 for an unknown sort", async () => {
    expect((await listNews({})).status).toBe(401);
    expect((await listNews({}, (await person("busoperator")).cookie)).status).toBe(403);
    expect((await listNews({ sort: "text" }, (await person(null, "admin")).cookie)).status).toBe(400);
  });

  it("sorts both ways, drafts without a date before all, filters by state and words, and pages", async () => {
    const { cookie } = await four();
    expect(titlesOf((await listNews({}, cookie)).entity)).toEqual(["Entwurf", "Geplant", "Neu", "Alt"]);
    const oldest = await listNews({ dir: "asc", take: 2 }, cookie);
    expect([titlesOf(oldest.entity), oldest.total]).toEqual([["Alt", "Neu"], 4]);
    expect(titlesOf((await listNews({ sort: "created_at", skip: 3 }, cookie)).entity)).toEqual(["Entwurf"]);
    const filter = { a: { state: "published", text: "neu" } };
    expect(titlesOf((await listNews({ filter }, cookie)).entity)).toEqual(["Neu"]);
  });
});

it("the CSV tells every article or those named, guarded, and is on record", async () => {
  const admin = await four();
  const { entity } = await create(admin, titled('=HYPERLINK("x")'));
  const all = await (await getCsv("news", { columns: "title,state" }, admin.cookie)).text();
  expect(all.split("\r\n")).toHaveLength(7);
  const some = await getCsv("news", { columns: "title,state", ids: entity[0].id }, admin.cookie);
  expect(await some.text()).toBe('Title,State\r\n"\'=HYPERLINK(""x"")",Draft\r\n');
  expect(await prisma.auditEntry.count({ where: { action: "export" } })).toBe(2);
});

it("stands in the trail by its title in the reader's language", async () => {
  const admin = await four();
  const { entity } = await create(admin, titled("Die neue Linie"));
  const { entity: lines } = await listAudit({ filter: { a: { recordId: entity[0].id } } }, admin.cookie);
  expect(lines).toMatchObject([{ noun: "news", action: "create", record: "Die neue Linie" }]);
});
