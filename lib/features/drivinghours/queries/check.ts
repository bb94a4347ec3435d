import type { z } from "zod";
import type { Viewer } from "@/lib/access/viewer";
import { checkDrivingHours } from "@/lib/drivinghours/check";
import { placesOfTrip, requirePlacesOnLand } from "@/lib/features/place/queries/land";
import { emptyPlace } from "@/lib/features/place/rules";
import { drivenWay } from "@/lib/features/way/queries";
import type { TripInput, TripWay } from "@/lib/features/way/schema";
import type { hoursInput, hoursRecord, TripHoursRecord } from "../schema";
import { hoursOfAnyone, hoursOfOffer, hoursOfRequest } from "./of-company";

const minute = 60_000;
type Answer = z.output<typeof hoursRecord>;
type Input = z.output<typeof hoursInput>;

/** What a form holds so far, as trips are planned. */
const tripOf = ({ category, transferType, start, end, stops }: TripInput) => ({
  category,
  transferType,
  stops,
  start: { address: start.address ?? emptyPlace, date: start.date ?? 0 },
  end: { address: end.address ?? null, date: end.date ?? 0 },
});

const inRequest = (request: TripInput) =>
  placesOfTrip(request).map(([path, place]): [string, typeof place] => [`request.${path}`, place]);

type Planned = { trip: TripHoursRecord | null; start: number | null | undefined; way: TripWay | null };

async function hoursOfInput(request: TripInput): Promise<Planned> {
  await requirePlacesOnLand(inRequest(request));
  const trip = tripOf(request);
  const way = request.start.address ? await drivenWay(trip) : null;
  return { trip: await hoursOfAnyone(trip, way), start: request.start.date, way };
}

/** By the road; where a bed is needed on the way out as the plan sleeps and drives. */
function arrivalOf({ trip, start, way }: Planned) {
  if (!way || !start) return null;
  const byRoad = start + Math.max(5, way.minutes) * minute;
  const nights = (trip?.nights ?? []).filter(({ place }) => place === "out");
  if (nights.length === 0) return byRoad;
  if (trip?.verdict === "hotel") return trip.arrival;
  return nights.reduce((sum, { from, to }) => sum + to - from, byRoad);
}

function answerOf(planned: Planned): Answer {
  const { trip } = planned;
  const arrival = arrivalOf(planned);
  return { inScope: true, violations: trip?.violations ?? [], trip, arrival };
}

/** A timeline is checked, a trip planned. Throws NotFound for what the viewer may not see, ValidationFailed for places in the water. */
export async function checkHours(
  viewer: Viewer,
  { request, busrequest, offer, start, activities, ...more }: Input,
): Promise<Answer> {
  if (offer) return answerOf(await hoursOfOffer(viewer, offer));
  if (busrequest) return answerOf(await hoursOfRequest(viewer, busrequest));
  if (request) return answerOf(await hoursOfInput(request));
  return checkDrivingHours({ ...more, start: start ?? "", activities: activities ?? [] });
}
