import { memo } from "@/lib/cache/memo";
import type { Fit } from "../present";
import { compareFits, type FitLook, type RequestFit, usualLook } from "../rules";
import { postsOf } from "./posts";
import { groupsFor } from "./search";
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

/** What fits a company's posts, by request, in the order of the best fit. */
export function fitsByRequest(company: string): Promise<ReadonlyMap<string, RequestFit>> {
  return memo(`fit.company ${company}`, "busrequest", rememberedFor, async () => {
    const byRequest = new Map<string, RequestFit>();
    for (const fit of await groupsForAll(await postsOf(company), company, usualLook)) {
      const known = byRequest.get(fit.request.id);
      if (known) known.count += 1;
      else {
        const { extraKm, savedKm, directKm } = fit;
        byRequest.set(fit.request.id, { count: 1, extraKm, savedKm, ride: directKm !== null });
      }
    }
    return byRequest;
  });
}
