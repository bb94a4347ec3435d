import { type RouteQuery, routeAddress } from "@/components/advertiserlocation/route-address";
import { searchPlaces } from "@/lib/features/place/queries/towns";
import { isChosen } from "@/lib/features/place/rules";
import type { Search } from "@/lib/http/address";
import type { Language } from "@/lib/i18n/routing";

type End = { point: RouteQuery["from"]; text: string };

/** A text that was typed without scripts: the best place of that name; none where we know no such place. */
async function endOf(point: End["point"], text: string, language: Language): Promise<End> {
  if (point || text.length < 2) return { point, text };
  const [best] = await searchPlaces(text, language, { limit: 1 });
  return best && isChosen(best) ? { point: best.location, text: best.address } : { point: null, text };
}

/** What the address asks for, with both ends as points where they are known. */
export async function readRoute(search: Search, language: Language): Promise<RouteQuery> {
  const query = routeAddress.read(search);
  const [from, to] = await Promise.all([
    endOf(query.from, query.fromText, language),
    endOf(query.to, query.toText, language),
  ]);
  return { ...query, from: from.point, fromText: from.text, to: to.point, toText: to.text };
}
