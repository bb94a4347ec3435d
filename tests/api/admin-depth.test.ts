import { beforeAll, describe, expect, it } from "vitest";
import * as advertisers from "@/app/api/admin/advertisers/route";
import * as audit from "@/app/api/admin/audit/route";
import * as buses from "@/app/api/admin/buses/route";
import * as unsubscriptions from "@/app/api/admin/mailer/unsubscriptions/route";
import * as mails from "@/app/api/admin/outbox/route";
import * as partners from "@/app/api/admin/partners/route";
import * as providers from "@/app/api/admin/providers/route";
import * as users from "@/app/api/admin/users/route";
import { pool } from "@/lib/db/pool";
import { envelope, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { queryOf } from "./admin-calls";

const rows = 1_900;
/** Names and moments are shared by several rows, so that ties are among them. */
const fills = [
  `insert into company (id, "companyType", name, slug, address, email, "createdAt")
   select gen_random_uuid(), 'travelService', 'Haus ' || n / 7, 'haus-' || n, '{}', n || '@x.example',
     now() - (n / 5) * interval '1 minute' from generate_series(1, ${rows}) n`,
  `insert into advertiser (id, "companyId", "homePosition")
   select gen_random_uuid(), id, length(name) from company`,
  `insert into bus (id, "companyId", licenceplate, country, design, capacity, qrcode, "createdAt")
   select gen_random_uuid(), id, slug, 'DE', 'coach', 49, slug, "createdAt" from company`,
  `insert into user_account (id, email, "userName", firstname, lastname, "passwordHash", "companyId", "createdAt")
   select gen_random_uuid(), slug || '@p.example', slug, 'Kim', name, '-', id, "createdAt" from company`,
  `insert into audit_entry (id, "userName", action, noun, "recordId", "createdAt")
   select gen_random_uuid(), 'admin', 'change', 'company', slug, "createdAt" from company`,
  `insert into outbox_mail (id, recipient, language, template, subject, html, text, "createdAt")
   select gen_random_uuid(), email, 'de', 'welcome', slug, '', '', "createdAt" from company`,
  `insert into unsubscription (email, "group", "createdAt") select email, 'offers', "createdAt" from company`,
];
let cookie = "";

beforeAll(async () => {
  await resetDb();
  for (const sql of fills) await pool().query(sql);
  cookie = (await person(null, "admin")).cookie;
});

type Get = (typeof users)["GET"];
const lists: Record<string, { GET: Get; sorts: readonly string[]; words?: readonly [string, string] }> = {
  accounts: { GET: users.GET, sorts: ["created_at", "name", "userName", "email"] },
  providers: { GET: providers.GET, sorts: ["created_at", "name"] },
  buses: { GET: buses.GET, sorts: ["created_at", "licenceplate"] },
  advertisers: { GET: advertisers.GET, sorts: ["created", "name"] },
  partners: { GET: partners.GET, sorts: ["position", "name", "created"] },
  audit: { GET: audit.GET, sorts: ["created_at"] },
  mails: { GET: mails.GET, sorts: ["created_at"] },
  optouts: { GET: unsubscriptions.GET, sorts: ["created_at", "email"], words: ["limit", "offset"] },
};
const cases = Object.entries(lists).flatMap(([name, { sorts }]) => sorts.map((sort) => ({ name, sort })));

async function page({ name, sort }: { name: string; sort: string }, dir: string, skip: number, take: number) {
  const { GET, words: [limit, offset] = ["take", "skip"] } = lists[name] as (typeof lists)[string];
  const query = queryOf({ [limit]: take, [offset]: skip, sort, dir });
  const { entity, total } = await envelope(await GET(request(`/api/admin/list${query}`, { cookie })));
  return { ids: entity.map(({ id }: { id: string }) => id) as string[], total: Number(total) };
}

describe("an admin list's deep page", () => {
  it.each(cases)("$name by $sort: holds the rows that stand there, as the other way round shows them", async (list) => {
    const { total } = await page(list, "asc", 0, 1);
    expect(total).toBeGreaterThanOrEqual(rows);
    const mirrored: string[] = [];
    for (let skip = 0; skip < 1_000; skip += 100) mirrored.push(...(await page(list, "desc", skip, 100)).ids);
    const whole = mirrored.reverse();
    for (const skip of [1_000, 1_001, 1_490, 1_899, total - 3]) {
      const { ids } = await page(list, "asc", skip, 10);
      const from = skip - (total - whole.length);
      expect(ids, `skip ${skip}`).toEqual(whole.slice(from, from + 10));
    }
    expect((await page(list, "asc", 9_000, 10)).ids).toEqual([]);
  });
});
