import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { currentViewer } from "@/app/[lng]/current-viewer";
import { plansData } from "@/app/[lng]/plans-data";
import { AdpartnersLanding } from "@/components/info/adpartners-landing";
import { homeCountry } from "@/components/subscription/choice";
import { isTravelService } from "@/lib/access/rules";
import { screens } from "@/lib/access/screens";
import { isLanguage } from "@/lib/i18n/routing";
import { pageMetadata } from "../page-metadata";
import { landingData } from "./landing-data";

export const stored = ["busrequest", "company", "mediadata", "advertiser", "place"];

type Props = { params: Promise<{ lng: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  const t = await getTranslations("info.adpartners");
  return pageMetadata(lng, "/adpartners", { title: t("title"), description: t("description") });
}

export default async function AdpartnersPage({ params }: Props) {
  const { lng } = await params;
  if (!isLanguage(lng)) notFound();
  const viewer = await currentViewer();
  const [{ texts, prices }, landing] = await Promise.all([
    plansData(viewer, lng, homeCountry),
    landingData(viewer, lng),
  ]);
  const order = isTravelService(viewer) ? `/${lng}${screens.subscription.path}` : null;
  return <AdpartnersLanding lng={lng} plans={{ lng, texts, prices, order }} {...landing} />;
}
