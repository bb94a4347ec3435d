import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { GET as advertisers } from "@/app/api/admin/advertisers/route";
import { GET as companies } from "@/app/api/admin/providers/route";
import { GET as requests } from "@/app/api/admin/requests/route";
import { GET as search } from "@/app/api/admin/search/route";
import { GET as users } from "@/app/api/admin/users/route";
import { holdsFolded, Values } from "@/lib/db/filter-sql";
import { pool, queryOnce } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import type { SearchRecord } from "@/lib/features/admin/schema";
import { searchWords } from "@/lib/fold";
import { makeAdvertiser } from "@/prisma/factories/advertiser";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makeCompany } from "@/prisma/factories/company";
import { makePlace } from "@/prisma/factories/place";
import { asOwner, envelope, request, resetDb } from "../db";
import { person } from "../people";

beforeEach(resetDb);

it("the database and the program write the same search words", async () => {
  const european = "aeiouäöüßÄÖÜẞáàâãåæçčđðéèêëěğíîïıİłñńňóôõőøœřśšťþúûůűýÿžźżÆØŁÞŒŠŽ";
  const signs = " -'’.,&/()+_%\\\"„“–—·×€™½²ﬁ\u0308\u0301\u00ad\u00a0\t";
  const unit = fc.constantFrom(
    ...european,
    ...signs,
    ..."bcdfghjklmnpqrstvwxyz0123456789",
    "Я",
    "й",
    "Ω",
    "ά",
    "دمشق",
    "أ",
  );
  const names = fc.sample(fc.string({ unit, maxLength: 24 }), { numRuns: 600, seed: 7 });
  const [row] = await queryOnce<{ words: string[] }>(
    "select array_agg(search_words(name) order by n) as words from unnest($1::text[]) with ordinality t(name, n)",
    [names],
  );
  expect(names.map((name, index) => [name, row?.words[index]])).toEqual(names.map((name) => [name, searchWords(name)]));
});

const idsOf = (rows: readonly object[]) => rows.map((row) => (row as { id: string }).id).sort();

async function market() {
  const admin = await person(null, "admin");
  const address = (city: string) => ({ address: { city, country: "Deutschland", countryISO3166Code: "DE" } });
  const hofer = await person("driver");
  await prisma.user.update({ where: { id: hofer.id }, data: { firstname: "Lena", lastname: "Höfer" } });
  const hotel = await makeCompany({ name: "Berghotel Höfer", companyType: "travelService", ...address("Ruhpolding") });
  const inn = await makeCompany({ name: "Gasthof zur Post", companyType: "travelService", ...address("Gößweinstein") });
  const bus = await makeCompany({ name: "Autocares Ñandú S.L.", registered: false });
  const plans = [await makeAdvertiser({ companyId: hotel.id }), await makeAdvertiser({ companyId: inn.id })];
  const place = makePlace({ id: "x", city: "Gößweinstein", country: "DE", longitude: 11.33, latitude: 49.77 });
  const date = Date.now() + 864e5;
  const trip = await makeBusRequest({ start: { address: place, date }, end: { address: place, date } });
  const sent = await makeBusRequest({ authorCompanyId: hotel.id, companyName: "Berghotel Höfer" });
  type List = typeof users;
  const list = async (handler: List, path: string, a: object) => {
    const filter = encodeURIComponent(JSON.stringify({ a }));
    return idsOf((await envelope(await handler(request(`${path}?filter=${filter}`, admin)))).entity as object[]);
  };
  const find = async (q: string) => {
    const answer = await search(request(`/api/admin/search?${new URLSearchParams({ q })}`, admin));
    return (await envelope(answer)).entity[0] as SearchRecord;
  };
  return { list, find, hofer, hotel, inn, bus, plans, trip, sent };
}

it("the search over everything finds umlauts in each spelling, other letters without their signs, and towns", async () => {
  const { find, hofer, hotel, inn, bus, trip, sent } = await market();
  for (const q of ["hoefer", "hofer", "Höfer", "HÖFER"]) {
    const { companies: firms, users: people, requests: found } = await find(q);
    expect([q, idsOf(firms), idsOf(people), idsOf(found)]).toEqual([q, [hotel.id], [hofer.id], [sent.id]]);
  }
  for (const q of ["goessw", "gosswein", "Gößwein"]) {
    const { companies: firms, requests: found } = await find(q);
    expect([q, idsOf(firms), idsOf(found)]).toEqual([q, [inn.id], [trip.id]]);
  }
  expect(idsOf((await find("ruhpold")).companies)).toEqual([hotel.id]);
  expect(idsOf((await find("post gosswein")).companies)).toEqual([inn.id]);
  for (const q of ["nandu", "ñandú"]) expect(idsOf((await find(q)).companies)).toEqual([bus.id]);
});

it("so do the lists of users, companies, requests and travel services", async () => {
  const { list, hofer, hotel, bus, plans, trip, sent } = await market();
  for (const text of ["hoefer", "hofer", "Höfer"]) {
    expect(await list(users, "/api/admin/users", { text })).toEqual([hofer.id]);
    expect(await list(companies, "/api/admin/providers", { text })).toEqual([hotel.id]);
    expect(await list(requests, "/api/admin/requests", { companyName: text })).toEqual([sent.id]);
  }
  for (const text of ["goessweinstein", "gossweinstein", "Gößweinstein"]) {
    expect(await list(requests, "/api/admin/requests", { text })).toEqual([trip.id]);
    expect(await list(advertisers, "/api/admin/advertisers", { text })).toEqual([plans[1]?.id]);
  }
  expect(await list(companies, "/api/admin/providers", { text: "na" })).toEqual([bus.id]);
  expect(await list(companies, "/api/admin/providers", { text: "&" })).toEqual([]);
});

it("an index can answer whole words, parts and one or two letters", async () => {
  await queryOnce(`insert into company (id, "companyType", name, slug, address, email)
    select gen_random_uuid(), 'driver', md5(n::text) || ' ' || md5('x' || n), 'c' || n, '{"city": "Ulm"}', n || '@bus.example'
    from generate_series(1, 5000) n`);
  await asOwner("analyze company");
  const client = await pool().connect();
  // Five thousand rows are read faster without an index: whether there is one for it is what is asked.
  await client.query("begin; set local enable_seqscan = off");
  for (const text of ["Höfer", "hoef reis", "qu", "z"]) {
    const values = new Values();
    const where = holdsFolded(values, 'c."searchWords"', text);
    const { rows } = await client.query(`explain (format json) select c.id from company c where ${where}`, values.list);
    const plan = JSON.stringify(rows);
    expect(plan, text).toContain('"company_words"');
    expect(plan, text).toContain('"Index Cond"');
  }
  await client.query("rollback");
  client.release();
});
