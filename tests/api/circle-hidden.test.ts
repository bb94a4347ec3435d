import { beforeEach, expect, it } from "vitest";
import * as table from "@/app/api/company/[id]/calendar.csv/route";
import { GET as picture } from "@/app/og/request/[lng]/[file]/route";
import { GET as sitemap } from "@/app/sitemap.xml/route";
import { GET as part } from "@/app/sitemap/[part]/route";
import { GET as search } from "@/app/api/admin/search/route";
import { GET as exported } from "@/app/api/user/export/route";
import { prisma } from "@/lib/db/prisma";
import { alertBatch } from "@/lib/features/alert/commands/send-alerts";
import { sendDigests } from "@/lib/features/alert/commands/send-digests";
import { params, request, resetDb } from "@/tests/db";
import { readMails } from "@/tests/mails";
import { postFirst } from "./circle-calls";
import { freshFor, nearMap, page, partner } from "./near-calls";

beforeEach(resetDb);

/** What a circle reads first, a word of it that would betray it, and a company that is in no circle. */
async function hidden() {
  const [author, inside, outside] = [await partner("touroperator"), await partner(), await partner()];
  await prisma.user.updateMany({ data: { nearSeenAt: new Date(0) } });
  const { made } = await postFirst(author, [inside], { description: "Kegelverein Almenrausch" });
  const words = [made.id, made.reference, "Almenrausch"];
  const betrays = (text: string) => words.filter((word) => text.includes(word));
  return { made, author, inside, outside, betrays };
}

it("stands in no sitemap, no picture, no file and no export of anybody outside", async () => {
  const { made, outside, betrays } = await hidden();
  const index = await (await sitemap()).text();
  const parts = [...index.matchAll(/sitemap\/([^<]+)<\/loc>/g)].map(([, file]) => file ?? "");
  expect(parts.length).toBeGreaterThan(0);
  for (const file of parts) {
    const answer = await part(request(`/sitemap/${file}`), params({ part: file }) as never);
    expect(betrays(await answer.text())).toEqual([]);
  }
  for (const lng of ["de", "en", "es"]) {
    const file = `${made.id}.png`;
    const drawn = await picture(request(`/og/request/${lng}/${file}`), params({ lng, file }) as never);
    expect(drawn.status).toBe(404);
  }
  const { cookie, companyId: id } = outside;
  const csv = await table.GET(
    request(`/api/company/${id}/calendar.csv?from=${Date.now()}&to=${Date.now() + 30 * 86_400_000}`, { cookie }),
    params({ id }),
  );
  expect(csv.status).toBe(200);
  expect(betrays(await csv.text())).toEqual([]);
  const own = await exported(request("/api/user/export", { cookie }));
  expect(betrays(await own.text())).toEqual([]);
  const found = await search(request("/api/admin/search?q=Almenrausch", { cookie }));
  expect([found.status, betrays(await found.text())]).toEqual([403, []]);
});

it("is told by no alert and no daily mail to anybody outside, now or later", async () => {
  const { made, inside, betrays } = await hidden();
  await alertBatch(made.id);
  expect(await prisma.requestAlert.count({ where: { requestId: made.id } })).toBe(0);
  await sendDigests(new Date(Date.now() + 2 * 86_400_000));
  const { email } = await prisma.company.findUniqueOrThrow({ where: { id: inside.companyId } });
  const told = (await readMails()).filter(({ recipient }) => recipient !== email);
  expect(told.flatMap(({ text }) => betrays(text))).toEqual([]);
});

it("stands in the list of near requests of who is in the circle, counted as new there and for nobody else", async () => {
  const { made, author, inside, outside } = await hidden();
  const own = await page(inside);
  expect(own.rows).toMatchObject([{ id: made.id, mode: "circle" }]);
  expect([own.total, (await nearMap(inside.companyId, inside.cookie)).total, await freshFor(inside)]).toEqual([
    1, 1, 1,
  ]);
  for (const other of [outside, author]) {
    const theirs = await page(other);
    const points = (await nearMap(other.companyId, other.cookie)).entity;
    expect([theirs.rows, theirs.total, points, await freshFor(other)]).toEqual([[], 0, [], 0]);
  }
  // Once it is open it is there for all, and once for who was in the circle.
  await prisma.busRequest.update({ where: { id: made.id }, data: { mode: "collective", opensAt: null } });
  for (const who of [inside, outside]) expect((await page(who)).rows.map(({ id }) => id)).toEqual([made.id]);
  await prisma.busRequest.update({
    where: { id: made.id },
    data: { mode: "circle", opensAt: new Date(), endedAt: new Date(), endReason: "withdrawn" },
  });
  expect((await page(inside)).rows).toEqual([]);
});
