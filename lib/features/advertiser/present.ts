import { distanceKm } from "@/lib/features/place/rules";
import type { Language } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { type HomeEntry, textsByLanguage } from "./schema";

type Point = { longitude: number; latitude: number };

export const homeEntrySelect = {
  id: true,
  homeTitle: true,
  homeText: true,
  homePicture: true,
  company: {
    select: {
      name: true,
      slug: true,
      longitude: true,
      latitude: true,
      locations: {
        where: { active: true },
        select: { category: true, longitude: true, latitude: true },
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
        take: 20,
      },
    },
  },
} satisfies Prisma.AdvertiserSelect;

export type HomeEntryRow = Prisma.AdvertiserGetPayload<{ select: typeof homeEntrySelect }>;

function nearest({ locations, longitude, latitude }: HomeEntryRow["company"], near: Point | null) {
  if (!near) return null;
  const seat = longitude !== null && latitude !== null ? [{ longitude, latitude }] : [];
  const points = locations.length > 0 ? locations : seat;
  return points.length > 0 ? Math.min(...points.map((point) => distanceKm(near, point))) : null;
}

/** The entry in the reader's language; another language's text where that one is missing. */
export function toHomeEntry(row: HomeEntryRow, language: Language, near: Point | null): HomeEntry {
  const said = (texts: unknown) => {
    const known = textsByLanguage.parse(texts);
    return known[language] || known.en || known.de || known.es || "";
  };
  return {
    id: row.id,
    title: said(row.homeTitle) || row.company.name,
    text: said(row.homeText),
    slug: row.company.slug,
    picture: row.homePicture,
    category: row.company.locations[0]?.category ?? null,
    distance: nearest(row.company, near),
  };
}
