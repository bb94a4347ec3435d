import { memo } from "@/lib/cache/memo";
import type { Language } from "@/lib/i18n/routing";
import { type Fit, toNamedFit } from "../present";
import { compareFits, type FitLook, namedFits, type RequestFit } from "../rules";
import { freeStretches } from "./own-buses";
import { postsOf } from "./posts";
import { groupsFor, groupsForBuses } from "./search";
import type { FitBusSide } from "./trip";

/** Searches that run at a time: each takes one connection. */
const atOnce = 4;
/** Milliseconds that a company's fits are remembered; every committed change of a request forgets them at once. */
const rememberedFor = 60_000;

/** Groups for several buses of one company, all together, best first. */
export async function groupsForAll(supplies: readonly FitBusSide[], company: string, look: FitLook) {
  const found: Fit[] = [];
  for (let at = 0; at < supplies.length; at += atOnce) {
    const some = supplies.slice(at, at + atOnce);
    const search = { look: { ...look, moves: "bus" as const }, whose: { except: company } };
    for (const fits of await Promise.all(some.map((supply) => groupsFor(supply, search)))) found.push(...fits);
  }
  return found.sort(compareFits);
}

/** A fit, and all buses of which it holds. */
type Shared = { fit: Fit; supplies: readonly FitBusSide[] };

/** Groups for the company's buses that nobody has posted; those that are alike are compared once. */
async function groupsForFleet(company: string, look: FitLook): Promise<Shared[]> {
  const alike = new Map<string, FitBusSide[]>();
  for (const side of await freeStretches(company)) {
    const { passengers, wheelchairPlaces, seatsPerWheelchair, start, end } = side;
    const key = [passengers, wheelchairPlaces, seatsPerWheelchair, start, end].join(" ");
    alike.set(key, [...(alike.get(key) ?? []), side]);
  }
  const classes = [...alike.values()];
  const firsts = classes.flatMap(([first]) => first ?? []);
  const found = await groupsForBuses(firsts, { look: { ...look, moves: "bus" }, whose: { except: company } });
  return classes.flatMap((supplies, index) => (found[index] ?? []).map((fit) => ({ fit, supplies })));
}

/** How many of a company's buses fit a request, the best of them first. */
export type CompanyFits = { count: number; best: Fit[] };

/** As a row of a list tells it. */
export const toRequestFit = ({ count, best }: CompanyFits, language: Language): RequestFit => ({
  count,
  best: best.map((fit) => toNamedFit(fit, language)),
});

/** What fits a company's posts and its free buses, by request, in the order of the best fit. */
export function fitsByRequest(company: string, look: FitLook): Promise<ReadonlyMap<string, CompanyFits>> {
  return memo(`fit.company ${company} ${look.hours} ${look.km}`, "busrequest", rememberedFor, async () => {
    const [posts, fleet] = await Promise.all([postsOf(company), groupsForFleet(company, look)]);
    const posted = (await groupsForAll(posts, company, look)).map((fit) => ({ fit, supplies: [fit.supply] }));
    const byRequest = new Map<string, CompanyFits>();
    for (const { fit, supplies } of [...posted, ...fleet].sort((a, b) => compareFits(a.fit, b.fit))) {
      const known = byRequest.get(fit.request.id) ?? { count: 0, best: [] };
      const named = supplies.slice(0, namedFits - known.best.length).map((supply) => ({ ...fit, supply }));
      byRequest.set(fit.request.id, { count: known.count + supplies.length, best: [...known.best, ...named] });
    }
    return byRequest;
  });
}
