import { reachesCompany } from "@/lib/access/records";
import type { Admin, TravelService } from "@/lib/access/viewer";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { forbidden, notFound } from "@/lib/errors";
import type { Language } from "@/lib/i18n/routing";
import { homeEntrySelect, settingsSelect, toHomeEntry, toHomeEntrySettings } from "../present/home-entry";
import type { HomeEntrySettings } from "../schema/home-entry";

/** One's own company's entry, or any as an admin. Throws Forbidden for a foreign one, NotFound. */
export async function entryInReach(tx: Transaction | typeof prisma, viewer: TravelService | Admin, companyId: string) {
  const select = { active: true, companyType: true, advertiser: { select: settingsSelect } };
  const company = await tx.company.findUnique({ where: { id: companyId }, select });
  if (!company) throw notFound();
  if (!reachesCompany(viewer, companyId)) throw company.active ? forbidden() : notFound();
  if (company.companyType !== "travelService" || !company.advertiser) throw notFound();
  return company.advertiser;
}

/** GET /company/{id}/homepageentry */
export async function getHomeEntry(viewer: TravelService | Admin, companyId: string): Promise<HomeEntrySettings> {
  return toHomeEntrySettings(await entryInReach(prisma, viewer, companyId));
}

/** The same as the start page would show it, whether or not it does: for the editor's preview. */
export async function getShownEntry(viewer: TravelService | Admin, companyId: string, language: Language) {
  const row = await entryInReach(prisma, viewer, companyId);
  const select = homeEntrySelect;
  const shown = await prisma.advertiser.findUniqueOrThrow({ where: { companyId: row.companyId }, select });
  return toHomeEntry(shown, language, null);
}
