import { referenceOf } from "@/lib/features/busrequest/rules/reference";
import { notFoundBy } from "@/lib/access/refusals";
import type { Viewer } from "@/lib/access/viewer";
import { notFound } from "@/lib/errors";
import { prisma } from "@/lib/db/prisma";
import { isOver, tripOfLink } from "@/lib/features/driver/queries/drive";
import { programmeSelect } from "@/lib/features/driver/queries/programme";
import { plannedPauses } from "@/lib/features/driver/queries/pauses";
import { readSide } from "@/lib/features/offer/queries/side";
import type { Place } from "@/lib/features/place/schema";
import { sharesOf, tripPrice } from "@/lib/features/trip/rules";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import { roadPointOf, tripWay, wayHome } from "@/lib/features/way/queries";
import { arrivalOf } from "@/lib/features/way/rules";
import { defaultLanguage } from "@/lib/i18n/routing";
import { road } from "@/lib/geo/road/port";
import type { RoadPoint } from "@/lib/geo/road/profile";
import type { Prisma } from "@/prisma/generated/client";
import { confirmation, type IssuedPaper, journeyForm, type Party, type Programme, type Section } from "./schema";

const minute = 60_000;

const busSelect = { licenceplate: true, design: true, capacity: true, name: true } satisfies Prisma.BusSelect;

const paperSelect = {
  id: true,
  number: true,
  state: true,
  version: true,
  companyId: true,
  ...programmeSelect,
  passengers: true,
  quantity: true,
  amount: true,
  currency: true,
  vatIncluded: true,
  vatRate: true,
  terms: true,
  cancelledBy: true,
  cancelledAt: true,
  cancelFee: true,
  request: {
    select: {
      id: true,
      number: true,
      authorCompanyId: true,
      authorUserId: true,
      companyName: true,
      email: true,
      phone: true,
      mobile: true,
    },
  },
  company: {
    select: { name: true, email: true, telephone: true, address: true, longitude: true, latitude: true },
  },
  booking: {
    select: {
      agreedSeats: true,
      bus: { select: busSelect },
      more: { select: { agreedSeats: true, bus: { select: busSelect } }, orderBy: { position: "asc" } },
    },
  },
} satisfies Prisma.TripSelect;
export type PaperRow = Prisma.TripGetPayload<{ select: typeof paperSelect }>;

/** A driver's link that still speaks for this trip: until the trip is over. */
async function isDriveToken(token: string | null, tripId: string) {
  const link = await tripOfLink(prisma, token);
  return link?.tripId === tripId && !isOver(link, Date.now());
}

/** A trip to which the reader is a party; `driver`: whoever drives it, by link, reads it too. Throws NotFound, Unauthorized. */
export async function getPaperTrip(
  viewer: Viewer,
  { id, token, driver }: { id: string; token: string | null; driver: boolean },
): Promise<PaperRow> {
  const row = await prisma.trip.findUnique({ where: { id }, select: paperSelect });
  const side = row && (await readSide(prisma, viewer, token, row));
  // An admin looks on without the contact data that stand on these sheets.
  const mayRead = side === "author" || side === "bidder" || (driver && (await isDriveToken(token, id)));
  if (!row || !mayRead) throw notFoundBy(viewer);
  return row;
}

async function programmeOf(row: PaperRow): Promise<Programme> {
  const { transferType, passengers, quantity } = row;
  const [startPlace, endPlace, stops] = [row.startPlace as Place, row.endPlace as Place | null, row.stops as Place[]];
  const [start, end] = [row.start.getTime(), row.end.getTime()];
  const way = await tripWay({
    start: { address: startPlace, date: start },
    end: { address: endPlace, date: end },
    stops,
  });
  const arrival = arrivalOf({ transferType, start, end }, way && way.minutes * minute);
  const home = await wayHome(row);
  const back = home && end + home.minutes * minute;
  return { transferType, startPlace, endPlace, stops, start, end, arrival, back, passengers, quantity };
}

function partiesOf({ request, company }: PaperRow): { author: Party; company: Party } {
  const { street = "", number = "", postal_code = "", city = "" } = (company.address ?? {}) as Record<string, string>;
  const lines = [`${street} ${number}`.trim(), `${postal_code} ${city}`.trim()].filter(Boolean);
  return {
    author: {
      name: request.companyName,
      lines: [],
      phone: request.mobile || request.phone || "",
      email: request.email,
    },
    company: { name: company.name, lines, phone: company.telephone ?? "", email: company.email },
  };
}

/** Left out of a trip that is on: what it said before stays the same paper. */
function cancelledOf({ cancelledBy: by, cancelledAt: at, cancelFee: fee }: PaperRow) {
  return at ? { cancelled: { by, at: at.getTime(), fee } } : {};
}

async function commonOf(row: PaperRow) {
  const bus = row.booking?.bus ?? null;
  const more = row.booking?.more.map((one) => one.bus) ?? [];
  // Left out of a trip with one bus: what it said before stays the same paper.
  const several = more.length > 0 ? { moreBuses: more } : {};
  return {
    request: referenceOf(row.request.number),
    programme: await programmeOf(row),
    ...partiesOf(row),
    bus,
    ...several,
    ...cancelledOf(row),
  };
}

