import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { currentViewer } from "@/app/[lng]/current-viewer";
import { plansData, plansHref } from "@/app/[lng]/plans-data";
import { homeCountry, readChoice, readCountry, type Search } from "@/components/subscription/choice";
import { priceTag } from "@/components/subscription/money";
import { PricesView } from "@/components/subscription/prices-view";
import { isLanguage } from "@/lib/i18n/routing";
import { pageMetadata } from "../../page-metadata";
import "@/sheets/prices.css";

export const stored = ["busrequest", "company", "mediadata", "advertiser", "place"];
export const searchKeys = ["plan", "interval", "country"];

type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Search> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  if (!isLanguage(lng)) return {};
  const [t, { texts, prices }] = await Promise.all([
    getTranslations({ locale: lng, namespace: "subscription.prices" }),
    plansData(await currentViewer(), lng, homeCountry),
  ]);
  const tag = (plan: string, interval: string) => {
    const price = prices.find((one) => one.plan === plan && one.interval === interval);
    return price ? priceTag(price.net, price.currency, lng) : "";
  };
  const description = t("metaText", {
    single: texts.single.name,
    singleMonth: tag("single", "monthly"),
    singleYear: tag("single", "yearly"),
    group: texts.group.name,
    groupMonth: tag("group", "monthly"),
    groupYear: tag("group", "yearly"),
  });
  return pageMetadata(lng, "/adpartners/prices", { title: t("metaTitle"), description });
}

export default async function PricesPage({ params, searchParams }: Props) {
  const [{ lng }, search, viewer] = await Promise.all([params, searchParams, currentViewer()]);
  if (!isLanguage(lng)) notFound();
  const { interval } = readChoice(search);
  const country = readCountry(search);
  const plans = await plansData(viewer, lng, country);
  const order = plansHref(viewer, lng);
  return <PricesView lng={lng} interval={interval} country={country} plans={plans} order={order} />;
}
