import { PageHead } from "@/components/ui/page-head";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { orMissing } from "@/app/[lng]/missing";
import { openScreen, screenMetadata } from "@/app/[lng]/open-screen";
import { OfferChart, RequestChart, WaitChart } from "@/components/dashboard/charts";
import { RangeChoice } from "@/components/dashboard/range-choice";
import { Counters } from "@/components/dashboard/counters";
import { Errors, Jobs, Mails } from "@/components/dashboard/health-parts";
import { Log } from "@/components/dashboard/log-part";
import { Companies, Subscriptions } from "@/components/dashboard/market-parts";
import { WeekTable } from "@/components/dashboard/week-table";
import { ClientMessages } from "@/components/layout/client-messages";
import { getStats } from "@/lib/features/dashboard/queries/stats";
import { rangeOf } from "@/lib/features/dashboard/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { type SearchParams, searchOf } from "../search-params";
import "@/sheets/admin-lists.css";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export const generateMetadata = screenMetadata("dashboard", async (): Promise<Metadata> => {
  const t = await getTranslations("dashboard");
  return { title: t("title"), robots: { index: false } };
});

export default orMissing(async function DashboardPage({ params, searchParams }: Props) {
  const viewer = await openScreen("dashboard", (await params).lng);
  const range = rangeOf(searchOf(await searchParams));
  const [t, stats] = await Promise.all([getTranslations("dashboard"), getStats(viewer, { weeks: range })]);
  const { weeks, former, waits } = stats;
  return (
    <ClientMessages ns={["dashboard", "audit"]}>
      <PageHead title={t("title")} className="mb-4">
        <span className="text-ink-2">{t("asOf", { at: formatDateTime(stats.at) })}</span>
        <RangeChoice range={range} />
      </PageHead>
      <Counters stats={stats} />
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,24rem)] gap-4 items-start max-[74.99rem]:grid-cols-1">
        <div className="grid grid-cols-1 gap-4">
          <RequestChart weeks={weeks} former={former} />
          <OfferChart weeks={weeks} former={former} />
          <WaitChart weeks={weeks} former={former} waits={waits} />
          <WeekTable weeks={weeks} />
          <Companies stats={stats} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <Log lines={stats.log} />
          <Subscriptions stats={stats} />
          <Mails stats={stats} />
          <Jobs stats={stats} />
          <Errors stats={stats} />
        </div>
      </div>
    </ClientMessages>
  );
});
