import type { BusPartner } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { driverSelect, presentDriver } from "../present/driver";
import { mostDrivers } from "../rules";

/** Everybody who drives for the viewer's company, by name. */
export async function listDrivers({ company }: BusPartner) {
  const rows = await prisma.driver.findMany({
    where: { companyId: company.id },
    select: driverSelect,
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: mostDrivers,
  });
  return { rows: rows.map(presentDriver), total: rows.length };
}
