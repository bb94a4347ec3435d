import { notify } from "@/lib/db/notices";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import { fitTaskChannel } from "@/lib/features/busrequest/commands/announce";
import { publicReach } from "@/lib/features/busrequest/queries/where";
import { joinsSql, tripSql } from "../queries/trip";

// Of several changes before the worker comes by, the first tells how the bus was.
const noteSql = (which: string) => `insert into fit_task ("supplyId", before)
  select t.id, to_jsonb(t) from (select ${tripSql} from bus_request r ${joinsSql}
    where ${which} and r.category in ('vacancy', 'emptyride') and ${publicReach}) t
  on conflict ("supplyId") do update set "createdAt" = now() returning "supplyId" as id`;
const postSql = noteSql("r.id = $1::uuid");
const busSql = noteSql('r."busId" = $1::uuid');

async function note(tx: Transaction, name: string, sql: string, id: string) {
  for (const post of await run<{ id: string }>(tx, name, sql, [id])) await notify(tx, fitTaskChannel, post.id);
}

/**
 * Before a published bus is changed: what it fits then and did not before, its author is told. In the transaction that
 * changes it; nothing for any other request.
 */
export const notePost = (tx: Transaction, id: string) => note(tx, "fit.note.post", postSql, id);

/** The same of all that a bus of the fleet is published for, before that bus is changed. */
export const notePostsOfBus = (tx: Transaction, busId: string) => note(tx, "fit.note.bus", busSql, busId);
