import { mostKm, usualRadius } from "../rules";
import { countGroups } from "./candidates";
import { ownWay } from "./measure";
import { isSupply, startOf, tripsById } from "./trip";

/**
 * Open requests around a published free bus or empty ride and in its time: so many were looked at for what fits it, as far as the
 * sliders reach. Null where it is none, or over.
 */
export async function lookedAt(id: string, companyId: string | null) {
  const [post] = await tripsById([id]);
  if (!post || !isSupply(post)) return null;
  const way = post.category === "emptyride" ? await ownWay(post) : null;
  const radiusKm = way ? way.km + mostKm : (post.radius ?? usualRadius);
  const free = { place: startOf(post), from: post.start / 60_000, until: post.end / 60_000, radiusKm };
  return countGroups(free, { except: companyId });
}
