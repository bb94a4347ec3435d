import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { PricePage } from "@/components/price/price-page";
import { isLanguage } from "@/lib/i18n/routing";
import { currentViewer } from "../../current-viewer";
import { pageMetadata } from "../page-metadata";
import type { Search } from "../request/new/prefill";
import { readPrice } from "./load";
import "@/sheets/prices.css";

type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Search> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("price");
  return pageMetadata((await params).lng, "/price", { title: t("title"), description: t("description") });
}

export default async function Price({ params, searchParams }: Props) {
  const [{ lng }, search, viewer] = await Promise.all([params, searchParams, currentViewer()]);
  if (!isLanguage(lng)) notFound();
  const asked = await readPrice(search, lng, viewer);
  return (
    <ClientMessages ns={["price", "place", "home"]}>
      <PricePage lng={lng} search={search} {...asked} />
    </ClientMessages>
  );
}