/** What the order confirmation says now. */
export async function confirmationOf(row: PaperRow) {
  const { amount, currency, vatIncluded } = row;
  const vatRate = row.vatRate === null ? null : Number(row.vatRate);
  const priced = tripPrice({ amount, vatIncluded, vatRate });
  const shares = sharesOf(priced.gross ?? amount, row.booking);
  const price = { amount, currency, vatIncluded, vatRate, ...priced, ...(shares.length > 0 && { shares }) };
  return confirmation.parse({ ...(await commonOf(row)), price, terms: row.terms });
}

type Stop = { place: Place | null; point: RoadPoint };

type Stretch = Pick<Section, "empty" | "from" | "to" | "km"> & { minutes: number };

const toFive = (minutes: number) => Math.round(minutes / 5) * 5;

async function stretch(from: Stop, to: Stop, empty: boolean): Promise<Stretch> {
  const { km, minutes } = await road.way([from.point, to.point]);
  return { empty, from: from.place, to: to.place, km: Math.round(km), minutes };
}

/** Stretches one after the other from a departure on; rounded are the times, so that the last is that of the whole way. */
function timed(stretches: Stretch[], departure: number | null): Section[] {
  let [passed, before] = [0, 0];
  return stretches.map(({ minutes, ...rest }) => {
    const begun = before;
    passed += minutes;
    before = toFive(passed);
    const section = { ...rest, minutes: toFive(minutes) };
    if (departure === null) return { ...section, leave: null, arrive: null };
    return { ...section, leave: departure + begun * minute, arrive: departure + before * minute };
  });
}

const staging = 15 * minute;

async function sectionsOf(
  { startPlace, endPlace, stops, start, end, transferType }: Programme,
  yard: RoadPoint | null,
) {
  if (!endPlace) return [];
  const stopOf = (place: Place): Stop => ({ place, point: roadPointOf(place) });
  const places = [startPlace, ...stops, endPlace].map(stopOf);
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return [];
  const out: Stretch[] = [];
  for (const [at, to] of places.slice(1).entries()) out.push(await stretch(places[at] ?? first, to, false));
  const isTour = transferType === "transfertour";
  const back = transferType === "transfertwoway" ? [await stretch(last, first, false)] : [];
  const paid = [...timed(out, isTour ? null : start), ...timed(back, end)];
  if (!yard) return paid;
  const home: Stop = { place: null, point: yard };
  const lead = await stretch(home, first, true);
  const ready = start - staging;
  const rest = await stretch(back.length > 0 ? first : last, home, true);
  const ends = paid.at(-1)?.arrive ?? null;
  return [...timed([lead], ready - toFive(lead.minutes) * minute), ...paid, ...timed([rest], ends)];
}

/** What the journey form says now. */
export async function journeyFormOf(row: PaperRow) {
  const common = await commonOf(row);
  const { longitude, latitude, address } = row.company;
  const { countryISO3166Code: country = "" } = (address ?? {}) as Record<string, string>;
  const yard = longitude === null || latitude === null ? null : { lon: longitude, lat: latitude, country };
  const planned = await plannedPauses(row.id, defaultLanguage);
  const pauses = planned.map(({ which: _which, stop: _stop, location: _place, ...pause }) => pause);
  const sections = await sectionsOf(common.programme, yard);
  // Left out where none is planned: what it said before stays the same paper.
  return journeyForm.parse({ ...common, sections, ...(pauses.length > 0 && { pauses }) });
}

/** A trip's papers as they were issued, in order; of one that the caller has read as one of its sides. */
export async function issuedPapers({ id: tripId, side }: Pick<TripRecord, "id" | "side">): Promise<IssuedPaper[]> {
  if (side === null) return [];
  const select = { kind: true, version: true, createdAt: true } as const;
  const rows = await prisma.tripPaper.findMany({ where: { tripId }, select, orderBy: { version: "asc" } });
  return rows.map(({ createdAt, ...paper }) => ({ ...paper, issuedAt: createdAt.getTime() }));
}

export type Crew = { name: string; vehicle: number | null }[];

/** Who drives which bus, by name: on the sheet of now alone, for no paper that is kept names them. */
export async function crewOf(tripId: string): Promise<Crew> {
  const select = { vehicle: true, driver: { select: { name: true } } } as const;
  const rows = await prisma.tripDriver.findMany({ where: { tripId }, select, orderBy: { position: "asc" } });
  return rows.map(({ driver, vehicle }) => ({ name: driver.name, vehicle }));
}

/** Of several buses the one whose sheet is asked for, 0 the first: a driver's link gets its own. Null: all on one sheet. Throws NotFound. */
export async function sheetOf(row: PaperRow, { bus, token }: { bus: number | undefined; token: string | null }) {
  const buses = 1 + (row.booking?.more.length ?? 0);
  if (bus !== undefined && bus > buses) throw notFound();
  if (buses === 1) return null;
  if (bus !== undefined) return bus - 1;
  const link = await tripOfLink(prisma, token);
  return link?.vehicle ?? null;
}
