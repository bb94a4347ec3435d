import type { Viewer } from "@/lib/access/viewer";
import { memo } from "@/lib/cache/memo";
import { prisma } from "@/lib/db/prisma";
import type { Language } from "@/lib/i18n/routing";
import { homeEntrySelect, toHomeEntry } from "./present";

type Wish = { language: Language; take: number; skip: number; near: { longitude: number; latitude: number } | null };

/** On the home page: switched on by its owner, paid for, of a company that is not closed. */
const shown = { active: true, abonnement: "active", company: { active: true } } as const;

/** Home page entries of paying travel services; the same for every reader. */
export async function listHomeEntries(_viewer: Viewer, { language, take, skip, near }: Wish) {
  const key = `advertiser.home ${take} ${skip}`;
  const { rows, total } = await memo(key, "advertiser", 60_000, async () => {
    const [rows, total] = await Promise.all([
      prisma.advertiser.findMany({
        where: shown,
        select: homeEntrySelect,
        orderBy: [{ homePosition: "asc" }, { createdAt: "asc" }, { id: "asc" }],
        take,
        skip,
      }),
      prisma.advertiser.count({ where: shown }),
    ]);
    return { rows, total };
  });
  return { rows: rows.map((row) => toHomeEntry(row, language, near)), total };
}
