import { PageHead } from "@/components/ui/page-head";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { PanelTabs } from "@/components/layout/panel-tabs";
import { readChoice, type Search } from "@/components/subscription/choice";
import { SubscriptionPanel } from "@/components/subscription/subscription-panel";
import { screens } from "@/lib/access/screens";
import { wishedPlanOf } from "@/lib/features/subscription/queries";
import { isLanguage } from "@/lib/i18n/routing";
import { companyTabs } from "../company-tabs";
import { orMissing } from "../missing";
import { openScreen, screenMetadata } from "../open-screen";
import { subscriptionData } from "./subscription-data";
import "@/sheets/company.css";

type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Search> };

export const generateMetadata = screenMetadata("subscription", async (): Promise<Metadata> => {
  const t = await getTranslations("subscription");
  return { title: t("meta"), robots: { index: false } };
});

export default orMissing(async function SubscriptionPage({ params, searchParams }: Props) {
  const [{ lng }, search] = await Promise.all([params, searchParams]);
  if (!isLanguage(lng)) notFound();
  const viewer = await openScreen("subscription", lng);
  const [t, tabs, data] = await Promise.all([
    getTranslations("subscription"),
    companyTabs(viewer, lng, "subscription"),
    subscriptionData(viewer, lng),
  ]);
  const wanted: Search = search.plan ? search : { ...(await wishedPlanOf(viewer)), ...search };
  const choice = readChoice(wanted);
  const query = { plan: choice.plan, interval: wanted.interval ? choice.interval : null };
  const { checkout } = search;
  const returned = checkout === "success" || checkout === "cancelled" ? checkout : null;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <PageHead title={t("title")} />
      <PanelTabs label={t("tabs")} tabs={tabs} />
      <ClientMessages ns={["subscription"]}>
        <SubscriptionPanel
          {...data}
          lng={lng}
          query={query}
          returned={returned}
          path={`/${lng}${screens.subscription.path}`}
        />
      </ClientMessages>
    </div>
  );
});
