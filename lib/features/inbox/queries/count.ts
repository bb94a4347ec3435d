import type { SignedIn } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { unseen } from "@/lib/db/unseen";
import { latestSql } from "@/lib/live/log";
import { type InboxCount, type InboxKind, inboxKinds } from "../schema";
import { heldSql, holdersOf, tabSql } from "./where";

type Row = { kind: InboxKind; open: number; later: number; unread: number };

/** What was read is joined once: asked item by item it took three times as long for ten thousand. */
const countSql = `select i.kind::text as kind, count(*) filter (where ${tabSql.open})::int as open,
    count(*) filter (where ${tabSql.later})::int as later,
    count(*) filter (where ${tabSql.open} and r."itemId" is null)::int as unread
  from inbox_item i left join inbox_read r on r."itemId" = i.id and r."userId" = ${unseen("$2", "uuid")}
  where ${heldSql} and i."doneAt" is null group by i.kind`;

const sum = (rows: readonly Row[], key: "open" | "later" | "unread") => rows.reduce((all, row) => all + row[key], 0);

function toCount(rows: readonly Row[]): InboxCount {
  const openOf = (kind: InboxKind) => rows.find((row) => row.kind === kind)?.open ?? 0;
  const news = rows.filter(({ kind }) => kind !== "due");
  return {
    unread: sum(news, "unread"),
    open: sum(news, "open"),
    later: sum(rows, "later"),
    kinds: Object.fromEntries(inboxKinds.map((kind) => [kind, openOf(kind)])) as InboxCount["kinds"],
  };
}

/** What waits, by kind. */
export const countInbox = async (viewer: SignedIn) =>
  toCount(await query<Row>("inbox.count", countSql, [holdersOf(viewer), viewer.id]));

// An inbox in which nothing waits has a row, too: without a kind.
const sinceSql = `select e.id as since, c.* from (${latestSql}) e left join (${countSql}) c on true`;

type SinceRow = { since: number } & (Row | { kind: null });

/** The same with the newest event that it knows of: each page asks for both, and one look cannot lie between them. */
export async function countInboxSince(viewer: SignedIn) {
  const rows = await query<SinceRow>("inbox.since", sinceSql, [holdersOf(viewer), viewer.id]);
  return { since: rows[0]?.since ?? 0, count: toCount(rows.filter((row) => row.kind !== null)) };
}
