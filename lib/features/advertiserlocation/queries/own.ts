import { isAdmin } from "@/lib/access/rules";
import type { Admin, TravelService } from "@/lib/access/viewer";
import { activeTerms, allAndAny, listed } from "@/lib/db/filter-where";
import { literal } from "@/lib/db/like";
import { prisma } from "@/lib/db/prisma";
import type { Page } from "@/lib/http/list-query";
import { languages } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { ownSelect, toOwnLocation } from "../present/own";
import type { LocationFilter, LocationTerms, OwnLocation } from "../schema/own";

type Where = Prisma.AdvertiserLocationWhereInput;

/** The locations a viewer may change: its own company's as a travel service, all as an admin. */
export function ownReach(viewer: TravelService | Admin): Where {
  return isAdmin(viewer) ? {} : { companyId: viewer.company.id };
}

const titled = (text: string): Where => ({
  OR: languages.map((language) => ({
    title: { path: [language], string_contains: literal(text), mode: "insensitive" },
  })),
});

function termsOf({ active, category, title, company }: LocationTerms = {}): Where[] {
  const where: Where[] = activeTerms(active);
  if (category !== undefined) where.push({ category: { in: listed(category) } });
  if (title !== undefined) where.push({ OR: listed(title).map(titled) });
  if (company !== undefined) where.push({ companyId: { in: listed(company) } });
  return where;
}

function whereOf(viewer: TravelService | Admin, { a, o }: LocationFilter = {}): Where {
  return { AND: [ownReach(viewer), ...allAndAny(termsOf(a), termsOf(o))] };
}

/** One's own locations, public or not: oldest first, with `latest` the newest. */
export async function listOwnLocations(
  viewer: TravelService | Admin,
  { take, skip, latest, filter }: Page & { filter?: LocationFilter },
): Promise<{ rows: OwnLocation[]; total: number }> {
  const where = whereOf(viewer, filter);
  const order = latest ? "desc" : "asc";
  const [rows, total] = await Promise.all([
    prisma.advertiserLocation.findMany({
      where,
      select: ownSelect,
      orderBy: [{ createdAt: order }, { id: order }],
      take,
      skip,
    }),
    prisma.advertiserLocation.count({ where }),
  ]);
  return { rows: rows.map((row) => toOwnLocation(row, viewer.language)), total };
}
