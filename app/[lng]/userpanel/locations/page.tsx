import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LocationBoard } from "@/components/advertiserlocation/edit/location-board";
import { locationsAddress } from "@/components/advertiserlocation/edit/locations-address";
import { FirstSteps } from "@/components/firststep/first-steps";
import { ClientMessages } from "@/components/layout/client-messages";
import { isOwner } from "@/lib/access/rules";
import { screens } from "@/lib/access/screens";
import { readLocationBoard } from "@/lib/features/advertiserlocation/queries/board";
import { readCompanyPlace } from "@/lib/features/advertiserlocation/queries/company-place";
import { firstStepsOf } from "@/lib/features/firststep/queries";
import type { SearchParams } from "../../search-params";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import "@/sheets/shown.css";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export const generateMetadata = screenMetadata("locations", async (): Promise<Metadata> => {
  const t = await getTranslations("advertiserlocation.panel");
  return { title: t("title"), robots: { index: false } };
});

export default orMissing(async function LocationsPage({ params, searchParams }: Props) {
  const { lng } = await params;
  const viewer = await openScreen("locations", lng);
  const query = locationsAddress.read(await searchParams);
  const [{ rows, ...reach }, companyPlace] = await Promise.all([readLocationBoard(viewer), readCompanyPlace(viewer)]);
  // Ordered by the owner alone.
  const plansHref = isOwner(viewer) ? `/${lng}${screens.subscription.path}` : null;
  const plan = { ...reach, plansHref, statisticsHref: `/${lng}${screens.locationStatistics.path}` };
  return (
    <ClientMessages ns={["advertiserlocation", "map", "place", "upload"]}>
      <FirstSteps lng={lng} steps={await firstStepsOf(viewer)} />
      <LocationBoard rows={rows} plan={plan} query={query} companyPlace={companyPlace} />
    </ClientMessages>
  );
});
