import { isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import type { TransferType } from "@/lib/features/busrequest/rules/kinds";
import type { Place } from "@/lib/features/place/schema";
import { toFit } from "../present";
import { usualLook } from "../rules";
import type { FitRecord } from "../schema";
import { busesFor } from "./search";
import type { FitTrip } from "./trip";

/** A trip that nobody has posted yet. Moments in milliseconds. */
export interface PlannedTrip {
  transferType: TransferType;
  from: Place;
  to: Place;
  start: number;
  /** Of the way back, or of a tour's end; the start where there is none. */
  end: number;
  passengers: number;
}

/** As it would be searched by once it is posted: a private author's places are rounded to 0.01°. */
function tripOf({ transferType, from, to, start, end, passengers }: PlannedTrip): FitTrip {
  const cell = (degrees: number) => Number(degrees.toFixed(2));
  return {
    id: "",
    number: 0,
    category: "grouprequest",
    transferType,
    organisationType: null,
    passengers,
    quantity: 1,
    wheelchairs: 0,
    radius: null,
    wayKm: null,
    wayMinutes: null,
    waySource: null,
    stops: [],
    startPlace: from,
    startLongitude: cell(from.location.longitude),
    startLatitude: cell(from.location.latitude),
    endPlace: to,
    endLongitude: cell(to.location.longitude),
    endLatitude: cell(to.location.latitude),
    start,
    end,
    company: null,
    bus: null,
    dueAt: null,
    wheelchairPlaces: 0,
    seatsPerWheelchair: 0,
  };
}

type PassingBus = Omit<FitRecord, "request">;

/** Published buses that one group in one bus would fit, best first: what its author is told once it is posted. None of a trip that is over. */
export async function passingBuses(viewer: Viewer, planned: PlannedTrip): Promise<PassingBus[]> {
  if (planned.start <= Date.now()) return [];
  const companyId = isSignedIn(viewer) ? (viewer.company?.id ?? null) : null;
  const whose = { except: companyId };
  const fits = await busesFor(tripOf(planned), { look: { ...usualLook, moves: "group" }, whose });
  return fits.map((fit) => {
    const { request: _planned, ...bus } = toFit(fit, { language: viewer.language, companyId });
    return bus;
  });
}
