import type { BusPartner } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { postRide } from "@/lib/features/busrequest/commands/post-ride";
import { readRecord } from "@/lib/features/busrequest/commands/read";
import { withOverlaps } from "@/lib/features/busrequest/queries/overlaps";
import type { Place } from "@/lib/features/place/schema";
import { townOf } from "@/lib/features/returnleg/commands/draft";
import { shortestRide } from "@/lib/features/returnleg/rules";
import { readBoundTour } from "../queries/drafts";

const slot = 300_000;

/**
 * Publishes the way from the last leg's end to where the bus must be, at a booking that follows or at the draft's end, as
 * an empty ride with the bus and its times. Throws NotFound, Conflict for a stale version or a chain that has no such way.
 */
export async function postRest(viewer: BusPartner, id: string, version: number, now = Date.now()) {
  const { tour, bounds } = await readBoundTour(viewer, id, now);
  if (tour.version !== version) throw conflict();
  const { chain, bus } = tour;
  const last = chain?.legs.at(-1);
  const home = chain?.sections.findLast(({ kind }) => kind === "empty");
  if (!chain || !bounds || !bus || !last || !home || chain.homeKm < shortestRide)
    throw conflict([{ path: "legs", message: "noRest" }]);
  const request = await prisma.busRequest.findUniqueOrThrow({
    where: { id: last.request },
    select: { startPlace: true, endPlace: true },
  });
  const { place, point } = bounds.end;
  const { lon: longitude, lat: latitude } = point;
  const whole = { ...place, location: { longitude, latitude } };
  // Everybody reads an empty ride: of another customer's place the town alone.
  const to = bounds.endsAtBooking ? townOf(whole) : whole;
  const ride = {
    companyId: viewer.company.id,
    busId: bus.id,
    from: townOf((last.returns ? request.startPlace : request.endPlace) as Place),
    to,
    start: Math.ceil(home.start / slot) * slot,
    end: Math.ceil(home.end / slot) * slot,
  };
  return transaction(async (tx) => {
    const posted = await postRide(tx, viewer, ride, now);
    return withOverlaps(tx, await readRecord(tx, posted), viewer.language);
  });
}
