import type { Viewer } from "@/lib/access/viewer";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { putItem } from "@/lib/features/inbox/commands/put";
import { mailedItem } from "@/lib/features/inbox/queries/mailed";
import { placeName } from "@/lib/i18n/place-names";
import type { Language } from "@/lib/i18n/routing";
import { queueMail } from "@/lib/mail/outbox";
import { factsOfTrip } from "../notify";
import type { Fit } from "../present";
import { standingOf } from "../queries/list";
import { busesFor } from "../queries/search";
import { type FitTrip, tripsById } from "../queries/trip";
import { mostHours, mostKm } from "../rules";

const newSql = `insert into fit_ask ("requestId", "companyId", "supplyId", "toldAt")
  values ($1::uuid, $2::uuid, $3::uuid, case when $4::boolean then now() end) on conflict do nothing`;

type Reader = { email: string; language: string };

function mailOf({ request, supply, ...fit }: Fit, { email, language: lng }: Reader) {
  const language = lng as Language;
  const data = {
    ...factsOfTrip(request, language),
    id: request.id,
    pickup: Math.round(fit.pickup) * 60_000,
    bus: {
      id: supply.id ?? undefined,
      from: placeName(supply.startPlace, language),
      to: placeName(supply.endPlace, language) || null,
      start: supply.start,
    },
    extraKm: Math.round(fit.extraKm),
    savedKm: Math.round(fit.savedKm),
  };
  return { to: email, language, template: "requestFits" as const, data };
}

async function tell(tx: Transaction, fit: Fit, companyId: string) {
  const people = await tx.user.findMany({
    where: { companyId, confirmedAt: { not: null }, closedAt: null, deleteAfter: null },
    select: { email: true, language: true },
  });
  const km = { extraKm: Math.round(fit.extraKm), savedKm: Math.round(fit.savedKm) };
  const data = { what: "asked", supply: fit.supply.id, ...km };
  const item = { kind: "fit", noun: "busrequest", record: fit.request.id, requestId: fit.request.id, data } as const;
  await putItem(tx, { companyId, userId: null }, item);
  const said = await mailedItem(tx, { companyId, userId: null }, { kind: "fit", record: fit.request.id });
  for (const person of people) {
    const mail = mailOf(fit, person);
    await queueMail(tx, { ...mail, data: { ...mail.data, ...said } });
  }
}

/** All that may be asked: as far as the sliders reach. */
const askable = (trip: FitTrip, except: string | null) =>
  busesFor(trip, { look: { hours: mostHours, km: mostKm, moves: "group" }, whose: { except } });

type Asked = { id: string; token: string | null; supply: string; email?: string };

/**
 * POST /busrequest/{id}/fits/ask: the author asks the company of a published bus that goes its way; each company once,
 * a second press changes nothing. Before the request is public the company is told as soon as it is. Throws NotFound where
 * that bus does not fit any more, Conflict where the request is for one company alone.
 */
export async function askBus(viewer: Viewer, { supply, ...asked }: Asked) {
  const { trip, side } = await standingOf(viewer, asked);
  if (side !== "author") throw forbidden();
  if (!trip.listed && !trip.waits) throw conflict();
  const fit = (await askable(trip, trip.authorCompanyId)).find((one) => one.supply.id === supply);
  const companyId = fit?.supply.company?.id;
  if (!fit || !companyId) throw notFound();
  await transaction(async (tx) => {
    const isNew = (await tx.$executeRawUnsafe(newSql, trip.id, companyId, supply, trip.listed)) > 0;
    if (isNew && trip.listed) await tell(tx, fit, companyId);
  });
}

type WaitingAsk = { companyId: string; fit: Fit };

/**
 * Asks of a request that is public now, whose companies are still to be told. One whose bus goes another way by now counts
 * as not asked: its company hears of the request like all others.
 */
export async function waitingAsks(requestId: string): Promise<WaitingAsk[]> {
  const asks = await prisma.fitAsk.findMany({ where: { requestId, toldAt: null } });
  if (asks.length === 0) return [];
  const [trip] = await tripsById([requestId]);
  const fits = trip ? await askable(trip, trip.company?.id ?? null) : [];
  const waiting = asks.flatMap(({ companyId, supplyId }) => {
    const fit = fits.find((one) => one.supply.id === supplyId);
    return fit ? [{ companyId, fit }] : [];
  });
  const companyId = { notIn: waiting.map((ask) => ask.companyId) };
  await prisma.fitAsk.deleteMany({ where: { requestId, toldAt: null, companyId } });
  return waiting;
}

/** Tells them, each once. */
export async function tellAsked(tx: Transaction, requestId: string, asks: readonly WaitingAsk[]) {
  for (const { companyId, fit } of asks) {
    const where = { requestId, companyId, toldAt: null };
    if ((await tx.fitAsk.updateMany({ where, data: { toldAt: new Date() } })).count > 0) await tell(tx, fit, companyId);
  }
}
