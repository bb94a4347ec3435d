import type { BusPartner } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { whereState } from "../rules/offer";

/** How many open offers a request has, so that nobody fills in a form that will be refused. */
export async function countOpenOffers(_viewer: BusPartner, requestId: string, now = new Date()) {
  return prisma.offer.count({ where: { requestId, ...whereState("open", now) } });
}
