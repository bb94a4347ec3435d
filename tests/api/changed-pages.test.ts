import { beforeAll, beforeEach, expect, it } from "vitest";
import * as approval from "@/app/api/busrequest/[id]/approve/route";
import * as one from "@/app/api/busrequest/[id]/route";
import * as collection from "@/app/api/busrequest/route";
import { announce, changedChannel, onChanged } from "@/lib/cache/tags";
import { listen } from "@/lib/db/listen";
import { newPageCache } from "@/lib/http/front/pages";
import type { PageCache } from "@/lib/http/page-cache";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { envelope, params, request, resetDb, until } from "@/tests/db";
import { draft, person } from "@/tests/people";

// This process's pages, and those of another one, which hears of changes by NOTIFY alone.
let now = 0;
const options = { gather: 60_000, now: () => now };
const here = newPageCache(options);
const there = newPageCache(options);
const pages = {
  home: ["busrequest", "busrequest.new"],
  faq: ["operator"],
  stranger: ["busrequest", "profile:stranger.new", "company"],
};
const held = (cache: PageCache) => Object.keys(pages).filter((key) => cache.fresh(key) !== null);
let partner: Awaited<ReturnType<typeof person>>;
let heard = 0;

/** Of pages whose tags stand here; they show this text. */
async function fill(cache: PageCache, more: Record<string, string[]> = {}, text = "page") {
  const render = async () => ({ status: 200, headers: {}, body: Buffer.from(text) });
  for (const [key, tags] of Object.entries({ ...pages, ...more })) await cache.get(key, tags, render);
}

const post = async () => {
  const answer = await envelope(
    await collection.POST(request("/api/busrequest/", { body: draft(), cookie: partner.cookie })),
  );
  return answer.entity[0].id as string;
};

beforeAll(async () => {
  await resetDb();
  partner = await person("busoperator");
  onChanged((tags) => here.dropTags(tags));
  let open = false;
  listen({
    channel: changedChannel,
    hear: (payload) => {
      heard += 1;
      there.dropTags(payload.split(" ").slice(1));
    },
    onOpen: () => {
      open = true;
    },
  });
  await until(() => open);
});
beforeEach(async () => {
  for (const cache of [here, there]) {
    cache.flush();
    await fill(cache);
  }
});

it("a post leaves stored pages to others, and ages those alone that show the newest requests", async () => {
  const before = heard;
  await post();
  await until(() => heard > before);
  for (const cache of [here, there]) expect(held(cache)).toEqual(["home", "faq", "stranger"]);
  now += 1_001;
  for (const cache of [here, there]) expect(held(cache)).toEqual(["faq", "stranger"]);
});

it("what is withdrawn leaves every page at once, also in another process, and no other request's page", async () => {
  const [id, other] = [await post(), await post()];
  for (const cache of [here, there]) {
    await fill(cache, { [id]: [`busrequest:${id}`], [other]: [`busrequest:${other}`] });
    await fill(cache, { list: pages.home }, `<a href="/en/request/${id}">`);
    await fill(cache, { "another list": pages.home }, `<a href="/en/request/${other}">`);
  }
  const gone = await one.DELETE(
    request(`/api/busrequest/${id}`, { method: "DELETE", cookie: partner.cookie }),
    params({ id }),
  );
  expect(gone.status).toBe(200);
  expect([here.fresh("list"), here.fresh(id)]).toEqual([null, null]);
  await until(() => there.fresh(id) === null);
  expect(there.fresh("list")).toBeNull();
  for (const cache of [here, there]) expect(cache.fresh(other)).not.toBeNull();
  for (const cache of [here, there]) expect(cache.fresh("another list"), "its counts come later").not.toBeNull();
  now += 1_001;
  for (const cache of [here, there]) expect(cache.fresh("another list")).toBeNull();
  for (const cache of [here, there]) expect(held(cache), "profiles of others").toEqual(["faq", "stranger"]);
});

it("what an admin approves is added: no page goes at once", async () => {
  const admin = await person(null, "admin");
  const { id } = await makeBusRequest({ state: "pending", authorCompanyId: null, companyType: "private" });
  await fill(here, { [id]: [`busrequest:${id}`] });
  const call = request(`/api/busrequest/${id}/approve`, { method: "POST", cookie: admin.cookie });
  expect((await approval.POST(call, params({ id }))).status).toBe(200);
  expect(here.fresh(id), "its own page was of what nobody may see").toBeNull();
  expect(held(here)).toEqual(["home", "faq", "stranger"]);
  now += 1_001;
  expect(held(here)).toEqual(["faq", "stranger"]);
});

it("what concerns requests without naming them empties all their pages", async () => {
  await fill(here, { any: ["busrequest:01a20575-f88c-70bf-90c0-d9973057cfeb"] });
  announce(["company", "busrequest"]);
  expect(here.fresh("any")).toBeNull();
});
