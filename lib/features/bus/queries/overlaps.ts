import type { Admin, BusOperator } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { overlapsOf } from "@/lib/features/busrequest/queries/overlaps";
import type { OverlapQuery } from "../schema/bus";
import { getBus } from "./own";

/** What a bus has at that time, so that a form can warn before it is sent. Throws NotFound for a foreign bus. */
export async function listOverlaps(viewer: BusOperator | Admin, id: string, { from, to, except }: OverlapQuery) {
  const { id: bus } = await getBus(viewer, id);
  return overlapsOf(prisma, { bus, start: new Date(from), end: new Date(to), except, language: viewer.language });
}
