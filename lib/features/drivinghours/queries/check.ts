import type { z } from "zod";
import type { Viewer } from "@/lib/access/viewer";
import { checkDrivingHours } from "@/lib/drivinghours/check";
import { placesOfTrip, requirePlacesOnLand } from "@/lib/features/place/queries/land";
import { emptyPlace } from "@/lib/features/place/rules";
import { drivenWay } from "@/lib/features/way/queries";
import type { TripInput, TripWay } from "@/lib/features/way/schema";
import type { hoursInput, hoursRecord, TripHoursRecord } from "../schema";
import { hoursOfOffer } from "./of-company";
import { tripHours } from "./trip";

const minute = 60_000;
type Answer = z.output<typeof hoursRecord>;
type Input = z.output<typeof hoursInput>;

/** The way of what a form holds so far; null while an end is missing. */
function wayOfInput({ transferType, start, end, stops }: TripInput) {
  return drivenWay({
    transferType,
    stops,
    start: { address: start.address ?? emptyPlace, date: start.date ?? 0 },
    end: { address: end.address ?? null, date: end.date ?? 0 },
  });
}

const inRequest = (request: TripInput) =>
  placesOfTrip(request).map(([path, place]): [string, typeof place] => [`request.${path}`, place]);

type Planned = { trip: TripHoursRecord | null; start: number | null | undefined; way: TripWay | null };

async function hoursOfInput(request: TripInput): Promise<Planned> {
  await requirePlacesOnLand(inRequest(request));
  const way = request.start.address ? await wayOfInput(request) : null;
  return { trip: tripHours(request, way), start: request.start.date, way };
}

function answerOf({ trip, start, way }: Planned): Answer {
  const arrival = way && start ? start + Math.max(5, way.minutes) * minute : null;
  return { inScope: true, violations: trip?.violations ?? [], trip, arrival };
}

/** A timeline is checked, a trip planned. Throws NotFound for an offer of another company, ValidationFailed for places in the water. */
export async function checkHours(
  viewer: Viewer,
  { request, offer, start, activities, ...more }: Input,
): Promise<Answer> {
  if (offer) return answerOf(await hoursOfOffer(viewer, offer));
  if (request) return answerOf(await hoursOfInput(request));
  return checkDrivingHours({ ...more, start: start ?? "", activities: activities ?? [] });
}
