import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { BuspartnerLanding } from "@/components/info/buspartner-landing";
import { isSignedIn } from "@/lib/access/rules";
import { exampleSeats, marketNumbers, nextAround, surroundingsOf } from "@/lib/features/surroundings/queries";
import { isLanguage } from "@/lib/i18n/routing";
import { currentViewer } from "../../current-viewer";
import type { SearchParams } from "../../search-params";
import { askedPlace } from "../asked-place";
import { pageMetadata } from "../page-metadata";
import "@/sheets/partner.css";

export const stored = ["busrequest", "busrequest.new", "company", "mediadata", "advertiser", "place"];
export const searchKeys = ["place", "at", "km"];

/** Rows on the board. */
const shown = 6;

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  const t = await getTranslations("info.buspartner");
  return pageMetadata(lng, "/buspartner", { title: t("title"), description: t("description") });
}

export default async function BuspartnerPage({ params, searchParams }: Props) {
  const { lng } = await params;
  if (!isLanguage(lng)) notFound();
  const viewer = await currentViewer();
  const asked = await askedPlace(await searchParams, lng);
  const [around, { rows, example }, market] = await Promise.all([
    asked.place && surroundingsOf(asked.place),
    nextAround(viewer, asked.place, shown),
    marketNumbers(),
  ]);
  // Where no group fits nearby, one of the market does.
  const group = example ?? (asked.place ? (await nextAround(viewer, null, shown)).example : null);
  const page = { lng, registers: !isSignedIn(viewer), asked, around, rows, market, now: Date.now() };
  return <BuspartnerLanding {...page} example={group} seats={exampleSeats} />;
}
