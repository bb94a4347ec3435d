import type { SignedIn } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { unseen } from "@/lib/db/unseen";
import { type InboxRow, type ItemReader, rowColumns, rowTables, toItem } from "../present";
import type { InboxItem, InboxQuery } from "../schema";
import { heldSql, holdersOf, readSql, tabSql } from "./where";

const orderSql = {
  open: `case i.kind when 'emergency' then 0 when 'due' then 2 else 1 end,
    case when i.kind = 'due' then i."dueAt" end, i.at desc, i.id`,
  later: `i."snoozeUntil", i.id`,
  done: `i."doneAt" desc, i.id`,
} as const;

const [kind, unread] = [unseen("$3", "text"), unseen("$4", "boolean")];
const whereSql = (tab: keyof typeof tabSql) => `${heldSql} and ${tabSql[tab]}
  and (${kind} is null or i.kind = ${kind}::"InboxKind") and (${unread} is null or not ${readSql} = ${unread})`;

/** The page is found before anything is read of its records: of ten thousand items fifty are looked at, and whether they were read. */
const pageSql = (tab: keyof typeof tabSql) => `with page as (
    select i.* from inbox_item i where ${whereSql(tab)} order by ${orderSql[tab]}
      limit ${unseen("$5", "int")} offset ${unseen("$6", "int")})
  select ${rowColumns} from (select i.*, ${readSql} as read from page i) i ${rowTables} order by ${orderSql[tab]}`;

/** One page of what waits, has been put off or is done. */
export async function listInbox(viewer: SignedIn, { tab, kind, unread, take, skip }: InboxQuery) {
  const values = [holdersOf(viewer), viewer.id, kind ?? null, unread ?? null];
  const [rows, counted] = await Promise.all([
    query<InboxRow>(`inbox.list.${tab}`, pageSql(tab), [...values, take, skip]),
    query<{ total: number }>(
      `inbox.total.${tab}`,
      `select count(*)::int as total from inbox_item i where ${whereSql(tab)}`,
      values,
    ),
  ]);
  return { rows: rows.map((row) => toItem(row, viewer)), total: counted[0]?.total ?? 0 };
}

const oneSql = `select ${rowColumns} from (select i.*, ${readSql} as read from inbox_item i
  where ${heldSql} and i.id = $3::uuid) i ${rowTables}`;

/** One of the reader's items; null for a stranger's. */
export async function findItem(viewer: ItemReader, id: string): Promise<InboxItem | null> {
  const [row] = await query<InboxRow>("inbox.one", oneSql, [holdersOf(viewer), viewer.id, id]);
  return row ? toItem(row, viewer) : null;
}
