import { PageHead } from "@/components/ui/page-head";
import { ArrowLeft, Download } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { ButtonLink, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { statisticFile } from "@/lib/features/statistic/client";
import { dayText, periods } from "@/lib/features/statistic/rules";
import type { StatisticRecord } from "@/lib/features/statistic/schema";
import { LocationChoice } from "./location-choice";
import { type StatisticQuery, statisticAddress } from "./statistic-address";

type Props = { path: string; query: StatisticQuery; record: StatisticRecord; locationsHref: string };

/** Title with the days meant, the file with the same numbers, period and location. */
export function StatisticHead({ path, query, record, locationsHref }: Props) {
  const t = useTranslations("statistic");
  const { from, to, locations } = record;
  return (
    <>
      <PageHead title={t("title")} className="mb-4">
        <span className="text-ink-2">{t("from", { from: dayText(from), to: dayText(to) })}</span>
        <ButtonLink className="ml-auto" href={locationsHref} prefetch={false}>
          <Icon of={ArrowLeft} size={17} />
          {t("locations")}
        </ButtonLink>
        <a className={buttonClass({})} href={statisticFile({ from, to, location: query.location })} download>
          <Icon of={Download} size={17} />
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
              prefetch={false}
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
