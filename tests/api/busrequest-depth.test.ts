import { beforeAll, expect, it } from "vitest";
import * as collection from "@/app/api/busrequest/route";
import { announce } from "@/lib/cache/tags";
import { pool } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { envelope, request, resetDb } from "@/tests/db";
import { draft, person } from "@/tests/people";

const rows = 2_300;
const columns = `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
  where table_name = 'bus_request' and is_generated = 'NEVER'
    and column_name not in ('id', 'number', 'startDate', 'endDate', 'createdAt')`;

/** The same request many times; several share a start and a moment of posting, so that ties are among them. */
async function multiply(id: string) {
  const list = (await pool().query<{ list: string }>(columns)).rows[0]?.list;
  await pool().query(
    `insert into bus_request (id, "startDate", "endDate", "createdAt", ${list})
     select gen_random_uuid(), "startDate" + (n / 7) * interval '1 minute', "endDate" + interval '300 days',
       "createdAt" - (n / 5) * interval '1 second', ${list}
     from bus_request, generate_series(1, $2) n where id = $1::uuid`,
    [id, rows - 1],
  );
  announce(["busrequest"]);
}

beforeAll(async () => {
  await resetDb();
  const { cookie } = await person("busoperator");
  const answer = await envelope(await collection.POST(request("/api/busrequest/", { body: draft(), cookie })));
  await multiply(answer.entity[0].id);
});

const page = async (skip: number, latest: boolean) => {
  const { entity } = await envelope(
    await collection.GET(request(`/api/busrequest?take=7&skip=${skip}&latest=${latest}`)),
  );
  return entity.map((record: { id: string }) => record.id) as string[];
};

it.each([true, false])("gives the rows that stand there, however deep (latest: %s)", async (latest) => {
  const orderBy = latest
    ? [{ createdAt: "desc" as const }, { id: "desc" as const }]
    : [{ startDate: "asc" as const }, { id: "asc" as const }];
  const all = (await prisma.busRequest.findMany({ orderBy, select: { id: true } })).map(({ id }) => id);
  for (const skip of [0, 994, 999, 1_000, 1_001, 1_997, 2_000, 2_296, 2_300, 9_000]) {
    expect(await page(skip, latest), `skip ${skip}`).toEqual(all.slice(skip, skip + 7));
  }
});

it("shows a new request at a remembered depth at once", async () => {
  const before = await page(1_500, true);
  const { cookie } = await person("busoperator");
  await collection.POST(request("/api/busrequest/", { body: draft(), cookie }));
  expect(await page(1_501, true)).toEqual(before);
});
