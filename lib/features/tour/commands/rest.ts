import type { BusPartner } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { conflict } from "@/lib/errors";
import { postBusRequest } from "@/lib/features/busrequest/commands/post";
import { busRequestInput } from "@/lib/features/busrequest/schema/input";
import { openFrame } from "../queries/search";
import { readTour } from "../queries/drafts";

/** An empty way shorter than this is nobody's ride. */
const shortestRide = 20;

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
    select: {
      startPlace: true,
      endPlace: true,
      endLongitude: true,
      endLatitude: true,
      startLongitude: true,
      startLatitude: true,
    },
  });
  const { base } = await openFrame(viewer, { bus: bus.id, from: tour.from, to: tour.to, flex: 0, drivers: 1 }, now);
  const from = last.returns ? request.startPlace : request.endPlace;
  const stored = await prisma.tour.findUniqueOrThrow({ where: { id }, select: { endPlace: true } });
  const [longitude, latitude] = chain.end.at;
  const end = stored.endPlace ?? { ...base.place, location: { longitude, latitude } };
  const { email, telephone } = await prisma.company.findUniqueOrThrow({
    where: { id: viewer.company.id },
    select: { email: true, telephone: true },
  });
  const [atLongitude, atLatitude] = last.returns ? last.from.at : last.to.at;
  const place = from as Record<string, unknown> & { address_fields: { city: string } };
  const start = {
    // A town, as everybody reads it: the group's front door is nobody else's.
    ...{ ...place, address: last.returns ? last.from.name : last.to.name },
    address_fields: { ...place.address_fields, street: "", number: "", postal_code: "" },
    location: { longitude: atLongitude, latitude: atLatitude },
  };
  const input = busRequestInput.parse({
    category: "emptyride",
    start: { address: start, date: Math.ceil(home.start / 300_000) * 300_000 },
    end: { address: end, date: Math.ceil(home.end / 300_000) * 300_000 },
    companyName: viewer.company.name,
    email,
    phone: telephone ?? "",
    passengers: bus.capacity,
    vehicleTypes: [bus.design],
    bus: viewer.company.companyType === "busoperator" ? bus.id : null,
    radius: 30,
  });
  return postBusRequest(viewer, input, now);
}
