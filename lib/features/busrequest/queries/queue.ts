import type { Admin } from "@/lib/access/viewer";
import { Values } from "@/lib/db/filter-sql";
import { queryOnce } from "@/lib/db/pool";
import type { Page } from "@/lib/http/list-query";
import { queueSql } from "../present";
import type { Kind } from "../rules/kinds";
import type { BusRequestRecord } from "../schema/record";
import type { AdminRequestFilter } from "../schema/admin-call";
import { adminFilterSql } from "./admin";

type QueueEntry = {
  record: BusRequestRecord;
  confirmed: boolean;
  confirmedAt: number | null;
  language: "de" | "en" | "es";
  rejectReason: string | null;
  /** Requests of the same mail address that were approved before. */
  earlier: number;
};

const waiting = `r.state = 'pending' and r."endedAt" is null`;

type Query = Page & { filter?: AdminRequestFilter };

function whereOf(filter: AdminRequestFilter | undefined, values: Values) {
  return [waiting, ...adminFilterSql(values, filter)].join(" and ");
}

/** Pending requests, oldest first (`latest`: newest first), for admins. */
export async function listPending(_viewer: Admin, query: Query) {
  const values = new Values();
  const where = whereOf(query.filter, values);
  const order = query.latest ? 'r."createdAt" desc, r.id desc' : 'r."createdAt", r.id';
  const rows = await queryOnce<{ entry: QueueEntry }>(
    // By id first: entries of all that a deep page leaves out would be made otherwise.
    `select ${queueSql} as entry from (select r.id from bus_request r where ${where} order by ${order}
      limit ${query.take} offset ${query.skip}) w join bus_request r on r.id = w.id order by ${order}`,
    values.list,
  );
  const [count] = await queryOnce<{ total: number }>(
    `select count(*)::int as total from bus_request r where ${where}`,
    values.list,
  );
  return { rows: rows.map((row) => row.entry), total: count?.total ?? 0 };
}

/** How many wait, by kind: the counts on the queue's kind toggles and in the menu. */
export async function countPending(_viewer: Admin) {
  const rows = await queryOnce<{ category: Kind; total: number }>(
    `select r.category, count(*)::int as total from bus_request r where ${waiting} group by r.category`,
  );
  return Object.fromEntries(rows.map((row) => [row.category, row.total])) as Partial<Record<Kind, number>>;
}
