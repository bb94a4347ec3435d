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
import { spotsOf } from "../queries/buses";
import { endsOfTour, readTour } from "../queries/drafts";

const slot = 300_000;

/**
 * Publishes the way from the last leg's end to where the bus must be as an empty ride, with the bus and its times. Throws NotFound,
 * Conflict for a stale version or a chain that has no such way.
 */
export async function postRest(viewer: BusPartner, id: string, version: number, now = Date.now()) {
  const tour = await readTour(viewer, id, now);
  if (tour.version !== version) throw conflict();
  const { chain, bus } = tour;
  const last = chain?.legs.at(-1);
  const home = chain?.sections.findLast(({ kind }) => kind === "empty");
  if (!chain || !bus || !last || !home || chain.homeKm < shortestRide)
    throw conflict([{ path: "legs", message: "noRest" }]);
  const request = await prisma.busRequest.findUniqueOrThrow({
    where: { id: last.request },
    select: { startPlace: true, endPlace: true },
  });
  const ends = await endsOfTour(viewer, id);
  const { end } = await spotsOf(viewer.company.id, ends);
  const [longitude, latitude] = chain.end.at;
  const to = ends.end ?? { ...end.place, location: { longitude, latitude } };
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
