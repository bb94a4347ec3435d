import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProfileView } from "@/components/company/profile-view";
import { StructuredData } from "@/components/company/structured-data";
import { ClientMessages } from "@/components/layout/client-messages";
import { env } from "@/env.mjs";
import { isChecked } from "@/lib/features/certificate/queries";
import { isLanguage } from "@/lib/i18n/routing";
import { currentViewer } from "../../../current-viewer";
import { ledgerPart } from "./ledger-part";
import { loadCompany, loadProfile } from "./load";
import { profileMetadata } from "./metadata";
import { offersOf } from "./offers";
import { ratingsPart } from "./ratings-part";
import { scannedPart } from "./scanned";
import { orMissing, orMissingTitle } from "../../../missing";
import "@/sheets/profile.css";

export const stored = ["busrequest", "profile:[name].new", "company", "advertiser"];
export const searchKeys = ["bus"];

type Search = { bus?: string | string[] };
type Props = { params: Promise<{ lng: string; name: string }>; searchParams: Promise<Search> };

export const generateMetadata = orMissingTitle(async ({ params }: Pick<Props, "params">): Promise<Metadata> => {
  const { lng, name } = await params;
  return profileMetadata(lng, await loadCompany(lng, name));
});

export default orMissing(async function PublicProfilePage({ params, searchParams }: Props) {
  const [{ lng, name }, { bus }] = await Promise.all([params, searchParams]);
  if (!isLanguage(lng)) notFound();
  const [viewer, company] = await Promise.all([currentViewer(), loadCompany(lng, name)]);
  const [data, sign, checked, ratings, top] = await Promise.all([
    loadProfile(viewer, company, lng),
    ledgerPart(viewer, company.id),
    isChecked(company.id),
    ratingsPart(viewer, company),
    bus === undefined ? null : scannedPart(viewer, lng, company, bus),
  ]);
  const url = new URL(`/${lng}/publicProfile/${company.slug}`, env.APP_URL).href;
  return (
    <>
      <StructuredData company={company} url={url} offers={await offersOf(lng, data.rides?.rows ?? [])} />
      <ClientMessages
        ns={[
          "map",
          "company",
          "recommendations",
          "rating",
          "bus.fleet",
          "bus.features",
          "busrequest.board",
          "busrequest.fleet",
          "busrequest.kindsShort",
          "busrequest.organisationTypes",
          "busrequest.kinds",
          "busrequest.ticket",
          "busrequest.urgent",
          "busrequest.vehicleTypes",
        ]}
      >
        <ProfileView lng={lng} top={top} sign={sign} checked={checked} ratings={ratings} {...data} />
      </ClientMessages>
    </>
  );
});
