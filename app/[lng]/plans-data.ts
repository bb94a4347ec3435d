import { getTranslations } from "next-intl/server";
import { isSignedIn, isTravelService } from "@/lib/access/rules";
import { screens } from "@/lib/access/screens";
import type { Viewer } from "@/lib/access/viewer";
import { getMediaData } from "@/lib/features/mediadata/queries";
import type { PlanText } from "@/lib/features/mediadata/schema";
import { type Plan, plans } from "@/lib/features/subscription/rules";
import { listPrices } from "@/lib/features/subscription/queries";
import type { Language } from "@/lib/i18n/routing";

/** Where this reader begins with a plan: its own page, or the registration; null where neither is for it. */
export function plansHref(viewer: Viewer, lng: Language) {
  if (isTravelService(viewer)) return `/${lng}${screens.subscription.path}`;
  return isSignedIn(viewer) ? null : `/${lng}/register/advertiser`;
}

type PlanTexts = Record<Plan, PlanText>;

async function wordsOf(lng: Language): Promise<PlanTexts> {
  const t = await getTranslations({ locale: lng, namespace: "info.prices" });
  const text = (plan: Plan): PlanText => ({
    name: t(`${plan}.name`),
    audience: t(`${plan}.for`),
    points: [t(`${plan}.f1`), t(`${plan}.f2`), t(`${plan}.f3`)],
  });
  return Object.fromEntries(plans.map((plan) => [plan, text(plan)])) as PlanTexts;
}

/** The plans' words of the media data in the reader's language, else the product's own; amounts for a country. */
export async function plansData(viewer: Viewer, lng: Language, country: string, vatId?: string) {
  const [media, prices, t] = await Promise.all([
    getMediaData(viewer, "prices", lng),
    listPrices(viewer, { country, vatId }),
    getTranslations({ locale: lng, namespace: "info.prices" }),
  ]);
  const content = media?.language === lng ? media.content : null;
  return {
    title: content?.title ?? t("title"),
    lead: content?.text || t("lead"),
    note: content?.note || t("net"),
    texts: content?.plans ?? (await wordsOf(lng)),
    prices,
  };
}
