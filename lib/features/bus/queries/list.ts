import { worksFor } from "@/lib/access/records";
import { isAdmin } from "@/lib/access/rules";
import type { Admin, BusOperator } from "@/lib/access/viewer";
import { activeTerms, allAndAny, listed } from "@/lib/db/filter-where";
import { literal } from "@/lib/db/like";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import type { Page } from "@/lib/http/list-query";
import type { Prisma } from "@/prisma/generated/client";
import { busSelect, toBus } from "../present/bus";
import type { BusFilter, BusRecord, BusTerms } from "../schema/bus";

type Query = Page & { filter?: BusFilter };

/** Throws NotFound for another's company. */
async function requireFleet(viewer: BusOperator | Admin, companyId: string) {
  if (worksFor(viewer, companyId)) return;
  const known = isAdmin(viewer) && (await prisma.company.count({ where: { id: companyId } })) > 0;
  if (!known) throw notFound();
}

/** "rcb418" finds R CB 418. */
async function platesLike(companyId: string, terms: readonly string[]) {
  const squeezed = terms.map((text) => text.replace(/[^\p{L}\p{N}]+/gu, "").toUpperCase()).filter(Boolean);
  const rows = await prisma.$queryRaw<{ id: string }[]>`select id from bus where "companyId" = ${companyId}::uuid
    and exists (select 1 from unnest(${squeezed}::text[]) term where position(term in replace(licenceplate, ' ', '')) > 0)`;
  return { id: { in: rows.map(({ id }) => id) } };
}

async function termsOf(companyId: string, terms: BusTerms = {}): Promise<Prisma.BusWhereInput[]> {
  const { active, design, licenceplate, name } = terms;
  const where: Prisma.BusWhereInput[] = activeTerms(active);
  if (design !== undefined) where.push({ design: { in: listed(design) } });
  if (licenceplate !== undefined) where.push(await platesLike(companyId, listed(licenceplate)));
  if (name !== undefined) {
    where.push({
      OR: listed(name).map((text) => ({ name: { contains: literal(text), mode: "insensitive" as const } })),
    });
  }
  return where;
}

/** A company's buses: those in service first, by plate; with `latest` the newest first. */
export async function listBuses(viewer: BusOperator | Admin, companyId: string, { take, skip, latest, filter }: Query) {
  await requireFleet(viewer, companyId);
  const [all, any] = [await termsOf(companyId, filter?.a), await termsOf(companyId, filter?.o)];
  const where: Prisma.BusWhereInput = { companyId, AND: allAndAny(all, any) };
  const orderBy: Prisma.BusOrderByWithRelationInput[] = latest
    ? [{ createdAt: "desc" }, { id: "desc" }]
    : [{ active: "desc" }, { licenceplate: "asc" }, { id: "asc" }];
  const [rows, total] = await Promise.all([
    prisma.bus.findMany({ where, select: busSelect, orderBy, take, skip }),
    prisma.bus.count({ where }),
  ]);
  const records: BusRecord[] = rows.map(toBus);
  return { rows: records, total };
}
