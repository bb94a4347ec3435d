import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { nearAddress, take, listQueryOf } from "@/components/near/near-address";
import { nearLines } from "@/components/near/near-line";
import { NearNews } from "@/components/near/near-news";
import { NearView } from "@/components/near/near-view";
import { asText } from "@/components/ui/as-text";
import { isTravelService } from "@/lib/access/rules";
import { screens } from "@/lib/access/screens";
import { mostCounted } from "@/lib/features/filtersetting/rules";
import { listNear } from "@/lib/features/filtersetting/queries/near";
import type { Language } from "@/lib/i18n/routing";
import { currentViewer } from "../../current-viewer";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import { pageSince } from "../../waiting";
import "@/sheets/offers.css";

type Search = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Search> };

export const generateMetadata = screenMetadata("nearrequests", async (): Promise<Metadata> => {
  const [t, viewer] = await Promise.all([getTranslations("near"), currentViewer()]);
  return { title: t(isTravelService(viewer) ? "passingPage" : "title"), robots: { index: false } };
});

export default orMissing(async function NearRequestsPage({ params, searchParams }: Props) {
  const [{ lng }, search] = await Promise.all([params, searchParams]);
  const viewer = await openScreen("nearrequests", lng);
  const filter = nearAddress.read(search);
  const path = `/${lng}${screens.nearrequests.path}`;
  const since = await pageSince();
  const list = await listNear(viewer, listQueryOf(filter));
  const last = Math.max(1, Math.ceil(Math.min(list.total, mostCounted) / take));
  if (filter.page > last) redirect(`${path}${nearAddress.write({ ...filter, page: last })}`);
  const company = viewer.company.id;
  const settings = `/${lng}${screens.filterSettings.path}`;
  return (
    <ClientMessages
      ns={[
        "near",
        "busrequest.kinds",
        "busrequest.vehicleTypes",
        "busrequest.ticket",
        "busrequest.page",
        "busrequest.organisationTypes",
        "busrequest.kindsShort",
        "busrequest.fleet",
        "busrequest.filter",
        "busrequest.contactRule",
        "busrequest.circle",
        "busrequest.board",
        "map",
        "place",
        "needs",
        "fit",
      ]}
    >
      <NearNews company={company} since={since} kinds={filter.kinds} known={list.rows.map(({ id }) => id)} />
      <NearView
        list={asText(nearLines(list, lng as Language))}
        filter={filter}
        path={path}
        settings={settings}
        company={company}
        readOnly={isTravelService(viewer)}
        now={Date.now()}
      />
    </ClientMessages>
  );
});
