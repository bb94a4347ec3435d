"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { KindSign, signName } from "@/components/map/kind-sign";
import { kinds } from "@/lib/features/busrequest/rules";
import type { StatsRecord, Week } from "@/lib/features/dashboard/schema";
import { inHours } from "./durations";
import { useWords } from "./use-words";

const CountsChart = dynamic(() => import("@/components/ui/counts-chart").then((module) => module.CountsChart), {
  ssr: false,
});

type Props = Pick<StatsRecord, "weeks" | "waits">;

function useCommon() {
  const { number, week, short } = useWords();
  return { number, shortOf: short, nameOf: ({ day }: { day: string }) => week(day) };
}

/** Requests by kind, stacked; offers and all else stand in the table. */
export function RequestChart({ weeks }: Pick<Props, "weeks">) {
  const t = useTranslations("dashboard");
  const kind = useTranslations("common.kind");
  const series = kinds.map((key) => ({ key, label: kind(key), fill: `var(--kind-${signName[key]})` }));
  return (
    <figure className="card">
      <figcaption>
        {t("requests.title")}
        <span className="db-k">
          {kinds.map((key) => (
            <span key={key}>
              <KindSign kind={key} size={18} />
              {kind(key)}
            </span>
          ))}
        </span>
      </figcaption>
      <div className="st-chart" role="img" aria-label={`${t("requests.title")}. ${t("alt")}`}>
        <CountsChart {...useCommon()} rows={weeks} look="bars" series={series} />
      </div>
    </figure>
  );
}

export function OfferChart({ weeks }: Pick<Props, "weeks">) {
  const t = useTranslations("dashboard.offers");
  const alt = useTranslations("dashboard")("alt");
  return (
    <figure className="card">
      <figcaption>{t("title")}</figcaption>
      <div className="st-chart" role="img" aria-label={`${t("title")}. ${alt}`}>
        <CountsChart {...useCommon()} rows={weeks} look="bars" series={[{ key: "offers", label: t("offers") }]} />
      </div>
    </figure>
  );
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
  const sum = { median: span(waits.median), p90: span(waits.p90), answered: number(waits.answered) };
  return (
    <figure className="card">
      <figcaption>
        {t("title")}
        <span className="db-k">{t("keys")}</span>
      </figcaption>
      <p className="db-s">{waits.answered === 0 ? t("none") : t("sum", sum)}</p>
      <div className="st-chart" role="img" aria-label={`${t("title")}. ${alt}`}>
        <CountsChart {...useCommon()} rows={weeks.map(hours)} look="lines" series={series} />
      </div>
      <p className="cap">{t("how")}</p>
    </figure>
  );
}
