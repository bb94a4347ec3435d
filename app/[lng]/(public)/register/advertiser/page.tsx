import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RegisterWizard } from "@/components/auth/register-wizard";
import { homeCountry, readChoice, type Search } from "@/components/subscription/choice";
import { ClientMessages } from "@/components/layout/client-messages";
import { isLanguage } from "@/lib/i18n/routing";
import { pageMetadata } from "../../page-metadata";
import { currentViewer } from "../../../current-viewer";
import { plansData } from "../../../plans-data";
import { type ClaimQuery, claimMetadata, loadClaim } from "../claim";
import "@/sheets/account.css";

type Query = ClaimQuery & Search;
type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Query> };

/** The plan that was chosen before, with its name; null without one. */
async function loadWish(lng: string, search: Search) {
  const { plan, interval } = readChoice(search);
  if (!plan || !isLanguage(lng)) return null;
  const { texts } = await plansData(await currentViewer(), lng, homeCountry);
  return { plan, interval, name: texts[plan].name };
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ lng }, query] = await Promise.all([params, searchParams]);
  const t = await getTranslations("auth.register");
  const words = { title: t("advertiserTitle"), description: t("advertiserDescription") };
  return { ...pageMetadata(lng, "/register/advertiser", words), ...claimMetadata(query) };
}

export default async function RegisterPage({ params, searchParams }: Props) {
  const [{ lng }, query] = await Promise.all([params, searchParams]);
  const [claim, wish] = await Promise.all([loadClaim(lng, "advertiser", query), loadWish(lng, query)]);
  return (
    <ClientMessages ns={["auth", "place"]}>
      <RegisterWizard kind="advertiser" claim={claim} wish={wish} />
    </ClientMessages>
  );
}
