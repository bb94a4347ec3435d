import { isBusPartner } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { forbidden } from "@/lib/errors";
import { whereState } from "../rules";

/** How many open offers a request has, so that nobody fills in a form that will be refused. Throws Forbidden. */
export async function countOpenOffers(viewer: Viewer, requestId: string, now = new Date()) {
  if (!isBusPartner(viewer)) throw forbidden();
  return prisma.offer.count({ where: { requestId, ...whereState("open", now) } });
}
