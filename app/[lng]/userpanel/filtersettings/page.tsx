import { PageHead } from "@/components/ui/page-head";
import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { SettingsForm } from "@/components/filtersetting/settings-form";
import { ClientMessages } from "@/components/layout/client-messages";
import { isBusOperator } from "@/lib/access/rules";
import { screens } from "@/lib/access/screens";
import { getFilterSettings } from "@/lib/features/filtersetting/queries/settings";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import "@/sheets/offers.css";

type Props = { params: Promise<{ lng: string }> };

export const generateMetadata = screenMetadata("filterSettings", async (): Promise<Metadata> => {
  const t = await getTranslations("filtersetting");
  return { title: t("title"), robots: { index: false } };
});

export default orMissing(async function FilterSettingsPage({ params }: Props) {
  const { lng } = await params;
  const viewer = await openScreen("filterSettings", lng);
  const companyId = viewer.company.id;
  const [settings, t] = await Promise.all([getFilterSettings(viewer, companyId), getTranslations("filtersetting")]);
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <PageHead title={t("title")}>
        <Link className="ml-auto" href={`/${lng}${screens.nearrequests.path}`}>
          {t("toNear")}
        </Link>
      </PageHead>
      <p className="text-ink-2">{t("lead")}</p>
      <ClientMessages
        ns={[
          "filtersetting",
          "busrequest.kinds",
          "busrequest.vehicleTypes",
          "busrequest.ticket",
          "busrequest.organisationTypes",
          "busrequest.fleet",
          "busrequest.board",
          "place",
          "map",
        ]}
      >
        <SettingsForm companyId={companyId} settings={settings} hasFleet={isBusOperator(viewer)} />
      </ClientMessages>
    </div>
  );
});
