import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProfileView } from "@/components/company/profile-view";
import { StructuredData } from "@/components/company/structured-data";
import { ClientMessages } from "@/components/layout/client-messages";
import { env } from "@/env.mjs";
import { isLanguage } from "@/lib/i18n/routing";
import { currentViewer } from "../../../current-viewer";
import { loadCompany, loadProfile } from "./load";
import { profileMetadata } from "./metadata";
import { offersOf } from "./offers";

type Props = { params: Promise<{ lng: string; name: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng, name } = await params;
  return profileMetadata(lng, await loadCompany(lng, name));
}

export default async function PublicProfilePage({ params }: Props) {
  const { lng, name } = await params;
  if (!isLanguage(lng)) notFound();
  const [viewer, company] = await Promise.all([currentViewer(), loadCompany(lng, name)]);
  const data = await loadProfile(viewer, company, lng);
  const url = new URL(`/${lng}/publicProfile/${company.slug}`, env.APP_URL).href;
  return (
    <>
      <StructuredData company={company} url={url} offers={await offersOf(lng, data.rides?.rows ?? [])} />
      <ClientMessages ns={["map", "company"]}>
        <ProfileView lng={lng} {...data} />
      </ClientMessages>
    </>
  );
}
