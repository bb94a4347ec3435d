import { queryOnce } from "@/lib/db/pool";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { log } from "@/lib/log";
import type { AdvertiserRow } from "../present";
import { lockAdvertiser } from "./reach";

/** As many as one run takes on; the next goes on. */
const most = 200;

type Work = (tx: Transaction, row: AdvertiserRow) => Promise<boolean>;

/**
 * Runs `work` on each advertiser that a condition finds (`a`; $1 is now), locked and read anew; it answers whether
 * it had to do anything. One that fails keeps no other from its turn. Returns how many were changed.
 */
export async function eachDue(condition: string, now: Date, work: Work) {
  const text = `select a.id from advertiser a where ${condition} order by a."paidUntil", a.id limit ${most}`;
  const due = await queryOnce<{ id: string }>(text, [now]);
  let changed = 0;
  for (const { id } of due) {
    const turn = transaction(async (tx) => {
      const row = await lockAdvertiser(tx, id);
      return row !== null && (await work(tx, row));
    });
    const done = await turn.catch((error: unknown) => {
      log.error({ err: error, advertiser: id }, "a plan was not moved on");
      return false;
    });
    if (done) changed += 1;
  }
  return changed;
}
