import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { seed } from "@/prisma/seed";
import { resetDb } from "@/tests/db";
import { plantCanaries, unclassified } from "@/tests/proof/canaries";
import { crawlCalls, crawlPages, type World } from "@/tests/proof/crawl";
import { makeThings } from "@/tests/proof/objects";
import { openPages } from "@/tests/proof/pages";
import { plantRows } from "@/tests/proof/planted";
import { makeReaders } from "@/tests/proof/readers";
import { makeSubjects, type Subject } from "@/tests/proof/subjects";

const isLong = process.env.PROOF === "long";
const world: World = { canaries: new Map(), readers: [], seen: new Map(), isLong };
const kept: { empty: string[] } = { empty: [] };

beforeAll(async () => {
  await resetDb();
  await seed();
  const strangers = await prisma.busRequest.findFirstOrThrow({ where: { state: "active", authorCompanyId: null } });
  const subjects = await makeSubjects(strangers.id);
  const [owner, hotel] = subjects as [Subject, Subject];
  await makeThings(owner, hotel);
  await plantRows(owner.parts[0] ?? "", owner.parts[1] ?? "", hotel.parts[0] ?? "");
  const { canaries, empty } = await plantCanaries();
  Object.assign(kept, { empty });
  Object.assign(world, { canaries, readers: await makeReaders(subjects) });
}, 120_000);

const told: string[] = [];
afterAll(() => {
  const columns = new Set([...world.canaries.values()].map(({ column }) => column));
  const sum = `${world.canaries.size} canaries in ${columns.size} columns, of which ${world.seen.size} were read by whom they are for`;
  if (isLong) process.stdout.write(`${[...told, sum].join("\n")}\n`);
});

// npm run proof -- canaries: of more records, and all pages of the product that runs.
describe("private columns, each with a word of its own in every row", () => {
  it("are all told of in the table", async () => expect(await unclassified()).toEqual([]));
  it("all have rows", () => expect(kept.empty).toEqual([]));

  it("are read by their parties alone in what calls answer", async () => {
    const { found, asked } = await crawlCalls(world);
    told.push(`${asked} calls by ${world.readers.length} readers`);
    expect(found).toEqual([]);
    // That nothing is told to others shows something only where parties are told.
    expect(world.seen.size).toBeGreaterThan(60);
    expect([...(world.seen.get("offer.amount") ?? [])]).toEqual(
      expect.arrayContaining(["bus operator's owner", "admin", "author's link", "customer's link"]),
    );
  }, 900_000);

  it.runIf(isLong)(
    "are read by their parties alone in pages, their data, maps of the site and feeds",
    async () => {
      const pages = await openPages();
      const { found, asked } = await crawlPages(world, pages);
      await pages.close();
      told.push(`${asked} pages and their data by ${world.readers.length} readers`);
      expect(found).toEqual([]);
    },
    3_600_000,
  );
});
