import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { currentViewer } from "@/app/[lng]/current-viewer";
import { plansData, plansHref } from "@/app/[lng]/plans-data";
import { AdpartnersLanding } from "@/components/info/adpartners-landing";
import { homeCountry } from "@/components/subscription/choice";
import { isSignedIn } from "@/lib/access/rules";
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
  const plans = { lng, texts, prices, order: plansHref(viewer, lng) };
  return <AdpartnersLanding lng={lng} registers={!isSignedIn(viewer)} plans={plans} {...landing} />;
}
