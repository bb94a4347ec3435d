import type { BusPartner } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { templateSelect, toTemplate } from "./present";
import { mostTemplates } from "./rules";

/** The company's own, by name. */
export async function listTemplates(viewer: BusPartner) {
  const rows = await prisma.offerTemplate.findMany({
    where: { companyId: viewer.company.id },
    select: templateSelect,
    orderBy: { id: "asc" },
    take: mostTemplates,
  });
  return rows.map(toTemplate).sort((a, b) => a.name.localeCompare(b.name, viewer.language));
}
