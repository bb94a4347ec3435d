import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BuspartnerLanding } from "@/components/info/buspartner-landing";
import { isSignedIn } from "@/lib/access/rules";
import { currentViewer } from "../../current-viewer";
import { pageMetadata } from "../page-metadata";

export const stored = ["busrequest", "company", "mediadata", "advertiser", "place"];

type Props = { params: Promise<{ lng: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  const t = await getTranslations("info.buspartner");
  return pageMetadata(lng, "/buspartner", { title: t("title"), description: t("description") });
}

export default async function BuspartnerPage({ params }: Props) {
  const { lng } = await params;
  return <BuspartnerLanding lng={lng} registers={!isSignedIn(await currentViewer())} />;
}
