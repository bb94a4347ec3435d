import { getTranslations, setRequestLocale } from "next-intl/server";
import { Hero } from "@/components/home/hero";
import { Live } from "@/components/home/live";
import { OperatorsBand } from "@/components/home/operators-band";
import { Partners } from "@/components/home/partners";
import { Steps } from "@/components/home/steps";
import { Videos } from "@/components/home/videos";
import { ClientMessages } from "@/components/layout/client-messages";
import { defaultLanguage, isLanguage } from "@/lib/i18n/routing";
import { pageMetadata } from "./(public)/page-metadata";
import { currentViewer } from "./current-viewer";
import { homeData, type SearchParams } from "./home-data";

type Props = { params: Promise<{ lng: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props) {
  const { lng: given } = await params;
  const locale = isLanguage(given) ? given : defaultLanguage;
  const t = await getTranslations({ locale, namespace: "home" });
  return pageMetadata(locale, "", { title: t("title"), description: t("description") });
}

export default async function HomePage({ params, searchParams }: Props) {
  const { lng: given } = await params;
  const lng = isLanguage(given) ? given : defaultLanguage;
  setRequestLocale(lng);
  const { filter, list, partners, partnersPage, videos, videosPage, hrefOf } = await homeData(
    await currentViewer(),
    lng,
    await searchParams,
  );
  const today = new Date(list.at).toISOString().slice(0, 10);
  return (
    <ClientMessages ns={["busrequest", "home", "map"]}>
      <Hero lng={lng} filter={filter} today={today} />
      <Live lng={lng} rendered={list} />
      <Steps />
      <Partners lng={lng} {...partners} page={partnersPage} href={hrefOf("partners")} />
      <Videos videos={videos} page={videosPage} href={hrefOf("videos")} />
      <OperatorsBand lng={lng} />
    </ClientMessages>
  );
}
