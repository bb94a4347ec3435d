import { env } from "@/env.mjs";
import { worksFor } from "@/lib/access/records";
import type { BusPartner, Viewer } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { marketTimeZone } from "@/lib/i18n/formats";
import { type LedgerRow, proofSelect, toProof, toTrip } from "./present";
import { busesOf, type LedgerFactors, litreSizes, monthsOf, sumsOf, tripsForBadge } from "./rules";
import { type LedgerRecord, ledgerSources } from "./schema";

/** Litres of diesel on 100 km: the bus's own, else those of its size; of an unknown bus those of a coach. */
export function litresOf(bus: { litres: number | null; capacity: number } | null) {
  if (bus?.litres) return bus.litres;
  const seats = bus?.capacity ?? Infinity;
  if (seats <= litreSizes.small) return env.LEDGER_LITRES_SMALL;
  return seats <= litreSizes.midi ? env.LEDGER_LITRES_MIDI : env.LEDGER_LITRES;
}

export const ledgerFactors = (): LedgerFactors => ({
  smallLitres: env.LEDGER_LITRES_SMALL,
  midiLitres: env.LEDGER_LITRES_MIDI,
  coachLitres: env.LEDGER_LITRES,
  carbon: env.LEDGER_CARBON,
});

/** SQL: a booking whose trip was driven: it stands and is over, and where it has a trip that is done. */
export const drivenBooking = (booking: string, now: string) =>
  `${booking}.state = 'booked' and ${booking}."end" < ${now}
    and not exists (select from trip t where t."bookingId" = ${booking}.id and t.state <> 'done')`;

// Years and months go by the market's clock.
const driven = `from ledger_entry e join booking k on k.id = e."bookingId"
  where k."companyId" = $1::uuid and ${drivenBooking("k", "$3::timestamptz")}`;
const yearOf = `extract(year from k."end" at time zone $2)::int`;

const yearsSql = `select distinct ${yearOf} as year ${driven} order by 1`;

const tripsSql = `select e.id, e.source, e."chainId", e."aloneKm", e."emptyKm", e."paidKm", e.litres, e.carbon,
    e.measured, e.sections, k.title, to_char(k."end" at time zone $2, 'YYYY-MM-DD') as day,
    (select json_build_object('number', r.number, 'startPlace', r."startPlace", 'endPlace', r."endPlace")
      from bus_request r where r.id = k."requestId") as request,
    (select json_build_object('id', b.id, 'plate', b.licenceplate, 'country', b.country, 'design', b.design,
      'capacity', b.capacity) from bus b where b.id = k."busId") as bus
  ${driven} and ${yearOf} = $4::int order by k."end", e.id`;

const tripsOf = (companyId: string, year: number, now: Date) =>
  query<LedgerRow>("ledger.trips", tripsSql, [companyId, marketTimeZone, now, year]);

const yearAt = (now: Date) => Number(now.toLocaleDateString("en-CA", { timeZone: marketTimeZone }).slice(0, 4));

async function yearsOf(companyId: string, now: Date) {
  const rows = await query<{ year: number }>("ledger.years", yearsSql, [companyId, marketTimeZone, now]);
  return [...new Set([...rows.map(({ year }) => year), yearAt(now)])].sort((a, b) => a - b);
}

function sourcesOf(rows: readonly LedgerRow[], trips: LedgerRecord["trips"]): LedgerRecord["sources"] {
  return ledgerSources.map((source) => {
    const chains = new Set(rows.filter((row) => row.source === source).map(({ chainId }) => chainId ?? ""));
    const those = trips.filter((trip) => trip.source === source);
    return {
      source,
      avoided: sumsOf(those).avoided,
      trips: those.length,
      chains: source === "chain" ? chains.size : 0,
    };
  });
}

/**
 * GET /company/{id}/ledger: what its driven trips of a year saved; without a year the last one that has any. Throws
 * NotFound for a foreign company.
 */
export async function readLedger(
  viewer: BusPartner,
  { id, year: asked }: { id: string; year?: number },
  now = new Date(),
): Promise<LedgerRecord> {
  if (!worksFor(viewer, id)) throw notFound();
  const years = await yearsOf(id, now);
  const year = asked ?? years.at(-1) ?? yearAt(now);
  const [rows, past, badge] = await Promise.all([
    tripsOf(id, year, now),
    tripsOf(id, year - 1, now),
    prisma.ledgerBadge.findUnique({ where: { companyId: id }, select: { companyId: true } }),
  ]);
  const trips = rows.map((row) => toTrip(row, viewer.language));
  const before = past.map((row) => toTrip(row, viewer.language));
  return {
    year,
    years,
    trips,
    total: sumsOf(trips),
    before: sumsOf(before),
    months: monthsOf(trips, before),
    sources: sourcesOf(rows, trips),
    buses: busesOf(trips),
    badge: { shown: badge !== null, possible: trips.length >= tripsForBadge },
  };
}

/** What a company shows of its ledger to everybody: its last year with enough trips; null where it shows none. */
export async function getLedgerBadge(_viewer: Viewer, companyId: string, now = new Date()) {
  const shown = await prisma.ledgerBadge.findUnique({ where: { companyId }, select: { companyId: true } });
  if (!shown) return null;
  for (const year of (await yearsOf(companyId, now)).reverse()) {
    const rows = await tripsOf(companyId, year, now);
    if (rows.length < tripsForBadge) continue;
    const { avoided, trips } = sumsOf(rows.map((row) => toTrip(row, "en")));
    return { year, avoided, trips };
  }
  return null;
}

/** GET /ledger/proof/{code}: what a ledger given out as PDF says. Throws NotFound. */
export async function getProof(_viewer: Viewer, code: string) {
  const row = await prisma.ledgerProof.findUnique({ where: { code }, select: proofSelect });
  if (!row) throw notFound();
  return toProof(row);
}
