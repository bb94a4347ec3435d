import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { take, tripsAddress } from "@/components/trip/trips-address";
import { ClientMessages } from "@/components/layout/client-messages";
import { TripsList } from "@/components/trip/trips-list";
import { isBusPartner } from "@/lib/access/rules";
import { screens } from "@/lib/access/screens";
import { countTrips, listTrips } from "@/lib/features/trip/queries/list";
import { readLadder } from "@/lib/features/trip/queries/ladder";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import type { SearchParams } from "../../search-params";
import "@/sheets/trips.css";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export const generateMetadata = screenMetadata("trips", async (): Promise<Metadata> => {
  const t = await getTranslations("trip.list");
  return { title: t("title"), robots: { index: false } };
});

export default orMissing(async function TripsPage({ params, searchParams }: Props) {
  const [{ lng }, search] = await Promise.all([params, searchParams]);
  const viewer = await openScreen("trips", lng);
  const filter = tripsAddress.read(search);
  const path = `/${lng}${screens.trips.path}`;
  const [counts, { rows, total }, ladder] = await Promise.all([
    countTrips(viewer),
    listTrips(viewer, { show: filter.show, take, skip: (filter.page - 1) * take }),
    isBusPartner(viewer) ? readLadder(viewer, viewer.company.id) : null,
  ]);
  const drives = ladder && viewer.company && { companyId: viewer.company.id, ladder };
  const last = Math.max(1, Math.ceil(total / take));
  if (filter.page > last) redirect(`${path}${tripsAddress.write({ ...filter, page: last })}`);
  return (
    <ClientMessages ns={["trip"]}>
      <TripsList rows={rows} total={total} counts={counts} filter={filter} path={path} drives={drives} />
    </ClientMessages>
  );
});
