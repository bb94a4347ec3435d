import { query } from "@/lib/db/pool";

const rows = {
  advertiser: ["advertiser", "companyId"],
  bus: ["bus", "id"],
  busrequest: ["bus_request", "id"],
  company: ["company", "id"],
  filtersetting: ["filter_setting", "companyId"],
  location: ["advertiser_location", "id"],
  news: ["news", "id"],
  user: ["user_account", "id"],
} as const;

/** `body` with the stored version of its record, as a form that was just opened sends it; one that names a version stays. */
export async function withStored(noun: keyof typeof rows, id: string, body: unknown) {
  if (typeof body !== "object" || body === null || "version" in body) return body;
  const [table, key] = rows[noun];
  const sql = `select version from ${table} where "${key}"::text = $1`;
  const [stored] = await query<{ version: number }>(`tests.version.${table}`, sql, [id]);
  return { version: stored?.version ?? 0, ...body };
}
