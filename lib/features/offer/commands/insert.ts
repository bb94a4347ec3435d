import { v7 as uuidv7 } from "uuid";
import type { Viewer } from "@/lib/access/viewer";
import { auditSql, auditValue } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import type { Ladder } from "@/lib/features/trip/schema/terms";
import type { columnsOf } from "./check";

type Columns = ReturnType<typeof columnsOf> & {
  requestId: string;
  companyId: string;
  userId: string | null;
  ladder: Ladder | null;
};

/** Columns that a bidder writes; all others are the database's. */
const columns = `id, "requestId", "companyId", "userId", "busId", vehicle, amount, currency, "vatIncluded", "vatRate", description,
  "offeredStart", "offeredEnd", reason, included, "notIncluded", cancellation, ladder, confirms, "validUntil", "createdAt"`;

const sql = `with logged as (${auditSql("$2")})
  insert into offer (${columns}) select ${columns} from jsonb_populate_record(null::offer, $1::jsonb)`;

/** Writes an offer and its line in the log, in one statement. Returns its id. */
export async function insertOffer(tx: Transaction, viewer: Viewer, given: Columns) {
  const id = uuidv7();
  const after = { request: given.requestId };
  const logged = auditValue(viewer, [{ action: "make", noun: "offer", recordId: id, after }]);
  await run(tx, "offer.insert", sql, [JSON.stringify({ ...given, id, createdAt: new Date() }), logged]);
  return id;
}
