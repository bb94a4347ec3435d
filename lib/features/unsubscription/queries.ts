import type { Admin, SignedIn } from "@/lib/access/viewer";
import { countOf } from "@/lib/db/count";
import { conditionsSql, contains, Values, type Writers } from "@/lib/db/filter-sql";
import { orderSql, type SortKey, seek, type Direction } from "@/lib/db/milestones";
import { queryOnce } from "@/lib/db/pool";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { notFound } from "@/lib/errors";
import { inboxKinds } from "@/lib/features/inbox/schema";
import { mailGroups } from "@/lib/mail/groups";
import { readUnsubscribeToken, subscriberKey } from "@/lib/mail/unsubscribe";
import { type Mails, mailsSelect, requestPaces, settingsOf, toMails } from "./rules";
import type { EmailSettings, UnsubscriptionGroup, UnsubscriptionRecord } from "./schema/unsubscription";
import type { UnsubscriptionFilter } from "./schema/admin-call";

/** Whom and what a link of a mail is about. Throws NotFound for a link that is not ours. */
export async function subscriptionOf(token: string) {
  const known = readUnsubscribeToken(token);
  if (!known) throw notFound();
  const email = subscriberKey(known.email);
  const row = await prisma.unsubscription.findUnique({ where: { email_group: { email, group: known.group } } });
  return { email, group: known.group, unsubscribed: row !== null };
}

/** The settings of one account, with the address that they are kept under. */
export async function settingsWithin(
  tx: Transaction,
  id: string,
): Promise<{ email: string; settings: EmailSettings; mails: Mails }> {
  const user = await tx.user.findUniqueOrThrow({
    where: { id },
    select: { email: true, pushKinds: true, ...mailsSelect },
  });
  const email = subscriberKey(user.email);
  const own = { where: { email }, select: { group: true } } as const;
  const [left, agreed] = [await tx.unsubscription.findMany(own), await tx.mailConsent.findMany(own)];
  const names = (rows: { group: string }[]) => new Set(rows.map(({ group }) => group));
  const [stored, off] = [toMails(user), names(left)];
  const push = inboxKinds.filter((kind) => user.pushKinds.includes(kind));
  const settings = { ...settingsOf(stored, off, names(agreed)), push };
  return { email, settings, mails: requestPaces(stored, off.has("requests")) };
}

/** GET /user/emailsettings: the viewer's own. */
export async function emailSettingsOf(viewer: SignedIn): Promise<EmailSettings> {
  return (await transaction((tx) => settingsWithin(tx, viewer.id))).settings;
}

const from = "unsubscription n";
// Names of our own code, safe as literals.
const inForce = `n."group" in (${mailGroups.map((group) => `'${group}'`).join(", ")})`;
const recordSql = `n."group" || '/' || n.email as id, n.email, n."group", n.how::text as how, ${inForce} as active,
  (extract(epoch from n."createdAt") * 1000)::float8 as created_at`;

const writers: Writers<NonNullable<UnsubscriptionFilter["a"]>> = {
  email: (values, text) => contains(values, "n.email", subscriberKey(text)),
  group: (values, group) => `n."group" = ${values.add(group)}`,
  active: (_values, active) => (active ? inForce : `not ${inForce}`),
};

function whereOf(filter: UnsubscriptionFilter | undefined) {
  const values = new Values();
  return { values, where: ["true", ...conditionsSql(writers, values, filter)].join(" and ") };
}

type Page = { limit: number; offset: number; sort?: string; dir?: Direction };
type Query = Page & UnsubscriptionFilter["a"];

/** Each a total order that an index holds, of the record's own names. */
const byAddress: readonly SortKey[] = [
  { sql: "n.email", type: "text" },
  { sql: 'n."group"', type: "text" },
];
const byTime: readonly SortKey[] = [{ sql: 'n."createdAt"', type: "timestamptz" }, ...byAddress];
const orders: Record<string, readonly SortKey[]> = { created_at: byTime, email: byAddress };

/** Opt-outs, newest first unless told; `active`: those in force alone. */
export async function listUnsubscriptions(_viewer: Admin, { limit, offset, sort = "created_at", dir, ...a }: Query) {
  const { where, values } = whereOf({ a });
  const total = await countOf("unsubscription", from, where, values.list);
  const [keys, direction] = [orders[sort] ?? byTime, dir ?? (sort === "email" ? "asc" : "desc")];
  const begin = await seek({ tag: "unsubscription", from, where, values: values.list, keys, direction }, offset);
  const order = orderSql(keys, direction);
  const rows = await queryOnce<UnsubscriptionRecord>(
    `select ${recordSql} from (select n.* from ${from} where ${where} and ${begin.condition}
      order by ${order} limit ${limit} offset ${begin.offset}) n order by ${order}`,
    begin.values,
  );
  return { rows, total };
}

/** Of one address, by group. */
export function optOutsOf(email: string, groups: readonly string[]) {
  const sql = `select ${recordSql} from ${from} where n.email = $1 and n."group" = any($2::text[]) order by n."group"`;
  return queryOnce<UnsubscriptionRecord>(sql, [email, groups]);
}

/** How many opt-outs each group has; groups that mails are sent in are there with 0 too. */
export async function unsubscriptionGroups(_viewer: Admin): Promise<UnsubscriptionGroup[]> {
  const rows = await queryOnce<{ group: string; count: number }>(
    `select n."group", count(*)::int as count from ${from} group by n."group" order by n."group"`,
  );
  const counts = new Map(rows.map(({ group, count }) => [group, count]));
  const known = mailGroups.map((group) => ({ group, count: counts.get(group) ?? 0, active: true }));
  const retired = rows.filter(({ group }) => !known.some((one) => one.group === group));
  return [...known, ...retired.map((row) => ({ ...row, active: false }))];
}

/** For the CSV: by address and group, batch after batch. */
export async function* exportUnsubscriptions(
  _viewer: Admin,
  query: { ids?: readonly string[]; filter?: UnsubscriptionFilter },
) {
  const { where, values } = whereOf(query.filter);
  const some = query.ids ? `and n."group" || '/' || n.email = any(${values.add(query.ids)}::text[])` : "";
  const next = values.list.length + 1;
  let after = ["", ""];
  for (;;) {
    const rows = await queryOnce<UnsubscriptionRecord>(
      `select ${recordSql} from ${from} where ${where} ${some} and (n.email, n."group") > ($${next}, $${next + 1})
        order by n.email, n."group" limit 500`,
      [...values.list, ...after],
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < 500) return;
    after = [last.email, last.group];
  }
}
