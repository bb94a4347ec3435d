import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { KindChip } from "@/components/busrequest/kind-chip";
import { RouteLine } from "@/components/busrequest/route-line";
import { useRouteStops } from "@/components/busrequest/use-route-stops";
import { Icon } from "@/components/ui/icon";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { distanceKm } from "@/lib/features/place/rules";
import { formatDateTime } from "@/lib/i18n/formats";
import { entryHints, type PendingEntry } from "./entry";
import { ReviewFacts } from "./review-facts";
import { ReviewText } from "./review-text";

function routeOf({ start, end, stops }: BusRequestRecord) {
  const places = [start.address, ...stops, ...(end.address ? [end.address] : [])];
  const legs = places.slice(1).map((place, index) => distanceKm((places[index] ?? place).location, place.location));
  return { count: places.length, km: Math.round(legs.reduce((sum, km) => sum + km, 0)) };
}

function Check({ good, children }: { good: boolean; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[18px_1fr] gap-2 leading-snug">
      <Icon
        of={good ? "circle-check" : "triangle-exclamation-point"}
        size={17}
        className={good ? "text-success" : "text-warning"}
      />
      <span>{children}</span>
    </li>
  );
}

function Duplicate({ duplicate }: { duplicate: NonNullable<PendingEntry["duplicate"]> }) {
  const t = useTranslations("moderation.checks");
  const lng = useLocale();
  const { reference } = duplicate;
  const words = t("duplicate", { reference });
  if (duplicate.pending) return <>{words}</>;
  return (
    <>
      {words}{" "}
      <Link href={`/${lng}/request/${duplicate.id}`} target="_blank">
        {t("duplicateOpen", { reference })}
      </Link>
    </>
  );
}

/** What was checked by itself: address, confirmation and the signs of trouble, each as a sentence. */
function ReviewChecks({ entry, now }: { entry: PendingEntry; now: number }) {
  const t = useTranslations("moderation.checks");
  const { record, confirmedAt } = entry;
  const hints = entryHints(entry, now).filter((hint) => hint !== "unconfirmed");
  return (
    <ul className="grid gap-2 text-sm" aria-label={t("title")}>
      <Check good={confirmedAt !== null}>
        {confirmedAt === null ? t("unconfirmed") : t("confirmed", { time: formatDateTime(confirmedAt) })}
      </Check>
      <Check good>{t("addresses", routeOf(record))}</Check>
      {hints.map((hint) => (
        <Check key={hint} good={false}>
          {t(hint, { count: record.passengers ?? 0 })}
        </Check>
      ))}
      {entry.duplicate && (
        <Check good={false}>
          <Duplicate duplicate={entry.duplicate} />
        </Check>
      )}
    </ul>
  );
}

/** All of a waiting request: route, facts, the author's words, the automatic checks. */
export function ReviewBody({ entry, now }: { entry: PendingEntry; now: number }) {
  const { record, language } = entry;
  const stops = useRouteStops(record);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 justify-between">
        <KindChip kind={record.category} />
        <span className="reference text-ink-2">{record.reference}</span>
      </div>
      <RouteLine stops={stops} />
      <ReviewFacts record={record} language={language} />
      <ReviewText description={record.description} language={record.language} />
      <ReviewChecks entry={entry} now={now} />
    </>
  );
}
