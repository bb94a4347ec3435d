import { useLocale, useTranslations } from "next-intl";
import { ledgerSources, type LedgerRecord } from "@/lib/features/ledger/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { sourceFill, SourceSign } from "./source-sign";

type Month = LedgerRecord["months"][number];

const size = { left: 44, top: 24, width: 696, height: 190, bar: 34 };
const pitch = size.width / 12;
const full = { width: size.left + size.width, height: size.top + size.height + 26 };

/** The next round number above: 1, 2, 2.5 or 5 times a power of ten. */
function scaleFor(highest: number) {
  const unit = 10 ** Math.floor(Math.log10(Math.max(highest, 10)));
  return [1, 2, 2.5, 5, 10].map((step) => step * unit).find((top) => top >= highest) ?? unit * 10;
}

const nameOf = (month: number, language: Language) =>
  new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" })
    .format(Date.UTC(2026, month, 15))
    .replace(".", "");

/** Foot of the number over a bar: above the line of the year before where that would cross it. */
function numberAt({ all, before }: Month, y: (km: number) => number) {
  const foot = y(all) - 6;
  const isCrossed = before > 0 && y(before) < foot + 4 && y(before) > foot - 14;
  return isCrossed ? y(before) - 6 : foot;
}

function Bar({ month, x, y }: { month: Month; x: number; y: (km: number) => number }) {
  const lng = useLocale() as Language;
  let below = 0;
  return (
    <>
      {ledgerSources.map((source) => {
        const km = month[source];
        const foot = y(below);
        below += km;
        if (km <= 0) return null;
        const bar = { x, y: y(below), width: size.bar, height: foot - y(below) };
        return <rect key={source} {...bar} fill={sourceFill[source]} stroke="var(--ink)" strokeWidth={1.5} />;
      })}
      {month.before > 0 && (
        <line
          x1={x - 5}
          x2={x + size.bar + 5}
          y1={y(month.before)}
          y2={y(month.before)}
          stroke="var(--ink-3)"
          strokeWidth={3}
        />
      )}
      {month.all > 0 && (
        <text
          x={x + size.bar / 2}
          y={numberAt(month, y)}
          textAnchor="middle"
          fontWeight="700"
          fill="var(--ink)"
          stroke="var(--surface)"
          strokeWidth={4}
          paintOrder="stroke"
        >
          {formatNumber(Math.round(month.all), lng)}
        </text>
      )}
    </>
  );
}

function Keys({ before }: { before: number | null }) {
  const t = useTranslations("ledger");
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {ledgerSources.map((source) => (
        <li key={source} className="flex items-center gap-2">
          <SourceSign source={source} />
          {t(`source.${source}`)}
        </li>
      ))}
      {before !== null && (
        <li className="flex items-center gap-2">
          <svg width="18" height="18" aria-hidden="true">
            <line x1="0" x2="18" y1="9" y2="9" stroke="var(--ink-3)" strokeWidth="3" />
          </svg>
          {before}
        </li>
      )}
    </ul>
  );
}

/** Km of each month by where they come from, and a line for the year before. */
export function MonthChart({ year, months }: Pick<LedgerRecord, "year" | "months">) {
  const t = useTranslations("ledger");
  const lng = useLocale() as Language;
  const top = scaleFor(Math.max(...months.flatMap(({ all, before }) => [all, before])));
  const y = (km: number) => size.top + size.height * (1 - km / top);
  const hasBefore = months.some(({ before }) => before > 0);
  return (
    <section className="card min-w-0" aria-labelledby="ledger-months">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="ledger-months" className="sign-lg">
          {t("months")}
        </h2>
        <Keys before={hasBefore ? year - 1 : null} />
      </div>
      <div className="overflow-x-auto">
        <svg
          className="w-full"
          style={{ minWidth: 600 }}
          viewBox={`0 0 ${full.width} ${full.height}`}
          fontSize="12"
          role="img"
          aria-label={`${t("months")}. ${t("chartAlt")}`}
        >
          {[0, 0.5, 1].map((part) => (
            <g key={part}>
              <line
                x1={size.left}
                x2={full.width}
                y1={y(top * part)}
                y2={y(top * part)}
                stroke={part === 0 ? "var(--ink)" : "var(--line)"}
                strokeWidth={part === 0 ? 2 : 1}
              />
              <text x={size.left - 8} y={y(top * part) + 4} textAnchor="end" fill="var(--ink-2)">
                {formatNumber(top * part, lng)}
              </text>
            </g>
          ))}
          {months.map((month, index) => {
            const x = size.left + pitch * index + (pitch - size.bar) / 2;
            const name = nameOf(index, lng);
            return (
              <g key={name}>
                <Bar month={month} x={x} y={y} />
                <text x={x + size.bar / 2} y={full.height - 6} textAnchor="middle" fill="var(--ink-2)">
                  {name}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </section>
  );
}
