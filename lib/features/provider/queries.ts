import type { Admin } from "@/lib/access/viewer";
import { inBatches } from "@/lib/db/batches";
import { countOf } from "@/lib/db/count";
import { conditionsSql, holdsFolded, Values, type Writers } from "@/lib/db/filter-sql";
import { firstFound, rowsOf } from "@/lib/db/first-found";
import { orderSql, seek, textThenId, timeThenId } from "@/lib/db/milestones";
import { queryOnce } from "@/lib/db/pool";
import { notFound } from "@/lib/errors";
import type { SortedPage } from "@/lib/http/admin-query";
import { indexedWords } from "@/lib/search-text";
import { providerSql, toProvider } from "./present";
import { freshSql, providerReach } from "./rules/reach";
import type { CompanyHit } from "./schema/hit";
import type { ProviderRecord } from "./schema/list";
import type { ProviderFilter, ProviderTerms } from "./schema/list-call";

type ProviderQuery = SortedPage & { filter?: ProviderFilter };

const writers: Writers<ProviderTerms> = {
  fresh: (_values, wanted) => (wanted ? freshSql : `not ${freshSql}`),
  registered: (_values, query) => (query ? "c.registered" : "not c.registered"),
  active: (_values, query) => (query ? "c.active" : "not c.active"),
  invited: (_values, query) => `c."invitedAt" is ${query ? "not null" : "null"}`,
  companyType: (values, type) => `c."companyType" = ${values.add(type)}::"CompanyType"`,
  country: (values, code) => `c.address ->> 'countryISO3166Code' = ${values.add(code)}`,
  text: (values, text) => {
    if (text.includes("@")) return `lower(c.email) = lower(${values.add(text.trim())})`;
    return holdsFolded(values, 'c."searchWords"', text);
  },
};

function whereOf(filter: ProviderFilter | undefined) {
  const values = new Values();
  return { values, where: [providerReach, ...conditionsSql(writers, values, filter)].join(" and ") };
}

// Each has its index, of all companies and of both kinds alone.
const byTime = timeThenId('c."createdAt"', "c.id");
const orders: Record<string, typeof byTime> = { created_at: byTime, name: textThenId(["c.name"], "c.id") };

/** Companies as the admins see them, with the exact number that matches. */
export async function listProviders(_viewer: Admin, query: ProviderQuery) {
  const { sort, take, skip, dir: direction = sort === "name" ? "asc" : "desc" } = query;
  const { values, where } = whereOf(query.filter);
  const total = await countOf("company", "company c", where, values.list);
  const keys = orders[sort] ?? byTime;
  const begin = await seek({ tag: "company", from: "company c", where, values: values.list, keys, direction }, skip);
  const order = orderSql(keys, direction);
  const ids = `select c.id from company c where ${where} and ${begin.condition}
    order by ${order} limit ${take} offset ${begin.offset}`;
  const sql = `select ${providerSql} from (${ids}) w join company c on c.id = w.id order by ${order}`;
  return { rows: (await queryOnce<ProviderRecord>(sql, begin.values)).map(toProvider), total };
}

/** One of them. Throws NotFound. */
export async function getProvider(_viewer: Admin, id: string) {
  const sql = `select ${providerSql} from company c where c.id = $1::uuid and ${providerReach}`;
  const [row] = await queryOnce<ProviderRecord>(sql, [id]);
  if (!row) throw notFound();
  return toProvider(row);
}

type ExportQuery = { ids?: readonly string[]; filter?: ProviderFilter };

/** All of one kind that match, oldest first, batch by batch: for the CSV. */
export const exportProviders =
  (registered: boolean) =>
  (_viewer: Admin, { ids, filter }: ExportQuery) => {
    return inBatches(async (after, take) => {
      const { values, where } = whereOf(filter);
      const terms = [where, registered ? "c.registered" : "not c.registered"];
      if (ids) terms.push(`c.id = any(${values.add(ids)}::uuid[])`);
      if (after) terms.push(`c.id > ${values.add(after)}::uuid`);
      const sql = `select ${providerSql} from company c where ${terms.join(" and ")} order by c.id limit ${take}`;
      return (await queryOnce<ProviderRecord>(sql, values.list)).map(toProvider);
    });
  };

const hitSql = `select c.id, c.name, c.address ->> 'city' as city, c.registered
  from company c where c.id = any($1::uuid[])`;

/** Companies by name and town or whole mail address: a name that is meant exactly, then those with an account. */
export async function findCompanies(_viewer: Admin, text: string): Promise<CompanyHit[]> {
  const words = indexedWords(text);
  if (!words) return [];
  const values = new Values();
  const where = (condition: string) =>
    `select c.id from company c where ${providerReach} and ${condition} order by c."createdAt" desc`;
  const whole = `lower(${values.add(text.trim())})`;
  const named = () => `lower(c.name) <> ${whole} and ${holdsFolded(values, 'c."searchWords"', words)}`;
  const ways = text.includes("@")
    ? [{ name: "email", sql: where(`lower(c.email) = ${whole}`) }]
    : [
        { name: "whole", sql: where(`lower(c.name) = ${whole}`) },
        // One after the other: each kind has its own index by time.
        { name: "registered", sql: where(`c.registered and ${named()}`) },
        { name: "passive", sql: where(`not c.registered and ${named()}`) },
      ];
  return rowsOf<CompanyHit>("provider.hits", hitSql, [...(await firstFound(ways, values)).keys()]);
}
