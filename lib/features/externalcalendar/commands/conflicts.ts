import { queryOnce } from "@/lib/db/pool";
import { transaction } from "@/lib/db/transaction";
import { putItem, settleItems } from "@/lib/features/inbox/commands/put";
import { conflictSql } from "../queries/busy";

const most = 500;

/** $1 now, $2 one company (null: all). The first time that meets a trip; told once, again where that time moves. */
const newSql = `select distinct on (b.id) b.id, b."requestId", b."companyId", b.start as "dueAt",
    (extract(epoch from f.start) * 1000)::float8 as start, (extract(epoch from f."end") * 1000)::float8 as "end",
    v.licenceplate as bus
  from external_busy f join booking b on ${conflictSql} join bus v on v.id = b."busId"
  where f."end" > $1 and b."end" > $1 and ($2::uuid is null or f."companyId" = $2::uuid)
    and not exists (select from inbox_item i where i.record = b.id and i.noun = 'booking' and i.kind = 'due'
      and i.data->>'start' = ((extract(epoch from f.start) * 1000)::bigint)::text)
  order by b.id, f.start limit ${most}`;

const goneSql = `select i.record from inbox_item i
  where i.noun = 'booking' and i.kind = 'due' and i."doneAt" is null and ($2::uuid is null or i."companyId" = $2::uuid)
    and not exists (select from booking b join external_busy f on ${conflictSql}
      where b.id = i.record and f."end" > $1 and b."end" > $1)
  limit ${most}`;

type New = {
  id: string;
  requestId: string | null;
  companyId: string;
  dueAt: Date;
  start: number;
  end: number;
  bus: string;
};

/** Trips whose bus an external calendar takes meanwhile stand in the inbox as long as that is so. */
export async function tellConflicts(now: Date, companyId: string | null = null) {
  for (const { id, requestId, companyId: holder, dueAt, ...times } of await queryOnce<New>(newSql, [now, companyId])) {
    const data = { what: "busy", ...times };
    const item = { kind: "due", noun: "booking", record: id, requestId, data, dueAt } as const;
    await transaction((tx) => putItem(tx, { companyId: holder, userId: null }, item, now));
  }
  for (const { record } of await queryOnce<{ record: string }>(goneSql, [now, companyId]))
    await transaction((tx) => settleItems(tx, { kind: ["due"], record }, now));
}
