import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { currentViewer } from "@/app/[lng]/current-viewer";
import { plansData, plansHref } from "@/app/[lng]/plans-data";
import { AdpartnersLanding } from "@/components/info/adpartners-landing";
import { homeCountry } from "@/components/subscription/choice";
import { isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { marketNumbers, nextPassing, surroundingsOf } from "@/lib/features/surroundings/queries";
import { isLanguage } from "@/lib/i18n/routing";
import type { SearchParams } from "../../search-params";
import { type AskedPlace, askedPlace } from "../asked-place";
import { pageMetadata } from "../page-metadata";
import { landingData } from "./landing-data";
import "@/sheets/prices.css";

export const stored = ["busrequest", "busrequest.new", "company", "mediadata", "advertiser", "place"];
export const searchKeys = ["place", "at", "km"];

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { lng } = await params;
  const t = await getTranslations("info.adpartners");
  return pageMetadata(lng, "/adpartners", { title: t("title"), description: t("description") });
}

/** Trips that are named. */
const shown = 5;

async function passingData(viewer: Viewer, { place }: AskedPlace) {
  const [around, next, market] = await Promise.all([
    place && surroundingsOf(place),
    place ? nextPassing(viewer, place, shown) : [],
    marketNumbers(),
  ]);
  return { place: place && (place.name.split(",")[0] ?? place.name), around, next, open: market.kinds.grouprequest };
}

export default async function AdpartnersPage({ params, searchParams }: Props) {
  const { lng } = await params;
  if (!isLanguage(lng)) notFound();
  const viewer = await currentViewer();
  const asked = await askedPlace(await searchParams, lng);
  const [{ texts, prices }, landing, passing] = await Promise.all([
    plansData(viewer, lng, homeCountry),
    landingData(viewer, lng),
    passingData(viewer, asked),
  ]);
  const plans = { lng, texts, prices, order: plansHref(viewer, lng) };
  const page = { lng, registers: !isSignedIn(viewer), asked, passing, plans };
  return <AdpartnersLanding {...page} {...landing} />;
}
