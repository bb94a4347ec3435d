import { queryOnce } from "@/lib/db/pool";
import { notOver, publicReach } from "@/lib/features/busrequest/queries/where";
import { log } from "@/lib/log";
import { untilStopping } from "@/lib/stopping";
import { noticedSql, unaskedSql } from "../queries/notice";
import { groupsFor } from "../queries/search";
import { type FitTrip, isSupply, joinsSql, tripSql } from "../queries/trip";
import { usualLook } from "../rules";

/** Buses in one run; the next goes on. */
const most = 200;

type Task = { supplyId: string; before: FitTrip | null; createdAt: Date };

const tasksSql = `select "supplyId", before, "createdAt" from fit_task order by "createdAt", "supplyId" limit ${most}`;
const supplySql = `select ${tripSql} from bus_request r ${joinsSql}
  where r.id = $1::uuid and ${publicReach} and ${notOver}`;

const look = { ...usualLook, moves: "bus" } as const;

async function groupsOf(trip: FitTrip) {
  if (!isSupply(trip)) return [];
  const fits = await groupsFor(trip, { look, whose: { except: trip.company?.id ?? null } });
  return fits.map(({ request }) => request.id);
}

/** Groups that the bus fits as it is, and did not fit as it was. */
async function newGroups({ supplyId, before }: Task) {
  const [trip] = await queryOnce<FitTrip>(supplySql, [supplyId]);
  const groups = trip ? await groupsOf(trip) : [];
  if (!before || groups.length === 0) return groups;
  const known = new Set(await groupsOf(before));
  return groups.filter((id) => !known.has(id));
}

// Whose request was public first: who posts later has seen the bus. One that was changed meanwhile stays for the next round.
// The post is locked before its task, as by who changes it.
const foundSql = `with supply as (select s.id, s."authorCompanyId" from bus_request s where s.id = $1::uuid for key share),
  task as (delete from fit_task t using supply s where t."supplyId" = s.id and t."createdAt" = $2::timestamptz
    returning s.id, s."authorCompanyId")
  insert into fit_notice ("requestId", "supplyId") select r.id, s.id from task s join bus_request r on r.id = any($3::uuid[])
    where r."fitNotice" and ${noticedSql} and r."approvedAt" <= $2::timestamptz and ${unaskedSql}
      and not exists (select from unsubscription u where u.email = lower(r.email) and u."group" = 'offers')
  on conflict do nothing`;

/**
 * Looks for groups that a new or a changed bus fits, and notes those whose authors want to hear of it: each bus once. One that fails
 * stops no other.
 */
export async function findNotices() {
  const tasks = await queryOnce<Task>(tasksSql);
  for (const task of untilStopping(tasks)) {
    try {
      await queryOnce(foundSql, [task.supplyId, task.createdAt, await newGroups(task)]);
    } catch (error) {
      log.warn({ err: error, supplyId: task.supplyId }, "groups that a bus fits not found, trying again");
    }
  }
  return tasks.length;
}
