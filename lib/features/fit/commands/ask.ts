import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { placeName } from "@/lib/features/place/rules";
import type { Language } from "@/lib/i18n/routing";
import { queueMail } from "@/lib/mail/outbox";
import { mostHours, mostKm } from "../rules";
import { standingOf } from "../queries/list";
import { busesFor } from "../queries/search";
import type { Fit } from "../present";

const newSql = `insert into fit_ask ("requestId", "companyId", "supplyId") values ($1::uuid, $2::uuid, $3::uuid)
  on conflict do nothing`;

type Reader = { email: string; language: string };

function mailOf({ request, supply, ...fit }: Fit, { email, language: lng }: Reader) {
  const language = lng as Language;
  const data = {
    ...{ id: request.id, reference: `CB-${request.number}`, kind: request.category },
    ...{ transferType: request.transferType, passengers: request.passengers },
    from: placeName(request.startPlace, language),
    to: placeName(request.endPlace, language) || null,
    start: request.start,
    bus: {
      ...{ from: placeName(supply.startPlace, language), to: placeName(supply.endPlace, language) || null },
      start: supply.start,
    },
    ...{ extraKm: Math.round(fit.extraKm), savedKm: Math.round(fit.savedKm) },
  };
  return { to: email, language, template: "requestFits" as const, data };
}

async function tell(tx: Transaction, fit: Fit, companyId: string) {
  const people = await tx.user.findMany({
    where: { companyId, confirmedAt: { not: null }, closedAt: null, deleteAfter: null },
    select: { email: true, language: true },
  });
  for (const person of people) await queueMail(tx, mailOf(fit, person));
}

type Asked = { id: string; token: string | null; supply: string };

/**
 * POST /busrequest/{id}/fits/ask: the author asks the company of a published bus that goes its way; each company once,
 * a second press changes nothing. Throws NotFound where that bus does not fit any more, Conflict before the request is
 * public.
 */
export async function askBus(viewer: Viewer, { supply, ...asked }: Asked) {
  const { trip, side } = await standingOf(viewer, asked);
  if (side !== "author") throw forbidden();
  if (!trip.listed) throw conflict();
  const look = { hours: mostHours, km: mostKm, moves: "group" as const };
  const fits = await busesFor(trip, { look, whose: { except: trip.authorCompanyId } });
  const fit = fits.find((one) => one.supply.id === supply);
  const companyId = fit?.supply.company?.id;
  if (!fit || !companyId) throw notFound();
  await transaction(async (tx) => {
    const isNew = (await tx.$executeRawUnsafe(newSql, trip.id, companyId, supply)) > 0;
    if (isNew) await tell(tx, fit, companyId);
  });
}
