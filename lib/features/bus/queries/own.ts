import { isAdmin } from "@/lib/access/rules";
import type { Admin, BusOperator } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { busSelect, toBus } from "../present/bus";
import type { BusRecord } from "../schema/bus";

/** The buses a viewer may know of: its own company's as a bus operator, all as an admin. */
export function busReach(viewer: BusOperator | Admin): Prisma.BusWhereInput {
  return isAdmin(viewer) ? {} : { companyId: viewer.company.id };
}

/** Throws NotFound for a bus that is not the viewer's to know of. */
export async function getBus(viewer: BusOperator | Admin, id: string): Promise<BusRecord> {
  const row = await prisma.bus.findFirst({ where: { AND: [{ id }, busReach(viewer)] }, select: busSelect });
  if (!row) throw notFound();
  return toBus(row);
}
