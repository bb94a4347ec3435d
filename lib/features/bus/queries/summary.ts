import { reachesCompany } from "@/lib/access/records";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { fleetSelect, toFleet } from "../present/fleet";
import type { FleetGroup } from "../schema/fleet";

/** Far more than the largest fleet of the market. */
const most = 1_000;

async function fleetOf(company: Prisma.CompanyWhereInput): Promise<FleetGroup[]> {
  const where = { active: true, company: { ...company, companyType: "busoperator" } } satisfies Prisma.BusWhereInput;
  return toFleet(await prisma.bus.findMany({ where, select: fleetSelect, orderBy: { id: "asc" }, take: most }));
}

/** The fleet in short, where a bus operator has published it; the same for every reader, else empty. */
export function fleetSummary(companyId: string): Promise<FleetGroup[]> {
  return fleetOf({
    id: companyId,
    active: true,
    registered: true,
    publicData: { path: ["fleet"], equals: true },
  });
}

/** The same for the company's own people and admins, published or not: what the profile's editor previews. */
export async function ownFleetSummary(viewer: Viewer, companyId: string): Promise<FleetGroup[]> {
  if (!reachesCompany(viewer, companyId)) throw notFound();
  return fleetOf({ id: companyId });
}
