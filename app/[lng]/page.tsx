import { getTranslations } from "next-intl/server";
import { Hero } from "@/components/home/hero";
import { Live } from "@/components/home/live";
import { OperatorsBand } from "@/components/home/operators-band";
import { Partners } from "@/components/home/partners";
import { Steps } from "@/components/home/steps";
import { Videos } from "@/components/home/videos";
import { ClientMessages } from "@/components/layout/client-messages";
import { asText } from "@/components/ui/as-text";
import { isSignedIn } from "@/lib/access/rules";
import { defaultLanguage, isLanguage } from "@/lib/i18n/routing";
import { pageMetadata } from "./(public)/page-metadata";
import { currentViewer } from "./current-viewer";
import { homeData } from "./home-data";
import type { SearchParams } from "./search-params";
import "@/sheets/home.css";

export const stored = ["busrequest", "busrequest.new", "company", "mediadata", "advertiser", "place"];
export const searchKeys = [
  "kind",
  "bus",
  "after",
  "before",
  "min",
  "max",
  "audience",
  "place",
  "at",
  "km",
  "to",
  "toAt",
  "toKm",
  "company",
  "firm",
  "view",
  "page",
  "partners",
  "turn",
];

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

async function languageOf(params: Props["params"]) {
  const { lng } = await params;
  return isLanguage(lng) ? lng : defaultLanguage;
}

export async function generateMetadata({ params }: Props) {
  const lng = await languageOf(params);
  const t = await getTranslations({ locale: lng, namespace: "home" });
  const metadata = pageMetadata(lng, "", { title: t("title"), description: t("description") });
  // Who makes a preview of a link is not signed in.
  return isSignedIn(await currentViewer()) ? { ...metadata, openGraph: null, twitter: null } : metadata;
}

export default async function HomePage({ params, searchParams }: Props) {
  const lng = await languageOf(params);
  const { filter, list, companies, partners, videos } = await homeData(lng, await searchParams);
  return (
    <ClientMessages
      ns={[
        "busrequest.kinds",
        "busrequest.vehicleTypes",
        "busrequest.organisationTypes",
        "busrequest.kindsShort",
        "busrequest.fleet",
        "busrequest.filter",
        "busrequest.board",
        "home",
        "map",
        "place",
      ]}
    >
      <Hero lng={lng} filter={filter} />
      <Live lng={lng} rendered={asText(list)} companies={companies} />
      <Steps />
      <Partners lng={lng} {...partners} />
      <Videos {...videos} />
      <OperatorsBand lng={lng} />
    </ClientMessages>
  );
}
