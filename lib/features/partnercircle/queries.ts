import { changesRequest } from "@/lib/access/records";
import { notFoundBy } from "@/lib/access/refusals";
import type { BusPartner, Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { circleSelect, toCircle } from "./present";
import { mostCircles, mostMembers } from "./rules";
import type { ReaderRecord } from "./schema";

/** The company's own, by name. */
export async function listCircles(viewer: BusPartner) {
  const rows = await prisma.partnerCircle.findMany({
    where: { companyId: viewer.company.id },
    select: circleSelect,
    orderBy: { id: "asc" },
    take: mostCircles,
  });
  return rows.map(toCircle).sort((a, b) => a.name.localeCompare(b.name, viewer.language));
}

/** Who reads a request before all others: no partner learns of the others. Throws Unauthorized, NotFound. */
export async function listReaders(viewer: Viewer, id: string): Promise<ReaderRecord[]> {
  const select = { authorCompanyId: true, authorUserId: true } as const;
  const request = await prisma.busRequest.findUnique({ where: { id }, select });
  if (!request || !changesRequest(viewer, request)) throw notFoundBy(viewer);
  const rows = await prisma.requestReader.findMany({
    where: { requestId: id, company: { active: true } },
    select: { company: { select: { id: true, name: true, slug: true } } },
    orderBy: { company: { name: "asc" } },
    take: mostMembers,
  });
  return rows.map(({ company }) => company);
}
