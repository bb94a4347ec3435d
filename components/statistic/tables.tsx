import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Table } from "@/components/ui/table";
import { type Bucket, bucketText, type Counts, actions } from "@/lib/features/statistic/rules";
import type { StatisticRecord } from "@/lib/features/statistic/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { type StatisticQuery, writeStatisticQuery } from "./statistic-address";

function Heads({ first }: { first: string }) {
  const t = useTranslations("statistic");
  return (
    <>
      <th scope="col">{first}</th>
      {actions.map((action) => (
        <th key={action} scope="col" className="text-right">
          {t(`action.${action}`)}
        </th>
      ))}
    </>
  );
}

/** What is not counted of a row is a dash. */
function Row({ name, counts, bold }: { name: ReactNode; counts: Partial<Counts>; bold?: boolean }) {
  const lng = useLocale() as Language;
  const said = (count: number | undefined) => (count === undefined ? "–" : formatNumber(count, lng));
  return (
    <tr>
      <th scope="row" className="st-row">
        {name}
      </th>
      {actions.map((action) => (
        <td key={action} className="text-right">
          {bold ? <b>{said(counts[action])}</b> : said(counts[action])}
        </td>
      ))}
    </tr>
  );
}

/** The charts' numbers, newest first. */
export function CountsTable({ rows, weekly, total }: { rows: readonly Bucket[]; weekly: boolean; total: Counts }) {
  const t = useTranslations("statistic");
  return (
    <details className="card st-numbers">
      <summary>{t("numbers")}</summary>
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
        href={path + writeStatisticQuery({ ...query, location: id })}
        aria-current={query.location === id ? "true" : undefined}
        prefetch={false}
        scroll={false}
      >
        {title}
      </Link>{" "}
      {!active && <Badge tone="off">{t("inactive")}</Badge>}
    </>
  );
  return (
    <div className="card st-by">
      <h2>{t("byLocation")}</h2>
      <Table caption={t("byLocation")} head={<Heads first={t("location")} />}>
        {locations.map((location) => (
          <Row key={location.id} name={name(location)} counts={location} />
        ))}
        <Row name={t("entry")} counts={entry} />
      </Table>
    </div>
  );
}
