import { prisma } from "@/lib/db/prisma";
import { yardOf } from "@/lib/features/company/queries/yard";
import { isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { drivenWay, roadPointOf } from "@/lib/features/way/queries";
import { kmToLine } from "@/lib/geo/line";
import { farthestOff } from "../rules";
import { programmeOf, programmeSelect } from "./programme";

const linePoint = ({ lon, lat }: { lon: number; lat: number }): [number, number] => [lon, lat];

/**
 * A position so far from all that the trip drives, the ways from and to the yard among them, that no bus of it stands there: a
 * telephone that guesses, as by its network. Of round trips and of trips whose end is open nobody knows where they lead; nothing is far there.
 */
export async function isFarOff(tripId: string, { longitude: lon, latitude: lat }: Place["location"]) {
  const row = await prisma.trip.findUnique({ where: { id: tripId }, select: { companyId: true, ...programmeSelect } });
  if (!row) return false;
  const trip = programmeOf(row);
  const end = trip.end.address;
  if (!end || !isChosen(end) || trip.transferType === "transfertour") return false;
  const yard = await yardOf(row.companyId);
  const places = [trip.start.address, ...trip.stops, end].filter(isChosen).map(roadPointOf);
  // Straight from place to place and home: on most trips that is near enough, and no road is measured.
  const straight = [yard, ...places, places[0], yard].flatMap((point) => (point ? [linePoint(point)] : []));
  if (kmToLine({ lon, lat }, straight) <= farthestOff) return false;
  const way = await drivenWay(trip);
  return [way?.line, way?.home?.line].every((line) => kmToLine({ lon, lat }, line ?? []) > farthestOff);
}
