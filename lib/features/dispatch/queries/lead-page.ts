import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import type { Place } from "@/lib/features/place/schema";
import { readDispatch } from "./read";

/** The search with what broke down where, for whoever leads it. Throws Unauthorized, NotFound. */
export async function readLeadPage(viewer: Viewer, call: { id: string; token: string | null }, now = new Date()) {
  const dispatch = await readDispatch(viewer, call, now);
  const row = await prisma.busRequest.findUniqueOrThrow({
    where: { id: call.id },
    select: { startPlace: true, endPlace: true, passengers: true, description: true, phone: true },
  });
  const { startPlace, endPlace, ...facts } = row;
  return { dispatch, start: startPlace as Place, end: endPlace as Place | null, ...facts };
}
