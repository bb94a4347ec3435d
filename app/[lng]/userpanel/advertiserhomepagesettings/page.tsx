import { PageHead } from "@/components/ui/page-head";
import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { HomeEntryForm } from "@/components/advertiser/home-entry-form";
import { ClientMessages } from "@/components/layout/client-messages";
import { Notice } from "@/components/ui/notice";
import { screens } from "@/lib/access/screens";
import { getHomeEntry, getShownEntry } from "@/lib/features/advertiser/queries/home-entry";
import { getSubscription } from "@/lib/features/subscription/queries";
import { isLanguage } from "@/lib/i18n/routing";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import "@/sheets/shown.css";

type Props = { params: Promise<{ lng: string }> };

export const generateMetadata = screenMetadata("advertiserhomepagesettings", async (): Promise<Metadata> => {
  const t = await getTranslations("advertiser");
  return { title: t("heading"), robots: { index: false } };
});

export default orMissing(async function HomeEntryPage({ params }: Props) {
  const { lng } = await params;
  const viewer = await openScreen("advertiserhomepagesettings", lng);
  if (!isLanguage(lng) || !viewer.company) notFound();
  const { id, name } = viewer.company;
  const [settings, entry, { state }, t] = await Promise.all([
    getHomeEntry(viewer, id),
    getShownEntry(viewer, id, lng),
    getSubscription(viewer),
    getTranslations("advertiser"),
  ]);
  const ordered = state === "pending";
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <PageHead title={t("heading")} />
      <p className="text-ink-2">{t("lead")}</p>
      {!settings.paid && (
        <Notice tone="warn" title={t(ordered ? "ordered" : "noPlan")}>
          {t(ordered ? "orderedText" : "noPlanText")}{" "}
          <Link href={`/${lng}${screens.subscription.path}`}>{t(ordered ? "toOrder" : "toPlans")}</Link>
        </Notice>
      )}
      <ClientMessages ns={["advertiser", "home", "map", "upload"]}>
        <HomeEntryForm lng={lng} settings={settings} entry={entry} name={name} />
      </ClientMessages>
    </div>
  );
});
