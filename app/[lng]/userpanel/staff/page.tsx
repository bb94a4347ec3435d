import { PageHead } from "@/components/ui/page-head";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { PanelTabs } from "@/components/layout/panel-tabs";
import { StaffPanel } from "@/components/staff/staff-panel";
import { listStaff } from "@/lib/features/staff/queries";
import { companyTabs } from "../../company-tabs";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import "@/sheets/company.css";

type Props = { params: Promise<{ lng: string }> };

export const generateMetadata = screenMetadata("staff", async (): Promise<Metadata> => {
  const t = await getTranslations("staff");
  return { title: t("title"), robots: { index: false } };
});

export default orMissing(async function StaffPage({ params }: Props) {
  const { lng } = await params;
  const viewer = await openScreen("staff", lng);
  const { id, name } = viewer.company;
  const [staff, t, tabs] = await Promise.all([
    listStaff(viewer, id),
    getTranslations("staff"),
    companyTabs(viewer, lng, "staff"),
  ]);
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <PageHead title={t("title")} />
      <PanelTabs label={t("tabs")} tabs={tabs} />
      <p className="text-ink-2">{t("lead", { company: name })}</p>
      <ClientMessages ns={["staff"]}>
        <StaffPanel company={{ id, name }} staff={staff} />
      </ClientMessages>
    </div>
  );
});
