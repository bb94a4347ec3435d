import fs from "node:fs/promises";
import { beforeEach, expect, it } from "vitest";
import { pool } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { searchTextOf } from "@/lib/features/busrequest/commands/columns";
import type { Place } from "@/lib/features/place/schema";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace } from "@/prisma/factories/place";
import { asOwner, resetDb } from "@/tests/db";

beforeEach(resetDb);

const backfills = ["20261122063600_public_positions", "20261122101100_search_words_of_requests"].map(
  (name) => `prisma/migrations/${name}/migration.sql`,
);
const house = (city: string, country: string): Place =>
  makePlace(
    { id: "x", city, country, longitude: 12.10347, latitude: 49.01739 },
    { street: "Geheimgasse", number: "4711b", postal_code: "93999" },
  );
const ways: [string, string][] = [
  ["Übersee am Chiemsee", "DE"],
  ["Łódź", "PL"],
  ["Gößweinstein", "DE"],
  ["Saint-Étienne", "FR"],
  ["Vejle Øst", "DK"],
  ["دمشق", "SY"],
];

/** A row as the version before wrote it: exact position, the whole address in the text that is searched. */
async function fromBefore(index: number, companyType: "private" | "driver" = "private") {
  const [from, to] = [ways[index % ways.length], ways[(index + 1) % ways.length]];
  if (!from || !to) throw new Error("no way");
  const date = Date.now() + 86_400_000;
  const ends = { start: { address: house(...from), date }, end: { address: house(...to), date } };
  const stops = [house("Pilsen", "CZ")];
  const { id } = await makeBusRequest({ ...ends, stops, companyType, contact: "onRequest" });
  const searchText = searchTextOf({ companyType: "driver", ...ends, stops });
  const exact = { startLongitude: 12.10347, startLatitude: 49.01739, endLongitude: 12.10347, endLatitude: 49.01739 };
  await prisma.busRequest.update({ where: { id }, data: { searchText, ...exact } });
  return { id, exact, searchText, public: searchTextOf({ companyType: "private", ...ends, stops }) };
}

it("rounds positions and searched text of requests from before, keeps places, rule and partners' posts, twice the same", async () => {
  await asOwner("alter table bus_request disable trigger bus_request_public_position");
  const own = [];
  for (const index of ways.keys()) own.push(await fromBefore(index));
  const partner = await fromBefore(0, "driver");
  await asOwner("alter table bus_request enable trigger bus_request_public_position");
  const statements = await Promise.all(backfills.map((file) => fs.readFile(file, "utf8")));
  for (const _run of [1, 2]) {
    for (const sql of statements) await pool().query(sql);
    for (const one of own) {
      const row = await prisma.busRequest.findUniqueOrThrow({ where: { id: one.id } });
      const rounded = { startLongitude: 12.1, startLatitude: 49.02, endLongitude: 12.1, endLatitude: 49.02 };
      expect(row).toMatchObject({ ...rounded, contact: "onRequest", version: 1 });
      expect(row.startPlace).toMatchObject({ location: { longitude: 12.10347, latitude: 49.01739 } });
      expect(row.searchText).toBe(one.public);
    }
    const kept = await prisma.busRequest.findUniqueOrThrow({ where: { id: partner.id } });
    expect(kept).toMatchObject({ ...partner.exact, searchText: partner.searchText });
  }
});
