import type { RequestFilter } from "@/components/busrequest/filter-address";
import { defaultRadius } from "@/components/busrequest/filter-address";
import type { Viewer } from "@/lib/access/viewer";
import { companiesNamed } from "@/lib/features/company/queries/names";
import { searchPlaces } from "@/lib/features/place/queries/towns";
import { isChosen } from "@/lib/features/place/rules";
import { normaliseName } from "@/lib/fold";
import type { Language } from "@/lib/i18n/routing";

async function townNamed(text: string, language: Language): Promise<RequestFilter["to"]> {
  const [best] = await searchPlaces(text, language, { limit: 1 }).catch(() => []);
  const same = best && normaliseName(best.address_fields.city) === normaliseName(text.split(",")[0] ?? "");
  return best && same && isChosen(best) ? { ...best.location, name: best.address, km: defaultRadius } : null;
}

/**
 * What was typed and not chosen, as without scripts: the town where a trip ends and the companies of a name. Null
 * where nothing more is known than was typed.
 */
export async function resolvedFilter(filter: RequestFilter, viewer: Viewer): Promise<RequestFilter | null> {
  const [to, companies] = await Promise.all([
    filter.toText ? townNamed(filter.toText, viewer.language) : null,
    filter.firm ? companiesNamed(viewer, filter.firm) : [],
  ]);
  if (!to && companies.length === 0) return null;
  return {
    ...filter,
    ...(to ? { to, toText: "" } : {}),
    ...(companies.length > 0 ? { companies, firm: "" } : {}),
  };
}
