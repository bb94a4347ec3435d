"use client";
import { useTranslations } from "next-intl";
import { KindSign, signName } from "@/components/map/kind-sign";
import { ChartFigure, chartKeyClass, chartKeysClass } from "@/components/ui/chart-figure";
import { cn } from "@/components/ui/cn";
import { later } from "@/components/ui/later";
import { type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import type { StatsRecord, Week } from "@/lib/features/dashboard/schema";
import { inUnit, scaleOf } from "./durations";
import { useWords } from "./use-words";

const CountsChart = later(() => import("@/components/ui/counts-chart").then((module) => module.CountsChart));

const keysClass = cn(chartKeysClass, "gap-x-4");

type Props = Pick<StatsRecord, "weeks" | "former" | "waits">;

function useCommon() {
  const { number, week, short } = useWords();
  return { number, shortOf: short, nameOf: ({ day }: { day: string }) => week(day) };
}

type Counts = Record<Kind, number>;
/** `former`: what as many weeks before had in all. */
type ByKindProps = { title: string; rows: readonly ({ day: string } & Counts)[]; former: readonly number[] };

const sumOf = (counts: Counts) => kinds.reduce((sum, key) => sum + counts[key], 0);

/** Counts by kind, stacked; the table below has them too. */
function KindChart({ title, rows, former }: ByKindProps) {
  const before = useTranslations("dashboard")("former");
  const alt = useTranslations("dashboard")("alt");
  const kind = useTranslations("common.kind");
  const series = kinds.map((key) => ({ key, label: kind(key), fill: `var(--kind-${signName[key]})` }));
  return (
    <ChartFigure
      title={title}
      alt={alt}
      keys={
        <span className={keysClass}>
          {kinds.map((key) => (
            <span key={key} className={chartKeyClass}>
              <KindSign kind={key} size={18} />
              {kind(key)}
            </span>
          ))}
          <span className={chartKeyClass}>
            <span className="h-0.5 w-4 bg-line-strong" aria-hidden />
            {before}
          </span>
        </span>
      }
    >
      <CountsChart
        {...useCommon()}
        rows={rows.map((row, index) => ({ ...row, former: former[index] }))}
        look="bars"
        series={series}
        former={{ key: "former", label: before }}
      />
    </ChartFigure>
  );
}

export function RequestChart({ weeks, former }: Omit<Props, "waits">) {
  const title = useTranslations("dashboard.requests")("title");
  return <KindChart title={title} rows={weeks} former={former.map(sumOf)} />;
}

/** Offers by the kind of their request. */
export function OfferChart({ weeks, former }: Omit<Props, "waits">) {
  const rows = weeks.map(({ day, offersByKind }) => ({ day, ...offersByKind }));
  return (
    <KindChart
      title={useTranslations("dashboard.offers")("title")}
      rows={rows}
      former={former.map(({ offers }) => offers)}
    />
  );
}

/** Median and ninth decile of each week, in hours or days. */
export function WaitChart({ weeks, former, waits }: Props) {
  const t = useTranslations("dashboard.waits");
  const alt = useTranslations("dashboard")("alt");
  const { span, number } = useWords();
  const series = [
    { key: "median", label: t("median"), end: "below" },
    { key: "p90", label: t("p90"), dash: "7 6", end: "above" },
  ] as const;
  const unit = scaleOf([...weeks, ...former].flatMap(({ waits: { median, p90 } }) => [median, p90]));
  const rows = weeks.map(({ day, waits: { median, p90 } }: Week, index) => ({
    day,
    median: inUnit(median, unit),
    p90: inUnit(p90, unit),
    former: inUnit(former[index]?.waits.median ?? null, unit),
  }));
  const count = weeks.length;
  const sum = { count, median: span(waits.median), p90: span(waits.p90), answered: number(waits.answered) };
  return (
    <ChartFigure
      title={t("title")}
      alt={alt}
      keys={<span className={keysClass}>{t(unit)}</span>}
      note={<p className="mb-2 text-sm text-ink-2">{waits.answered === 0 ? t("none", { count }) : t("sum", sum)}</p>}
      foot={<p className="mt-2 text-xs text-ink-3">{t("how")}</p>}
    >
      <CountsChart
        {...useCommon()}
        rows={rows}
        look="lines"
        series={series}
        former={{ key: "former", label: t("former") }}
      />
    </ChartFigure>
  );
}
