import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { wantedOf } from "@/components/advertiserlocation/route-address";
import { Recommendations } from "@/components/advertiserlocation/recommendations";
import { FrameMark } from "@/components/busrequest/form/frame-mark";
import { listOnTheWay } from "@/lib/features/advertiserlocation/queries/list";
import { isLanguage } from "@/lib/i18n/routing";
import { currentViewer } from "../../current-viewer";
import { pageMetadata } from "../page-metadata";
import { readRoute } from "./load";
import "@/sheets/travel.css";

type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  const t = await getTranslations("recommendations");
  return pageMetadata(lng, "/travelrecommendations", { title: t("title"), description: t("description") });
}

export default async function TravelRecommendationsPage({ params, searchParams }: Props) {
  const [{ lng }, search, viewer] = await Promise.all([params, searchParams, currentViewer()]);
  if (!isLanguage(lng)) notFound();
  const query = await readRoute(search, lng);
  const { from: start, to: end, via, category, km, order } = query;
  const asked = { start, end, via, category, km, order, wanted: wantedOf(query) };
  const { rows, total, way } = await listOnTheWay(viewer, { ...asked, language: lng });
  return (
    <>
      <FrameMark />
      <Recommendations lng={lng} query={query} rows={rows} total={total} way={way} />
    </>
  );
}
