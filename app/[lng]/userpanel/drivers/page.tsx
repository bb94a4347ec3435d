import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DriverPanel } from "@/components/driver/driver-panel";
import { ClientMessages } from "@/components/layout/client-messages";
import { listDrivers } from "@/lib/features/driver/queries/list";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import "@/sheets/company.css";

type Props = { params: Promise<{ lng: string }> };

export const generateMetadata = screenMetadata("drivers", async (): Promise<Metadata> => {
  const t = await getTranslations("driver.panel");
  return { title: t("title"), robots: { index: false } };
});

export default orMissing(async function DriversPage({ params }: Props) {
  const viewer = await openScreen("drivers", (await params).lng);
  const { rows } = await listDrivers(viewer);
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <ClientMessages ns={["driver"]}>
        <DriverPanel drivers={rows} />
      </ClientMessages>
    </div>
  );
});
