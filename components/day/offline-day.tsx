"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { EmptyState } from "@/components/ui/empty-state";
import { useOnline } from "@/components/ui/use-online";
import { keptDay } from "@/lib/features/day/client";
import type { DayRecord } from "@/lib/features/day/schema";
import { formatAgo } from "@/lib/i18n/ago";
import { formatDateTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { DayCard } from "./day-card";

/** The page that could not be shown; an address of this site and nothing else. */
function wantedPage(home: string) {
  const from = new URLSearchParams(location.search).get("from") ?? home;
  const url = URL.canParse(from, location.origin) ? new URL(from, location.origin) : null;
  return url?.origin === location.origin ? url.pathname + url.search : home;
}

/** Without a network: the trips of today and tomorrow, as this browser has kept them for who is signed in. */
export function OfflineDay({ home }: { home: string }) {
  const t = useTranslations("day");
  const lng = useLocale() as Language;
  const online = useOnline(false);
  const [wanted, setWanted] = useState(home);
  const [day, setDay] = useState<DayRecord | null>();
  useEffect(() => {
    setWanted(wantedPage(home));
    keptDay().then(setDay, () => setDay(null));
  }, [home]);
  const trips = day?.trips ?? [];
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <h1 className="title-2xl">{t("title")}</h1>
      <p className="text-ink-2" role="status">
        {t(online ? "back" : "text")}
      </p>
      <div>
        {/* A plain link: what it leads to has to be fetched whole. */}
        <a className={buttonClass({ variant: "pri" })} href={wanted}>
          {t(online ? "goOn" : "again")}
        </a>
      </div>
      {day && trips.length > 0 && (
        <>
          <h2 className="text-xl">{t("trips")}</h2>
          <ul className="grid grid-cols-1 content-start gap-4">
            {trips.map((trip) => (
              <DayCard key={trip.id} trip={trip} />
            ))}
          </ul>
          <p className="text-sm text-ink-2">
            {t("asOf", {
              time: formatDateTime(day.at),
              ago: formatAgo(day.at, Math.max(day.at, Date.now()), lng),
            })}
          </p>
        </>
      )}
      {day !== undefined && trips.length === 0 && (
        <EmptyState sign="busStop" title={t(day ? "none" : "nothing")} text={day ? undefined : t("nothingText")} />
      )}
    </div>
  );
}
