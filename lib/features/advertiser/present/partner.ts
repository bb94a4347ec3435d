import { isShown } from "@/lib/features/subscription/rules";
import type { Language } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { saidIn } from "../rules";
import { textsByLanguage } from "../schema/texts";
import type { PartnerRecord } from "../schema/partner";
import { advertiserSelect, toAdvertiser } from "./admin";

export const partnerSelect = {
  ...advertiserSelect,
  active: true,
  homeTitle: true,
  homePicture: true,
  homeVideo: true,
  homePosition: true,
} satisfies Prisma.AdvertiserSelect;
type PartnerRow = Prisma.AdvertiserGetPayload<{ select: typeof partnerSelect }>;

export function toPartner(row: PartnerRow, language: Language, now = new Date()): PartnerRecord {
  const { id, company, state, plan, paidUntil, created_at, version } = toAdvertiser(row, now);
  return {
    id,
    company,
    state,
    plan,
    paidUntil,
    created_at,
    version,
    position: row.homePosition,
    homeActive: row.homeActive,
    shown: row.homeActive && row.active && isShown(row, now),
    title: saidIn(textsByLanguage.parse(row.homeTitle), language),
    picture: row.homePicture !== null,
    film: row.homeVideo !== null,
  };
}
