import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { ToursView } from "@/components/tour/tours-view";
import { ReturnLegs } from "@/components/returnleg/return-legs";
import { busChoices } from "@/lib/features/calendar/queries/booking";
import { yardName } from "@/lib/features/tour/queries/buses";
import { listTours } from "@/lib/features/tour/queries/drafts";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import "@/sheets/tours.css";

type Props = { params: Promise<{ lng: string }> };

export const generateMetadata = screenMetadata("tours", async (): Promise<Metadata> => {
  const t = await getTranslations("tour");
  return { title: t("title"), robots: { index: false } };
});

export default orMissing(async function ToursPage({ params }: Props) {
  const { lng } = await params;
  const viewer = await openScreen("tours", lng);
  const [buses, yard, drafts] = await Promise.all([
    busChoices(viewer, viewer.company.id),
    yardName(viewer),
    listTours(viewer, { take: 1, skip: 0 }),
  ]);
  const fleet = viewer.company.companyType === "busoperator" ? `/${lng}/userpanel/fleet` : null;
  return (
    <ClientMessages
      ns={[
        "tour",
        "returnleg",
        "busrequest.vehicleTypes",
        "busrequest.organisationTypes",
        "busrequest.fleet",
        "busrequest.board",
        "place",
        "map",
      ]}
    >
      <div className="grid grid-cols-1 content-start gap-4">
        <ToursView buses={buses} yard={yard} drafts={drafts.total} now={Date.now()} fleet={fleet} />
        <ReturnLegs />
      </div>
    </ClientMessages>
  );
});
