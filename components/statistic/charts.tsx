"use client";
import { useLocale, useTranslations } from "next-intl";
import { ChartFigure, chartKeyClass, chartKeysClass } from "@/components/ui/chart-figure";
import { cn } from "@/components/ui/cn";
import { later } from "@/components/ui/later";
import { type Bucket, bucketText, type Action, dayText } from "@/lib/features/statistic/rules";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

const CountsChart = later(() => import("@/components/ui/counts-chart").then((module) => module.CountsChart));

/** Told apart by colour, and without it. */
const strokes = {
  opened: { dash: undefined, fill: "var(--ink)" },
  web: { dash: "7 6", fill: "var(--info)" },
  phone: { dash: "0.5 6", fill: "var(--success)" },
} as const;

const shortOf = (day: string) => dayText(day).slice(0, 6);

function Key({ label, dash, fill }: { label: string; dash?: string; fill: string }) {
  return (
    <span className={chartKeyClass}>
      <svg width="30" height="8" aria-hidden="true">
        <line
          x1="2"
          x2="28"
          y1="4"
          y2="4"
          stroke={fill}
          strokeWidth="2.25"
          strokeDasharray={dash}
          strokeLinecap="round"
        />
      </svg>
      {label}
    </span>
  );
}

/** Showings tower above clicks: each has a scale of its own. */
export function Charts({ rows, weekly }: { rows: readonly Bucket[]; weekly: boolean }) {
  const t = useTranslations("statistic");
  const lng = useLocale() as Language;
  const named = (action: Action) => ({ key: action, label: t(`action.${action}`) });
  const clicks = (["opened", "web", "phone"] as const).map((action) => ({ ...named(action), ...strokes[action] }));
  const common = { rows, nameOf: bucketText, shortOf, number: (value: number) => formatNumber(value, lng) };
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] gap-4 mb-4">
      <ChartFigure title={t(weekly ? "chartShownWeek" : "chartShown")} alt={t("chartAlt")}>
        <CountsChart {...common} look="bars" series={[named("shown")]} />
      </ChartFigure>
      <ChartFigure
        title={t(weekly ? "chartClicksWeek" : "chartClicks")}
        alt={t("chartAlt")}
        keys={
          <span className={cn(chartKeysClass, "gap-x-4")}>
            {clicks.map(({ key, label, dash, fill }) => (
              <Key key={key} label={label} dash={dash} fill={fill} />
            ))}
          </span>
        }
      >
        <CountsChart {...common} look="lines" series={clicks} />
      </ChartFigure>
    </div>
  );
}
