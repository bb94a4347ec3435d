import { beforeEach, describe, expect, it } from "vitest";
import * as map from "@/app/api/busrequest/map/route";
import * as collection from "@/app/api/busrequest/route";
import * as inbox from "@/app/api/inbox/route";
import * as ways from "@/app/api/busrequest/ways/route";
import { GET as picture } from "@/app/og/request/[lng]/[file]/route";
import { rules } from "@/lib/access/rules";
import { prisma } from "@/lib/db/prisma";
import { requestProgress } from "@/lib/features/alert/queries/progress";
import { endedRequest } from "@/lib/features/busrequest/queries/ended";
import { countByKind } from "@/lib/features/busrequest/queries/list";
import { openDueRequests } from "@/lib/features/busrequest/commands/open";
import { measureWays } from "@/lib/features/fit/commands/measure-ways";
import { makeBus } from "@/prisma/factories/bus";
import { envelope, params, request, resetDb } from "@/tests/db";
import { readMails } from "@/tests/mails";
import { person, prague, regensburg } from "@/tests/people";
import { viewerAs } from "@/tests/viewer";
import { change, drop, openNow, postFirst, readersOf, readOne, type Who } from "./circle-calls";
import { companyFits, fits, makeRide } from "./fit-calls";
import { idsOf, mark, page, partner } from "./near-calls";
import { listFor, makeOne, offer } from "./offer-calls";

beforeEach(resetDb);

const hour = 3_600_000;
const world = "bbox=-30,30,40,70&zoom=4";
const listed = async ({ cookie }: Who, filter?: object) => {
  const search = filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : "";
  return (await envelope(await collection.GET(request(`/api/busrequest${search}`, { cookie })))).total;
};
const onMap = async ({ cookie }: Who) => {
  const { entity } = await envelope(await map.GET(request(`/api/busrequest/map?${world}`, { cookie })));
  return entity[0].points.length + entity[0].clusters.length;
};
const lines = async (id: string, { cookie }: Who) =>
  (await envelope(await ways.GET(request(`/api/busrequest/ways?ids=${id}`, { cookie })))).entity.length;
async function market(changes: Record<string, unknown> = {}) {
  const author = await partner("touroperator");
  const inside = await partner();
  const outside = await partner();
  const posted = await postFirst(author, [inside], changes);
  return { author, inside, outside, ...posted };
}
type Market = Awaited<ReturnType<typeof market>>;

/** What one reader gets of it over every way that shows requests of others. */
async function seen({ made }: Pick<Market, "made">, who: Who & { companyId?: string }) {
  const { id } = made;
  const viewer = await viewerAs(rules.anyone, who.cookie);
  const near = who.companyId ? await idsOf(who.companyId, who.cookie) : [];
  return {
    one: (await readOne(id, who)).status,
    listed: await listed(who),
    asked: await listed(who, { a: { mode: "circle" } }),
    byNumber: await listed(who, { a: { address: "Regensburg" } }),
    kinds: Object.keys(await countByKind(viewer, undefined)).length,
    map: await onMap(who),
    line: await lines(id, who),
    near: near.length,
    progress: (await requestProgress(viewer, { id, token: null })) !== null,
    ended: (await endedRequest(viewer, id)) !== null,
  };
}

const nothing = {
  ...{ one: 404, listed: 0, asked: 0, byNumber: 0, kinds: 0, map: 0, line: 0, near: 0 },
  ...{ progress: false, ended: false },
};

