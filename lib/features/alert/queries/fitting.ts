import { referenceOf } from "@/lib/features/busrequest/rules/reference";
import { queryOnce } from "@/lib/db/pool";
import { busesFor, groupsFor } from "@/lib/features/fit/queries/search";
import { type FitTrip, isSupply, joinsSql, tripSql } from "@/lib/features/fit/queries/trip";
import { usualLook } from "@/lib/features/fit/rules";
import { placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import type { OwnPost } from "@/lib/mail/templates/alerts";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { log } from "@/lib/log";

/** A company's own post that a request fits, best of them; km unrounded. */
export type Fitting = {
  post: { id: string; number: number; category: Kind; startPlace: Place; endPlace: Place | null; start: number };
  extraKm: number;
  savedKm: number;
};

const askedSql = `select ${tripSql}, r."authorCompanyId" from bus_request r ${joinsSql}
  where r.id = $1::uuid and r.state = 'active' and r.mode = 'collective' and r."endedAt" is null`;
type Fit = Awaited<ReturnType<typeof busesFor>>[number];
type Asked = FitTrip & { authorCompanyId: string | null };

/** The other side of a fit: a post of the company that is to hear of it. */
function otherSide({ request, supply }: Fit, asked: Asked) {
  const side = request.id === asked.id ? supply : request;
  return side.id === null || side.number === null ? null : { ...side, id: side.id, number: side.number };
}

async function search(requestId: string) {
  const [asked] = await queryOnce<Asked>(askedSql, [requestId]);
  const found = new Map<string, Fitting>();
  if (!asked) return found;
  const look = { ...usualLook, moves: "bus" as const };
  const whose = { except: asked.authorCompanyId };
  const fits = isSupply(asked) ? await groupsFor(asked, { look, whose }) : await busesFor(asked, { look, whose });
  for (const fit of fits) {
    const side = otherSide(fit, asked);
    if (!side?.company || found.has(side.company.id)) continue;
    const { id, number, category, startPlace, endPlace, start } = side;
    const post = { id, number, category, startPlace, endPlace, start };
    found.set(side.company.id, { post, extraKm: fit.extraKm, savedKm: fit.savedKm });
  }
  return found;
}

/**
 * By company: its free bus or empty ride that fits a group, or its group that fits a free bus or an empty ride. Empty
 * where it cannot be told, so that nobody waits for the other mails.
 */
export function fittingCompanies(requestId: string): Promise<ReadonlyMap<string, Fitting>> {
  return search(requestId).catch((error: unknown) => {
    log.warn({ err: error, requestId }, "nobody is told what fits");
    return new Map<string, Fitting>();
  });
}

/** As the mail's reader calls it. */
export function ownPost({ number, category: kind, startPlace, endPlace, start }: Fitting["post"], language: Language) {
  const to = placeName(endPlace, language) || null;
  return { reference: referenceOf(number), kind, from: placeName(startPlace, language), to, start } satisfies OwnPost;
}
