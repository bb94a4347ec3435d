import { isAdmin } from "@/lib/access/rules";
import { query } from "@/lib/db/pool";
import type { Call } from "@/lib/http/calls";
import { asOwner } from "@/tests/db";
import { keyOf } from "./asked";
import { tableOf } from "./nouns";
import type { Thing } from "./objects";
import type { Row } from "./rows";

const given: Record<string, string> = {
  ...{ file: "requests.csv", term: "kern", group: "marketing", email: "nobody@people.example" },
  ...{ kind: "mediadata", language: "de", by: "author" },
};

/** What admins get of their own calls where that is no success: what is sent does not fit, or nothing is there. */
const adminsGet: Record<string, number> = {
  // Names a company to merge with, a version to go back to, and an account that has not confirmed its address yet.
  "POST /admin/providers/{id}/merge": 404,
  "POST /mediadata/{kind}/{language}/restore": 404,
  "POST /admin/users/{id}/resend": 404,
};

/** What the demo has none of. */
const planted = [
  `insert into audit_entry (id, "userName", action, noun, "recordId") values (gen_random_uuid(), 'somebody', 'change', 'news', 'x')`,
  `insert into outbox_mail (id, recipient, language, template, subject, state) values
    (gen_random_uuid(), 'somebody@people.example', 'de', 'welcome', 'Willkommen', 'failed')`,
  `insert into unsubscription (email, "group") values ('nobody@people.example', 'marketing'), ('nobody@people.example', 'all')
    on conflict do nothing`,
];

const pending = `(select * from bus_request where state = 'pending' and "confirmedAt" is not null)`;
const open = `(select * from user_account where "closedAt" is null)`;
const from = (noun: string) => ({ busrequest: pending, users: open })[noun] ?? tableOf[noun];

const nounOf = (path: string) => path.split("/{id}")[0]?.split("/").at(-1) ?? "";

/** The row of a call that is for admins alone and names a record; undefined for others. */
export function adminRow(call: Call): Row | undefined {
  if (call.rule !== isAdmin || !call.params) return undefined;
  return { thing: `any ${nounOf(call.path)}`, reach: "kept", admin: adminsGet[keyOf(call)] };
}

/** One record of each noun that admins' calls name, anybody's. */
export async function adminThings(calls: readonly Call[]): Promise<Record<string, Thing>> {
  for (const sql of planted) await asOwner(sql);
  const nouns = [...new Set(calls.filter((call) => adminRow(call)).map(({ path }) => nounOf(path)))];
  const things = nouns.map(async (noun): Promise<[string, Thing]> => {
    const sql = `select id::text as id from ${from(noun)} t order by id desc limit 1`;
    const [row] = from(noun) ? await query<{ id: string }>(`proof.admins.${noun}`, sql, []) : [];
    return [`any ${noun}`, { values: { ...given, ...row }, parties: [] }];
  });
  return Object.fromEntries(await Promise.all(things));
}
