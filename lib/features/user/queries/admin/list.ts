import type { Admin } from "@/lib/access/viewer";
import { inBatches } from "@/lib/db/batches";
import { countOf } from "@/lib/db/count";
import { orderSql, type SortKey, seek, textThenId, timeThenId, type Direction } from "@/lib/db/milestones";
import { queryOnce } from "@/lib/db/pool";
import type { SortedPage } from "@/lib/http/admin-query";
import { adminUserJoins, adminUserSql, presentAdminUser, waitingSql } from "../../present/admin";
import type { AdminUserRecord } from "../../schema/admin";
import type { AdminUserFilter, AdminUserSort } from "../../schema/admin-call";
import { asksForWaiting, usersWhere, waitingWhere } from "./where";

type Query = SortedPage<AdminUserSort> & { filter?: AdminUserFilter };

// Each has an index of its own; user names and addresses are unique, the others end with the id.
const orders: Record<AdminUserSort, readonly SortKey[]> = {
  created_at: timeThenId('u."createdAt"', "u.id"),
  name: textThenId(["lower(u.lastname)", "lower(u.firstname)"], "u.id"),
  userName: [{ sql: 'lower(u."userName")', type: "text" }],
  email: [{ sql: "u.email", type: "text" }],
};
const waitingOrders: Record<AdminUserSort, (direction: Direction) => string> = {
  created_at: (direction) => `t."createdAt" ${direction}, t.id ${direction}`,
  name: (direction) => `lower(t.data ->> 'lastname') ${direction}, t.id ${direction}`,
  userName: (direction) => `t.data ->> 'userName' ${direction}, t.id ${direction}`,
  email: (direction) => `t.data ->> 'email' ${direction}, t.id ${direction}`,
};

const directionOf = ({ sort, dir }: Query): Direction => dir ?? (sort === "created_at" ? "desc" : "asc");

async function listWaiting(query: Query) {
  const { where, values } = waitingWhere(query.filter);
  const total = await countOf("user", "mailed_token t", where, values.list);
  const rows = await queryOnce<AdminUserRecord>(
    `select ${waitingSql} from mailed_token t where ${where}
      order by ${waitingOrders[query.sort](directionOf(query))} limit ${query.take} offset ${query.skip}`,
    values.list,
  );
  return { rows: rows.map(presentAdminUser), total };
}

/** GET /admin/users. Deep pages begin at a remembered place of the index. */
export async function listUsers(_viewer: Admin, query: Query) {
  if (asksForWaiting(query.filter)) return listWaiting(query);
  const { where, values } = usersWhere(query.filter);
  const total = await countOf("user", "user_account u", where, values.list);
  const [keys, direction] = [orders[query.sort], directionOf(query)];
  const list = { tag: "user", from: "user_account u", where, values: values.list, keys, direction };
  const begin = await seek(list, query.skip);
  const order = orderSql(keys, direction);
  const ids = `select u.id from user_account u where ${where} and ${begin.condition}
    order by ${order} limit ${query.take} offset ${begin.offset}`;
  const rows = await queryOnce<AdminUserRecord>(
    `select ${adminUserSql} from (${ids}) w join user_account u on u.id = w.id ${adminUserJoins} order by ${order}`,
    begin.values,
  );
  return { rows: rows.map(presentAdminUser), total };
}

type ExportQuery = { ids?: readonly string[]; filter?: AdminUserFilter };

/** For the CSV: the accounts, or the waiting registrations, by id and batch after batch. */
export function exportUsers(_viewer: Admin, { ids, filter }: ExportQuery) {
  const waiting = asksForWaiting(filter);
  const { where, values } = waiting ? waitingWhere(filter) : usersWhere(filter);
  const alias = waiting ? "t" : "u";
  const from = waiting ? `${waitingSql} from mailed_token t` : `${adminUserSql} from user_account u ${adminUserJoins}`;
  const some = ids ? `and ${alias}.id = any(${values.add(ids)}::uuid[])` : "";
  const next = values.list.length + 1;
  return inBatches(async (after, take) => {
    const rows = await queryOnce<AdminUserRecord>(
      `select ${from} where ${where} ${some} and ($${next}::uuid is null or ${alias}.id > $${next}::uuid)
        order by ${alias}.id limit ${take}`,
      [...values.list, after],
    );
    return rows.map(presentAdminUser);
  });
}
