import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { ButtonLink } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { EmptyState } from "@/components/ui/empty-state";
import {
  type Action,
  actions,
  bucketsOf,
  changeOf,
  type Counts,
  dayText,
  periods,
} from "@/lib/features/statistic/rules";
import type { StatisticRecord } from "@/lib/features/statistic/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { Icon } from "@/components/ui/icon";
import { statisticFile } from "@/lib/features/statistic/client";
import { Charts } from "./charts";
import { statisticAddress, type StatisticQuery } from "./statistic-address";
import { CountsTable, LocationTable } from "./tables";
import { LocationChoice } from "./location-choice";

type StatisticHeadProps = { path: string; query: StatisticQuery; record: StatisticRecord; locationsHref: string };

/** Title with the days meant, the file with the same numbers, period and location. */
function StatisticHead({ path, query, record, locationsHref }: StatisticHeadProps) {
  const t = useTranslations("statistic");
  const { from, to, locations } = record;
  return (
    <>
      <PageHead title={t("title")} className="mb-4">
        <span className="text-ink-2">{t("from", { from: dayText(from), to: dayText(to) })}</span>
        <ButtonLink className="ml-auto" href={locationsHref}>
          <Icon of="arrow-left" size={17} />
          {t("locations")}
        </ButtonLink>
        <a className={buttonClass({})} href={statisticFile({ from, to, location: query.location })} download>
          <Icon of="download" size={17} />
          {t("csv")}
        </a>
      </PageHead>
      <div className="flex flex-wrap gap-y-3 gap-x-5 items-end mb-4">
        <nav className="segments segments-auto" aria-label={t("period")}>
          {periods.map((days) => (
            <Link
              key={days}
              href={path + statisticAddress.write({ ...query, days })}
              aria-current={query.days === days ? "true" : undefined}
              scroll={false}
            >
              {days === 365 ? t("year") : t("days", { days })}
            </Link>
          ))}
        </nav>
        {locations.length > 1 && <LocationChoice path={path} query={query} locations={locations} />}
      </div>
    </>
  );
}

type TotalsProps = { total: Counts; before: Counts; days: number };

function Change({ now, before, days }: { now: number; before: number; days: number }) {
  const t = useTranslations("statistic");
  const percent = changeOf(now, before);
  if (percent === null) return t("noBefore", { days });
  if (percent === 0) return t("same", { days });
  return t(percent > 0 ? "more" : "less", { percent: Math.abs(percent), days });
}

/** What was counted, each against as many days before. */
function Totals({ total, before, days }: TotalsProps) {
  const t = useTranslations("statistic");
  const lng = useLocale() as Language;
  const tile = (action: Action) => (
    <div key={action} className="bg-surface px-[1.1rem] pt-4 pb-4">
      <dt className="sign-md">{t(`action.${action}`)}</dt>
      <dd className="grid gap-0.5 text-sm text-ink-2">
        <strong className="title-2xl text-ink tabular-nums">{formatNumber(total[action], lng)}</strong>
        <span>
          <Change now={total[action]} before={before[action]} days={days} />
        </span>
        <small className="text-xs text-ink-3">{t(`means.${action}`)}</small>
      </dd>
    </div>
  );
  return (
    <dl className="card card-flush grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-px bg-line overflow-hidden mb-4">
      {actions.map(tile)}
    </dl>
  );
}

type Props = { path: string; query: StatisticQuery; record: StatisticRecord; locationsHref: string };

function Nothing({ none, href }: { none: boolean; href: string }) {
  const t = useTranslations("statistic");
  return (
    <EmptyState
      title={t(none ? "noneTitle" : "emptyTitle")}
      text={t(none ? "noneText" : "emptyText")}
      action={
        <ButtonLink variant="pri" href={href}>
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
      <StatisticHead path={path} query={query} record={record} locationsHref={locationsHref} />
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
      <p className="mt-4 max-w-measure text-xs text-ink-3">{t("how")}</p>
    </>
  );
}
