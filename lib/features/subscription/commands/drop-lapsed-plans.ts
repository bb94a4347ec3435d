import { changed } from "@/lib/cache/tags";
import { queryOnce } from "@/lib/db/pool";
import { transaction } from "@/lib/db/transaction";
import { singleton } from "@/lib/singleton";

/** As long as a stored page may live: what ended before this process began is looked back for. */
const longest = 10 * 60 * 1000;
const looked = singleton("subscription.lapse", () => ({ until: 0 }));

const lapsedSql = `select count(*)::int as count from advertiser
  where abonnement = 'active' and "paidUntil" > $1 and "paidUntil" <= $2`;

/**
 * Plans whose time ran out since the last look, however they are paid: the readers' queries know it at once, stored
 * pages go here and need not wait until the state is moved on. Returns how many.
 */
export async function dropLapsedPlans(now = new Date()) {
  const [at, earliest] = [now.getTime(), now.getTime() - longest];
  const since = looked.until > earliest && looked.until <= at ? looked.until : earliest;
  const [row] = await queryOnce<{ count: number }>(lapsedSql, [new Date(since), now]);
  const count = row?.count ?? 0;
  if (count > 0) await transaction((tx) => changed(tx, "advertiser"));
  looked.until = at;
  return count;
}
