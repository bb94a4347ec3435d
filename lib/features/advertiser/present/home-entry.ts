import { distanceKm } from "@/lib/features/place/rules";
import { isShown } from "@/lib/features/subscription/rules";
import type { Language } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { saidIn } from "../rules";
import type { HomeEntry, HomeEntrySettings } from "../schema/home-entry";
import { textsByLanguage } from "../schema/texts";

type Point = { longitude: number; latitude: number };

export const homeEntrySelect = {
  id: true,
  homeTitle: true,
  homeText: true,
  homePicture: true,
  homeVideo: true,
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

type HomeEntryRow = Prisma.AdvertiserGetPayload<{ select: typeof homeEntrySelect }>;

function nearest({ locations, longitude, latitude }: HomeEntryRow["company"], near: Point | null) {
  if (!near) return null;
  const seat = longitude !== null && latitude !== null ? [{ longitude, latitude }] : [];
  const points = locations.length > 0 ? locations : seat;
  return points.length > 0 ? Math.min(...points.map((point) => distanceKm(near, point))) : null;
}

export function toHomeEntry(row: HomeEntryRow, language: Language, near: Point | null): HomeEntry {
  return {
    id: row.id,
    title: saidIn(textsByLanguage.parse(row.homeTitle), language) || row.company.name,
    text: saidIn(textsByLanguage.parse(row.homeText), language),
    slug: row.company.slug,
    picture: row.homePicture,
    video: row.homeVideo,
    category: row.company.locations[0]?.category ?? null,
    distance: nearest(row.company, near),
  };
}

export const settingsSelect = {
  companyId: true,
  homeTitle: true,
  homeText: true,
  homePicture: true,
  homeVideo: true,
  homeActive: true,
  active: true,
  abonnement: true,
  paidUntil: true,
  version: true,
} satisfies Prisma.AdvertiserSelect;

export type SettingsRow = Prisma.AdvertiserGetPayload<{ select: typeof settingsSelect }>;

const inAll = (texts: unknown) => ({ de: "", en: "", es: "", ...textsByLanguage.parse(texts) });

export function toHomeEntrySettings(row: SettingsRow, now = new Date()): HomeEntrySettings {
  return {
    company: row.companyId,
    title: inAll(row.homeTitle),
    text: inAll(row.homeText),
    picture: row.homePicture,
    video: row.homeVideo,
    active: row.homeActive,
    paid: row.active && isShown(row, now),
    version: row.version,
  };
}
