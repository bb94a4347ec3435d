import { useLocale, useTranslations } from "next-intl";
import type { TripRecord } from "@/lib/features/trip/schema/record";

const files = ["confirmation.pdf", "journeyform.pdf", "trip.ics"] as const;
const words = { "confirmation.pdf": "confirmation", "journeyform.pdf": "journeyForm", "trip.ics": "calendar" } as const;

/** The trip's papers in the reader's language; by the link of its mail, too. */
export function TripPapers({ trip, token }: { trip: TripRecord; token?: string }) {
  const t = useTranslations("trip.papers");
  const query = new URLSearchParams({ lng: useLocale(), ...(token && { token }) });
  const isOneWay = trip.transferType === "transferoneway";
  const textOf = (file: (typeof files)[number]) =>
    file === "trip.ics" && isOneWay ? t("oneWayCalendarText") : t(`${words[file]}Text`);
  const numbers = [trip.bus, ...trip.moreBuses].map((_bus, at) => at + 1);
  return (
    <ul className="grid grid-cols-1 gap-3">
      {files.map((file) => (
        <li key={file}>
          <a href={`/api/trip/${trip.id}/${file}?${query}`} download rel="nofollow noreferrer">
            {t(words[file])}
          </a>
          {file === "journeyform.pdf" && numbers.length > 1 && (
            <span className="flex flex-wrap gap-3 text-sm">
              {numbers.map((number) => (
                <a
                  key={number}
                  href={`/api/trip/${trip.id}/${file}?${query}&bus=${number}`}
                  download
                  rel="nofollow noreferrer"
                >
                  {t("bus", { n: number })}
                </a>
              ))}
            </span>
          )}
          <span className="block text-sm text-ink-2">{textOf(file)}</span>
        </li>
      ))}
    </ul>
  );
}
