import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { type SearchParams, searchOf } from "@/app/[lng]/adminpanel/search-params";
import { openScreen } from "@/app/[lng]/open-screen";
import { BusList } from "@/components/bus/admin/bus-list";
import { ClientMessages } from "@/components/layout/client-messages";
import { listAllBuses } from "@/lib/features/bus/queries/admin";
import { adminBusList } from "@/lib/features/bus/schema/admin";
import { singleKeysOf } from "@/lib/features/user/queries/single-keys";
import { pageQuery, readQuery } from "@/lib/http/admin-list";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("bus.admin");
  return { title: t("title"), robots: { index: false } };
}

export default async function AdminFleetPage({ params, searchParams }: Props) {
  const viewer = await openScreen("fleetadmin", (await params).lng);
  const query = readQuery(adminBusList, await searchOf(searchParams));
  const page = { ...pageQuery(adminBusList, query), filter: adminBusList.filterOf(query) };
  const [first, keys] = await Promise.all([listAllBuses(viewer, page), singleKeysOf(viewer)]);
  return (
    <ClientMessages ns={["admin", "bus", "busrequest"]}>
      <BusList query={query} first={first} keys={keys} />
    </ClientMessages>
  );
}
