import { PageHead } from "@/components/ui/page-head";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { bucketsOf, actions } from "@/lib/features/statistic/rules";
import type { StatisticRecord } from "@/lib/features/statistic/schema";
import { Charts } from "./charts";
import type { StatisticQuery } from "./statistic-address";
import { StatisticHead } from "./statistic-head";
import { CountsTable, LocationTable } from "./tables";
import { Totals } from "./totals";

type Props = { path: string; query: StatisticQuery; record: StatisticRecord; locationsHref: string };

function Nothing({ none, href }: { none: boolean; href: string }) {
  const t = useTranslations("statistic");
  return (
    <EmptyState
      title={t(none ? "noneTitle" : "emptyTitle")}
      text={t(none ? "noneText" : "emptyText")}
      action={
        <ButtonLink variant="pri" href={href} prefetch={false}>
          {t("toLocations")}
        </ButtonLink>
      }
    />
  );
}

/** What visitors did with a travel service's locations. */
export function StatisticView({ path, query, record, locationsHref }: Props) {
  const t = useTranslations("statistic");
  const { days, locations, total, before, entry } = record;
  const isEntrySeen = entry.shown > 0 || entry.opened > 0;
  if (locations.length === 0 && !isEntrySeen) {
    return (
      <>
        <PageHead title={t("title")} className="mb-4" />
        <Nothing none href={locationsHref} />
      </>
    );
  }
  const rows = bucketsOf(days);
  const weekly = rows.length < days.length;
  return (
    <>
      <StatisticHead {...{ path, query, record, locationsHref }} />
      <Totals total={total} before={before} days={query.days} />
      {!isEntrySeen && actions.every((action) => total[action] === 0) ? (
        <Nothing none={false} href={locationsHref} />
      ) : (
        <>
          <Charts rows={rows} weekly={weekly} />
          <CountsTable rows={rows} weekly={weekly} total={total} />
        </>
      )}
      <LocationTable path={path} query={query} locations={locations} entry={entry} />
      <p className="mt-4 max-w-[70ch] text-xs text-ink-3">{t("how")}</p>
    </>
  );
}
