import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LegalPage } from "@/components/info/legal-page";
import { pageMetadata } from "../page-metadata";
import "@/sheets/words.css";

export const stored = ["busrequest", "company", "mediadata", "advertiser", "place"];

type Props = { params: Promise<{ lng: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  const t = await getTranslations("info.privacy");
  return pageMetadata(lng, "/privacypolicy", { title: t("title"), description: t("description") });
}

export default function Page() {
  return <LegalPage page="privacy" />;
}
