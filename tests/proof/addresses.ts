import { query } from "@/lib/db/pool";
import { addressOf } from "@/lib/http/calls";
import type { Route } from "@/lib/http/route";
import { tableOf } from "./nouns";

const day = 86_400_000;
const span = `from=${Date.now() - 30 * day}&to=${Date.now() + 60 * day}`;

/** Queries without which a call says nothing, or says less; canaries are looked for by their first letters, too. */
const searches: Record<string, readonly string[]> = {
  "/api/busrequest": ["?take=100", "?take=100&latest=true", '?filter={"a":{"address":"kv"}}'],
  "/api/busrequest/map": ["?bbox=-180,-90,180,90&zoom=2", "?bbox=9,46,16,51&zoom=12"],
  "/api/busrequest/filter/company/{id}": ["?take=100", "?take=100&sort=distance"],
  "/api/company/{id}/calendar": [`?${span}`],
  "/api/company/{id}/calendar.csv": [`?${span}&lng=de`],
  "/api/company/{id}/gaps": [`?${span}`],
  "/api/busses/{id}/overlaps": [`?${span}`],
  "/api/admin/search": ["?q=kv0", "?q=Regensburg"],
  "/api/places": ["?q=Regensburg", "?q=kv0"],
  "/api/places/reverse": ["?longitude=12.1&latitude=49.02"],
  "/api/surroundings": ["?longitude=12.1&latitude=49.02"],
  // An answer that ends.
  "/api/events": ["?once=1"],
  "/api/advertiserlocation/statistics": ["?from=2026-01-01&to=2026-12-31"],
  "/api/advertiserlocation/statistics.csv": ["?from=2026-01-01&to=2026-12-31&lng=de"],
};

const lists = ["requests", "users", "companies", "providers", "invoices", "audit", "buses", "advertisers"];
const plain: Record<string, readonly string[]> = {
  ...{ kind: ["texts"], language: ["de"], lng: ["de"], ns: ["common.json"], term: ["kv"], group: ["marketing"] },
  "admin/file": lists.map((name) => `${name}.csv`),
};

/** Words of pages' addresses, and the noun or the SQL of what stands behind them. */
const inPages: Record<string, string> = { request: "busrequest", trips: "trip", email: "outbox" };
const names: Record<string, string> = {
  publicProfile: "select slug as name from company where registered order by (id::text = any($1)) desc, id desc",
  singlerequest: "select slug as name from company where registered order by (id::text = any($1)) desc, id desc",
  blog: "select slug as name from news where $1::text[] is not null order by draft desc, id desc",
  q: 'select qrcode as name from bus order by ("companyId"::text = any($1)) desc, id desc',
};

export type Known = Record<string, readonly string[]>;

/** So many ids of each noun: first those that belong to one of these companies, accounts, requests or trips, then others. */
export async function knownIds(parts: readonly string[], most: number): Promise<Known> {
  const known: Record<string, string[]> = {};
  for (const [noun, table] of Object.entries(tableOf).filter(([, one]) => one !== "gazetteer")) {
    const sql = `select t.id::text as name from ${table} t order by (t.id::text = any($1)) desc,
      (select count(*) from jsonb_each_text(to_jsonb(t)) e where e.value = any($1)) desc, t.id desc limit ${most}`;
    known[noun] = (await query<{ name: string }>(`proof.ids.${noun}.${most}`, sql, [parts])).map(({ name }) => name);
  }
  for (const [word, sql] of Object.entries(names)) {
    const rows = await query<{ name: string }>(`proof.names.${word}.${most}`, `${sql} limit ${most}`, [parts]);
    known[word] = rows.map(({ name }) => name);
  }
  for (const [word, noun] of Object.entries(inPages)) known[word] = known[noun] ?? [];
  return known;
}

type Asked = { path: string; values: Record<string, string> };
type Own = Record<string, readonly string[]>;

/** `{id}`, `{file}.csv` or `[id]`. */
const placeholder = /^\{(\w+)\}|^\[(\w+)\]/;

/** An address with each of the values that its placeholders can have; those of one address change together. */
export function filled(template: string, known: Known, own: Own = {}): Asked[] {
  const segments = template.split("/");
  const choices = segments.flatMap((segment, at) => {
    const found = placeholder.exec(segment);
    const key = found?.[1] ?? found?.[2];
    if (!key) return [];
    const before = segments[at - 1] ?? "";
    const place = `${before}/${key}`;
    return [{ at, key, from: own[place] ?? own[key] ?? plain[place] ?? plain[key] ?? known[before] ?? ["none"] }];
  });
  const many = Math.max(1, ...choices.map(({ from }) => from.length));
  return Array.from({ length: many }, (_none, i) => {
    const values = Object.fromEntries(choices.map(({ key, from }) => [key, from[i % from.length] ?? "none"]));
    const path = segments.map((segment, at) => {
      const chosen = choices.find((one) => one.at === at);
      return chosen ? segment.replace(placeholder, () => encodeURIComponent(values[chosen.key] ?? "")) : segment;
    });
    return { path: path.join("/"), values };
  });
}

/** All that is read of a call, with its queries. */
export function readsOf({ call }: Route, known: Known, own: Own): Asked[] {
  const template = addressOf(call);
  return filled(template, known, own).flatMap(({ path, values }) =>
    (searches[template] ?? [""]).map((search) => ({ path: path + search, values })),
  );
}
