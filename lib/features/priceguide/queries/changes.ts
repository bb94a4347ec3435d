import { isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { AppError } from "@/lib/errors";
import { passingLimit } from "@/lib/features/fit/rules";
import { type PlannedTrip, passingBuses } from "@/lib/features/fit/queries/passing";
import { consume } from "@/lib/limits/limits";
import { editedGuide } from "@/lib/price/edits";
import { smallerVehicle } from "@/lib/price/vehicles";
import { type PriceChanges, type PriceFacts, type PriceGuideRecord, priceguideInput } from "../schema";
import { askPriceGuide } from "./guide";

const hour = 3_600_000;
/** A month without supplement or discount. */
const october = 10;
/** Buses that are named of each kind. */
const named = 3;

type Known = { question: NonNullable<PriceGuideRecord["question"]>; now: number; facts: PriceFacts };

async function earlier({ facts, now }: Known) {
  const date = facts.end?.date;
  const asked = date && priceguideInput.safeParse({ ...facts, end: { ...facts.end, date: date - 2 * hour } }).data;
  // Two hours earlier it would end before it began.
  if (!asked) return null;
  const { guide, verdict } = await askPriceGuide(asked);
  return guide && verdict !== "notDrivable" ? guide.gross.typical - now : null;
}

function smaller({ question, facts, now }: Known): PriceChanges["smaller"] {
  if (!facts.passengers) return null;
  const vehicle = smallerVehicle(question, facts.passengers) as typeof question.vehicle | null;
  return vehicle && { vehicle, amount: editedGuide({ ...question, vehicle }).gross.typical - now };
}

/** What the fits are asked; null where the facts are too few, or more than one bus goes. */
function plannedOf({ facts, question }: Known): PlannedTrip | null {
  const { start, end, transferType = "transferoneway", passengers } = facts;
  if (!start?.address || !end?.address || !start.date || !passengers || question.count > 1) return null;
  const times = { start: start.date, end: end.date ?? start.date };
  return { transferType, from: start.address, to: end.address, ...times, passengers };
}

type Passing = Awaited<ReturnType<typeof passingBuses>>;

/** None for a source that has had its searches of the hour: the rest of the page is cheap. */
async function passing(viewer: Viewer, planned: PlannedTrip): Promise<Passing> {
  try {
    await consume(passingLimit, isSignedIn(viewer) ? viewer.id : viewer.ip);
  } catch (error) {
    if (error instanceof AppError && error.code === "RateLimited") return [];
    throw error;
  }
  return passingBuses(viewer, planned);
}

function priced(fits: Passing, { question, now }: Known) {
  const buses = fits.slice(0, named).flatMap(({ supply, startKm, endKm, extraKm }) => {
    // On an empty ride the detour alone is for this trip. The guide's own km are whole, too.
    const deadKm = Math.round(supply.category === "emptyride" ? extraKm : startKm + endKm);
    const amount = editedGuide(question, { deadKm }).gross.typical - now;
    const { id, category, from, to, start, end } = supply;
    return id ? [{ id, category, from: from.name, to: to?.name ?? null, start, end, deadKm, amount }] : [];
  });
  return { count: fits.length, buses };
}

/**
 * By how much the typical price (gross, of all buses) moves: an earlier way back, another month, a smaller bus, one that goes
 * there anyway or stands near. The buses are public posts that fit the trip, with the km that they drive empty; no promise.
 */
export async function priceChanges(
  viewer: Viewer,
  { guide, question }: PriceGuideRecord,
  facts: PriceFacts,
): Promise<PriceChanges | null> {
  if (!guide || !question) return null;
  const known = { question, now: guide.gross.typical, facts };
  const planned = plannedOf(known);
  const fits = planned ? await passing(viewer, planned) : [];
  const isRide = ({ supply }: Passing[number]) => supply.category === "emptyride";
  return {
    earlier: await earlier(known),
    october: guide.parts.season > 0 ? editedGuide({ ...question, month: october }).gross.typical - known.now : null,
    smaller: smaller(known),
    rides: priced(fits.filter(isRide), known),
    free: priced(
      fits.filter((fit) => !isRide(fit)),
      known,
    ),
  };
}