describe("a request that a circle reads first", () => {
  it("is found on no way by anybody outside, and read by who is inside", async () => {
    const all = await market();
    const { made, author, inside, outside } = all;
    expect(all.status).toBe(201);
    expect(made).toMatchObject({ mode: "circle", state: "active" });
    expect(made.opensAt - Date.now()).toBeGreaterThan(59 * 60_000);
    for (const who of [{}, outside, await person("travelService"), await person(null)])
      expect(await seen(all, { cookie: (who as Who).cookie, companyId: (who as Market["outside"]).companyId })).toEqual(
        nothing,
      );
    expect(await seen(all, inside)).toEqual({ ...nothing, one: 200, progress: true, near: 1 });
    const file = `${made.id}.png`;
    const drawn = await picture(request(`/og/request/de/${file}`), params({ lng: "de", file }) as never);
    expect(drawn.status).toBe(404);
    expect((await readOne(made.id, author)).status).toBe(200);
    const admin = await person(null, "admin");
    expect((await readOne(made.id, admin)).status).toBe(200);
    expect(await listed(admin)).toBe(1);
  });

  it("stays hidden where its address is known: offers, fits, notes, readers", async () => {
    const { made, inside, outside } = await market();
    expect((await makeOne(made.id, outside)).status).toBe(404);
    expect((await listFor(made.id, outside)).status).toBe(404);
    expect((await fits(made.id, outside)).status).toBe(404);
    expect((await mark(made.id, { hidden: true }, outside.cookie)).status).toBe(404);
    expect((await readersOf(made.id, outside)).status).toBe(404);
    expect((await openNow(made.id, outside)).status).toBe(404);
    for (const call of [makeOne, listFor, fits, readersOf, openNow]) expect((await call(made.id, {})).status).toBe(401);
    expect((await listFor(made.id, inside)).entity).toEqual([]);
    expect((await fits(made.id, inside)).status).toBe(200);
    expect((await mark(made.id, { hidden: false, note: "gut" }, inside.cookie)).status).toBe(200);
    expect((await readersOf(made.id, inside)).status).toBe(404);
    expect((await openNow(made.id, inside)).status).toBe(404);
    expect((await makeOne(made.id, inside, offer({ vehicle: "Setra" }))).status).toBe(201);
  });

  it("fits no foreign bus: not by the company's fits, nor among what passes a ride", async () => {
    const { outside, inside } = await market({ transferType: "transferoneway" });
    for (const who of [outside, inside]) {
      await makeRide(who.companyId);
      await makeBus({ companyId: who.companyId });
    }
    await measureWays();
    expect((await companyFits(outside.companyId, outside.cookie)).total).toBe(0);
    expect((await page(outside)).rows).toEqual([]);
  });

  it("tells the circle alone, by mail and inbox; all others when it opens, and the circle not again", async () => {
    const { made, inside, outside } = await market();
    const mails = await readMails({ template: "requestReceived" });
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      (await prisma.company.findUniqueOrThrow({ where: { id: inside.companyId } })).email,
    ]);
    expect(mails[0]?.subject).toContain(made.reference);
    expect(mails[0]?.text).toContain("is one of the partners who are asked first");
    const { entity } = await envelope(await inbox.GET(request("/api/inbox", { cookie: inside.cookie })));
    expect(entity).toMatchObject([{ kind: "request", request: { reference: made.reference, shared: true } }]);
    expect(await prisma.inboxItem.count({ where: { companyId: outside.companyId } })).toBe(0);
    expect(await prisma.alertTask.count()).toBe(0);
    const events = await prisma.$queryRaw<
      { topics: string[] }[]
    >`select topics from live_event where noun = 'busrequest'`;
    const topics = events.flatMap((event) => event.topics);
    expect(topics).toContain(`company:${inside.companyId}`);
    expect(topics).not.toContain("near");
    expect(await openDueRequests(new Date(Date.now() + 61 * 60_000))).toBe(1);
    expect(await prisma.alertTask.count()).toBe(1);
  });

  it("opens by itself when its time has come, not before, and once", async () => {
    const all = await market();
    const { made, outside } = all;
    expect(await openDueRequests(new Date(made.opensAt - 1_000))).toBe(0);
    expect((await readOne(made.id, outside)).status).toBe(404);
    const counts = await Promise.all([1, 2].map(() => openDueRequests(new Date(made.opensAt))));
    expect(counts.sort()).toEqual([0, 1]);
    const after = (await readOne(made.id, outside)).entity[0];
    expect(after).toMatchObject({ mode: "collective", opensAt: null, version: made.version + 1 });
    expect(await seen(all, outside)).toMatchObject({
      one: 200,
      listed: 1,
      map: 1,
      near: 1,
      progress: true,
    });
    expect((await makeOne(made.id, outside, offer({ vehicle: "Setra" }))).status).toBe(201);
    expect(await prisma.auditEntry.count({ where: { action: "open", recordId: made.id } })).toBe(1);
  });

  it("its author and admins see who reads it, and open it earlier by one press; a second press is a conflict", async () => {
    const { made, author, inside, outside } = await market();
    expect((await readersOf(made.id, author)).entity).toMatchObject([{ id: inside.companyId }]);
    expect((await readersOf(made.id, await person(null, "admin"))).total).toBe(1);
    expect(await openNow(made.id, author)).toMatchObject({ status: 200, entity: [{ mode: "collective" }] });
    expect((await openNow(made.id, author)).status).toBe(409);
    expect((await readOne(made.id, outside)).status).toBe(200);
  });

  it("stays with those it was sent to: the circle changed or deleted later, a company closed", async () => {
    const { made, author, inside, outside, circle } = await market();
    await change(author, circle.id, { name: "Andere", companies: [outside.companyId], version: 1 });
    expect((await readOne(made.id, outside)).status).toBe(404);
    expect((await readOne(made.id, inside)).status).toBe(200);
    await drop(author, circle.id);
    expect((await readOne(made.id, inside)).status).toBe(200);
    await prisma.company.update({ where: { id: inside.companyId }, data: { active: false } });
    expect((await readersOf(made.id, author)).entity).toEqual([]);
    expect(await openDueRequests(new Date(made.opensAt))).toBe(1);
  });

  it("neither opens nor is found once it is withdrawn", async () => {
    const all = await market();
    const { made, outside } = all;
    await prisma.busRequest.update({ where: { id: made.id }, data: { endedAt: new Date(), endReason: "withdrawn" } });
    expect(await openDueRequests(new Date(made.opensAt))).toBe(0);
    expect(await seen(all, outside)).toEqual(nothing);
  });

  it("an emergency begins its search when it opens", async () => {
    const start = { address: regensburg, date: Date.now() + hour / 2 };
    const { made, status } = await market({ category: "emergency", opensAfter: 15, start, phone: "+49 941 123456" });
    expect(status).toBe(201);
    expect(await prisma.dispatch.count()).toBe(0);
    await openDueRequests(new Date(made.opensAt));
    expect(await prisma.dispatch.count()).toBe(1);
  });

  it("400 for a foreign circle, none, an odd time and one past the departure; nothing is stored", async () => {
    const { circle, author, inside, outside } = await market();
    const before = await prisma.busRequest.count();
    const post = (who: Market["author"], body: Record<string, unknown>) => postFirst(who, [inside], body);
    const message = async (answer: ReturnType<typeof post>) => (await answer).fields?.[0]?.message;
    expect(await message(post(outside, { circle: circle.id }))).toBe("circleUnknown");
    expect(await message(post(author, { circle: null }))).toBe("circleNeeded");
    expect(await message(post(author, { opensAfter: null }))).toBe("opensAfterRange");
    expect(await message(post(author, { opensAfter: 61 }))).toBe("opensAfterRange");
    const soon = { address: regensburg, date: Date.now() + 2 * hour };
    const end = { address: prague, date: Date.now() + 9 * hour };
    expect(await message(post(author, { start: soon, end, opensAfter: 240 }))).toBe("opensTooLate");
    expect(await prisma.busRequest.count()).toBe(before);
  });
});
