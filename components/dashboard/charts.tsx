"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { KindSign, signName } from "@/components/map/kind-sign";
import { ChartFigure, chartKeyClass, chartKeysClass } from "@/components/ui/chart-figure";
import { cn } from "@/components/ui/cn";
import { type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import type { StatsRecord, Week } from "@/lib/features/dashboard/schema";
import { inHours } from "./durations";
import { useWords } from "./use-words";

const CountsChart = dynamic(() => import("@/components/ui/counts-chart").then((module) => module.CountsChart), {
  ssr: false,
});

const titleClass = "text-[1.125rem]/[1.25]";
const keysClass = cn(chartKeysClass, "gap-x-4");

type Props = Pick<StatsRecord, "weeks" | "waits">;

function useCommon() {
  const { number, week, short } = useWords();
  return { number, shortOf: short, nameOf: ({ day }: { day: string }) => week(day) };
}

type ByKindProps = { title: string; rows: readonly ({ day: string } & Record<Kind, number>)[] };

/** Counts by kind, stacked; the table below has them too. */
function KindChart({ title, rows }: ByKindProps) {
  const alt = useTranslations("dashboard")("alt");
  const kind = useTranslations("common.kind");
  const series = kinds.map((key) => ({ key, label: kind(key), fill: `var(--kind-${signName[key]})` }));
  return (
    <ChartFigure
      title={title}
      titleClass={titleClass}
      alt={alt}
      keys={
        <span className={keysClass}>
          {kinds.map((key) => (
            <span key={key} className={chartKeyClass}>
              <KindSign kind={key} size={18} />
              {kind(key)}
            </span>
          ))}
        </span>
      }
    >
      <CountsChart {...useCommon()} rows={rows} look="bars" series={series} />
    </ChartFigure>
  );
}

export function RequestChart({ weeks }: Pick<Props, "weeks">) {
  return <KindChart title={useTranslations("dashboard.requests")("title")} rows={weeks} />;
}

/** Offers by the kind of their request. */
export function OfferChart({ weeks }: Pick<Props, "weeks">) {
  const rows = weeks.map(({ day, offersByKind }) => ({ day, ...offersByKind }));
  return <KindChart title={useTranslations("dashboard.offers")("title")} rows={rows} />;
}

const hours = ({ day, waits }: Week) => ({ day, median: inHours(waits.median), p90: inHours(waits.p90) });

/** Median and ninth decile of each week, in hours. */
export function WaitChart({ weeks, waits }: Props) {
  const t = useTranslations("dashboard.waits");
  const alt = useTranslations("dashboard")("alt");
  const { span, number } = useWords();
  const series = [
    { key: "median", label: t("median") },
    { key: "p90", label: t("p90"), dash: "7 6" },
  ];
  const count = weeks.length;
  const sum = { count, median: span(waits.median), p90: span(waits.p90), answered: number(waits.answered) };
  return (
    <ChartFigure
      title={t("title")}
      titleClass={titleClass}
      alt={alt}
      keys={<span className={keysClass}>{t("keys")}</span>}
      note={
        <p className="mb-[0.6rem] text-sm text-ink-2">{waits.answered === 0 ? t("none", { count }) : t("sum", sum)}</p>
      }
      foot={<p className="mt-[0.6rem] text-xs text-ink-3">{t("how")}</p>}
    >
      <CountsChart {...useCommon()} rows={weeks.map(hours)} look="lines" series={series} />
    </ChartFigure>
  );
}
