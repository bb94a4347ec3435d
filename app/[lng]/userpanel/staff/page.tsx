import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { PanelTabs } from "@/components/layout/panel-tabs";
import { StaffPanel } from "@/components/staff/staff-panel";
import { mayOpen, screens } from "@/lib/access/screens";
import { listStaff } from "@/lib/features/staff/queries";
import { openScreen } from "../../open-screen";

type Props = { params: Promise<{ lng: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("staff");
  return { title: t("title"), robots: { index: false } };
}

export default async function StaffPage({ params }: Props) {
  const { lng } = await params;
  const viewer = await openScreen("staff", lng);
  const { id = "", name = "" } = viewer.company ?? {};
  const [staff, t, menu] = await Promise.all([
    listStaff(viewer, id),
    getTranslations("staff"),
    getTranslations("common.menu"),
  ]);
  const names = (["companyProfile", "staff"] as const).filter((screen) => mayOpen(viewer, screen));
  const tabs = names.map((screen) => ({
    href: `/${lng}${screens[screen].path}`,
    label: menu(screen),
    current: screen === "staff",
  }));
  return (
    <div className="stack">
      <div className="ph">
        <h1>{t("title")}</h1>
      </div>
      <PanelTabs label={t("tabs")} tabs={tabs} />
      <p className="mut">{t("lead", { company: name })}</p>
      <ClientMessages ns={["staff"]}>
        <StaffPanel company={{ id, name }} staff={staff} />
      </ClientMessages>
    </div>
  );
}
