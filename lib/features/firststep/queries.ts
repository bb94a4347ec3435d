import { isMember } from "@/lib/access/rules";
import { screens } from "@/lib/access/screens";
import type { SignedIn } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { stepsFor } from "./rules";
import type { FirstStep, FirstStepName } from "./schema";

// Each from what is stored, so that a step done anywhere is done here.
const factsSql = `select u."firstStepsOff" is not null as off,
  exists (select from bus b where b."companyId" = c.id and b.active) as fleet,
  exists (select from filter_setting f where f."companyId" = c.id) as filters,
  c.description <> '' as profile,
  exists (select from bus_request r where r."authorCompanyId" = c.id) as request,
  exists (select from advertiser_location l where l."companyId" = c.id) as locations,
  coalesce(a.abonnement <> 'none', false) as plan,
  coalesce(exists (select from jsonb_each_text(a."homeTitle") t where t.value <> ''), false) as entry,
  a."wishedPlan" as "wishedPlan", a."wishedInterval" as "wishedInterval"
  from user_account u join company c on c.id = $2::uuid left join advertiser a on a."companyId" = c.id
  where u.id = $1::uuid`;

type Facts = Record<FirstStepName | "off", boolean> & { wishedPlan: string | null; wishedInterval: string | null };

function pathsOf({ wishedPlan, wishedInterval }: Facts): Record<FirstStepName, string> {
  const wish = wishedPlan && new URLSearchParams({ plan: wishedPlan, interval: wishedInterval ?? "yearly" });
  return {
    fleet: screens.fleet.path,
    filters: screens.filterSettings.path,
    profile: screens.companyProfile.path,
    request: "/request/new",
    locations: screens.locations.path,
    plan: screens.subscription.path + (wish ? `?${wish}` : ""),
    entry: screens.advertiserhomepagesettings.path,
  };
}

/** GET /user/firststeps: what is still to be shown; empty once all is done, or the list was put away. */
export async function firstStepsOf(viewer: SignedIn): Promise<FirstStep[]> {
  if (!isMember(viewer)) return [];
  const [facts] = await query<Facts>("firststep.facts", factsSql, [viewer.id, viewer.company.id]);
  if (!facts || facts.off) return [];
  const paths = pathsOf(facts);
  const steps = stepsFor(viewer).map((name) => ({ name, done: facts[name], path: paths[name] }));
  return steps.every(({ done }) => done) ? [] : steps;
}
