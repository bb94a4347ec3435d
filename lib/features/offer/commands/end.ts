import type { Viewer } from "@/lib/access/viewer";
import { auditSql, auditValue } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import type { OfferRow } from "../present";
import type { OfferState } from "../rules/offer";
import { putEnd } from "./inbox";
import { tellOffer } from "./tell";

type End = { row: OfferRow; state: Exclude<OfferState, "open">; action: string; now: Date };

const endSql = `with logged as (${auditSql("$4")})
  update offer set state = $2::"OfferState", "endedAt" = $3::timestamptz, version = version + 1 where id = $1::uuid`;

/** Writes an offer's end with its audit line; the caller has locked the request and tells the sides. */
export async function endOffer(tx: Transaction, viewer: Viewer | null, { row, state, action, now }: End) {
  const after = { state, request: row.requestId };
  const line = { action, noun: "offer", recordId: row.id, before: { state: row.state }, after };
  await run(tx, "offer.end", endSql, [row.id, state, now, auditValue(viewer, [line])]);
  await tellOffer(tx, row, row.version + 1);
  await putEnd(tx, row, { action, state });
}
