import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { NumbersSummary, rowHeadClass, Table } from "@/components/ui/table";
import { type Bucket, bucketText, type Counts, actions } from "@/lib/features/statistic/rules";
import type { StatisticRecord } from "@/lib/features/statistic/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { type StatisticQuery, statisticAddress } from "./statistic-address";

/** `tight`: five columns of numbers in the width of a phone. */
function Heads({ first, tight }: { first: string; tight?: boolean }) {
  const t = useTranslations("statistic");
  const close = tight && "max-sm:tracking-sign";
  return (
    <>
      <th scope="col" className={close || undefined}>
        {first}
      </th>
      {actions.map((action) => (
        <th key={action} scope="col" className={cn("text-right", close)}>
          {t(`action.${action}`)}
        </th>
      ))}
    </>
  );
}

type RowProps = { name: ReactNode; counts: Partial<Counts>; bold?: boolean; tight?: boolean };

/** What is not counted of a row is a dash; a row without a link is as high as those with one. */
function Row({ name, counts, bold, tight }: RowProps) {
  const lng = useLocale() as Language;
  const format = (count: number | undefined) => (count === undefined ? "–" : formatNumber(count, lng));
  return (
    <tr className={tight ? "h-12" : undefined}>
      <th
        scope="row"
        className={cn(rowHeadClass, "whitespace-normal", tight && "max-sm:min-w-20 max-sm:wrap-anywhere")}
      >
        {name}
      </th>
      {actions.map((action) => (
        <td key={action} className="text-right">
          {bold ? <b>{format(counts[action])}</b> : format(counts[action])}
        </td>
      ))}
    </tr>
  );
}

/** The charts' numbers, newest first. */
export function CountsTable({ rows, weekly, total }: { rows: readonly Bucket[]; weekly: boolean; total: Counts }) {
  const t = useTranslations("statistic");
  return (
    <details className="card mb-4">
      <NumbersSummary>{t("numbers")}</NumbersSummary>
      <Table caption={t("numbers")} head={<Heads first={weekly ? t("week") : t("day")} />}>
        {rows.toReversed().map((row) => (
          <Row key={row.day} name={<span className="whitespace-nowrap">{bucketText(row)}</span>} counts={row} />
        ))}
        <Row name={t("sum")} counts={total} bold />
      </Table>
    </details>
  );
}

type ByLocation = { path: string; query: StatisticQuery } & Pick<StatisticRecord, "locations" | "entry">;

/** Each location of the company, its name leads to its own numbers; and the entry on the home page. */
export function LocationTable({ path, query, locations, entry }: ByLocation) {
  const t = useTranslations("statistic");
  const name = ({ id, title, active }: ByLocation["locations"][number]) => (
    <>
      <Link
        className="inline-block py-1"
        href={path + statisticAddress.write({ ...query, location: id })}
        aria-current={query.location === id ? "true" : undefined}
        scroll={false}
      >
        {title}
      </Link>{" "}
      {!active && <Badge tone="off">{t("inactive")}</Badge>}
    </>
  );
  return (
    <div className="card">
      <h2 className="mb-2 sign-lg">{t("byLocation")}</h2>
      <Table
        caption={t("byLocation")}
        head={<Heads first={t("location")} tight />}
        className="max-sm:[--cell-side:0.2rem]"
      >
        {locations.map((location) => (
          <Row key={location.id} name={name(location)} counts={location} tight />
        ))}
        <Row name={t("entry")} counts={entry} tight />
      </Table>
    </div>
  );
}
