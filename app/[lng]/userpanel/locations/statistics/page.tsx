import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { statisticAddress } from "@/components/statistic/statistic-address";
import { StatisticView } from "@/components/statistic/statistic-view";
import { screens } from "@/lib/access/screens";
import { AppError } from "@/lib/errors";
import { readStatistic } from "@/lib/features/statistic/queries";
import { spanOf } from "@/lib/features/statistic/rules";
import { orMissing } from "../../../missing";
import { openScreen, screenMetadata } from "../../../open-screen";
import type { SearchParams } from "../../../search-params";
import "@/sheets/shown.css";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export const generateMetadata = screenMetadata("locationStatistics", async (): Promise<Metadata> => {
  const t = await getTranslations("statistic");
  return { title: t("title"), robots: { index: false } };
});

export default orMissing(async function StatisticsPage({ params, searchParams }: Props) {
  const { lng } = await params;
  const viewer = await openScreen("locationStatistics", lng);
  const query = statisticAddress.read(await searchParams);
  const path = `/${lng}${screens.locationStatistics.path}`;
  const span = { ...spanOf(query.days, Date.now()), ...(query.location ? { location: query.location } : {}) };
  const record = await readStatistic(viewer, span).catch((error: unknown) => {
    // A location that is gone: the link leads to what is left.
    if (error instanceof AppError && error.code === "NotFound") return null;
    throw error;
  });
  if (!record) redirect(path + statisticAddress.write({ ...query, location: null }));
  return (
    <ClientMessages ns={["statistic"]}>
      <StatisticView path={path} query={query} record={record} locationsHref={`/${lng}${screens.locations.path}`} />
    </ClientMessages>
  );
});
