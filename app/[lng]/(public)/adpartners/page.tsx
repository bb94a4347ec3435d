import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AdpartnersLanding } from "@/components/info/adpartners-landing";
import { pageMetadata } from "../page-metadata";

type Props = { params: Promise<{ lng: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  const t = await getTranslations("info.adpartners");
  return pageMetadata(lng, "/adpartners", { title: t("title"), description: t("description") });
}

export default async function AdpartnersPage({ params }: Props) {
  const { lng } = await params;
  return <AdpartnersLanding lng={lng} />;
}
