import { RouteInline } from "@/components/busrequest/route-inline";
import { DetailsSummary } from "@/components/ui/details-summary";
import { useLocale, useTranslations } from "next-intl";
import { formatDayMonth, formatNumber } from "@/lib/i18n/formats";
import { measuredBy } from "@/lib/features/ledger/rules";
import type { LedgerRecord, LedgerTrip } from "@/lib/features/ledger/schema";
import type { Language } from "@/lib/i18n/routing";
import { SourceSign } from "./source-sign";

/** How the km of one trip come together, section by section. */
function Sum({ trip }: { trip: LedgerTrip }) {
  const t = useTranslations("ledger");
  const lng = useLocale() as Language;
  const km = (value: number) => t("km", { km: formatNumber(Math.round(value), lng) });
  const measured = measuredBy(trip.measured);
  return (
    <details className="rounded-control bg-sunken p-3 text-sm">
      <DetailsSummary>
        <span>
          <RouteInline route={trip.title} />, {formatDayMonth(Date.parse(trip.day))}: <b>{km(trip.avoided)}</b>{" "}
          <span className="underline">{t("sum")}</span>
        </span>
      </DetailsSummary>
      <p className="mt-2">{t("sumTitle", { km: km(trip.avoided) })}</p>
      <ul>
        {trip.sections.map(({ part, from, to, km: length }) => (
          <li key={`${part} ${from} ${to}`} className="flex justify-between gap-3 border-b border-line py-1">
            <span>
              {t("section", { from, to })} <span className="text-ink-2">{t(`part.${part}`)}</span>
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {part === "empty" ? "−" : part === "alone" ? "+" : ""} {km(length)}
            </span>
          </li>
        ))}
      </ul>
      {measured && <p className="mt-2 text-ink-2">{t(`measured.${measured}`)}</p>}
    </details>
  );
}

/** Where the km come from, and how those of the last trip came together. */
export function Sources({ sources, trips }: Pick<LedgerRecord, "sources" | "trips">) {
  const t = useTranslations("ledger");
  const lng = useLocale() as Language;
  const last = trips.at(-1);
  return (
    <section className="card grid content-start gap-3" aria-labelledby="ledger-sources">
      <h2 id="ledger-sources" className="sign-lg">
        {t("from")}
      </h2>
      <ul>
        {sources.map(({ source, avoided, trips: count, chains }) => (
          <li key={source} className="flex items-center gap-3 border-b border-line py-2">
            <SourceSign source={source} />
            <span className="min-w-0 flex-1">
              <b className="block sign-md">{t(`source.${source}`)}</b>
              <span className="text-sm text-ink-2">{t(`sourceOf.${source}`, { trips: count, chains })}</span>
            </span>
            <b className="sign-lg whitespace-nowrap tabular-nums">
              {t("km", { km: formatNumber(Math.round(avoided), lng) })}
            </b>
          </li>
        ))}
      </ul>
      {last && <Sum trip={last} />}
    </section>
  );
}
