import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CertificatePanel } from "@/components/certificate/certificate-panel";
import { ClientMessages } from "@/components/layout/client-messages";
import { PanelTabs } from "@/components/layout/panel-tabs";
import { PageHead } from "@/components/ui/page-head";
import { busChoices, listCertificates } from "@/lib/features/certificate/queries";
import { companyTabs } from "../../company-tabs";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import "@/sheets/company.css";

type Props = { params: Promise<{ lng: string }> };

export const generateMetadata = screenMetadata("certificates", async (): Promise<Metadata> => {
  const t = await getTranslations("certificate.panel");
  return { title: t("title"), robots: { index: false } };
});

export default orMissing(async function CertificatesPage({ params }: Props) {
  const { lng } = await params;
  const viewer = await openScreen("certificates", lng);
  const [{ rows }, buses, t, tabs] = await Promise.all([
    listCertificates(viewer),
    busChoices(viewer),
    getTranslations("certificate.panel"),
    companyTabs(viewer, lng, "certificates"),
  ]);
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <PageHead title={t("title")} />
      <PanelTabs label={t("tabs")} tabs={tabs} />
      <p className="max-w-measure text-ink-2">{t("lead")}</p>
      <ClientMessages ns={["certificate", "upload"]}>
        <CertificatePanel certificates={rows} buses={buses} />
      </ClientMessages>
    </div>
  );
});
