import { useLocale, useTranslations } from "next-intl";
import type { IssuedPaper } from "@/lib/features/paper/schema";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import { formatDate } from "@/lib/i18n/formats";

const files = ["confirmation.pdf", "journeyform.pdf", "trip.ics"] as const;
const kinds = { "confirmation.pdf": "confirmation", "journeyform.pdf": "journeyform", "trip.ics": null } as const;
const words = { "confirmation.pdf": "confirmation", "journeyform.pdf": "journeyForm", "trip.ics": "calendar" } as const;

type Props = { trip: TripRecord; issued: readonly IssuedPaper[]; token?: string };

/** The trip's papers in the reader's language, each as it is now and as it was issued; by the link of its mail, too. */
export function TripPapers({ trip, issued, token }: Props) {
  const t = useTranslations("trip.papers");
  const query = new URLSearchParams({ lng: useLocale(), ...(token && { token }) });
  const isOneWay = trip.transferType === "transferoneway";
  const textOf = (file: (typeof files)[number]) =>
    file === "trip.ics" && isOneWay ? t("oneWayCalendarText") : t(`${words[file]}Text`);
  const linkOf = (file: (typeof files)[number], more = "") => `/api/trip/${trip.id}/${file}?${query}${more}`;
  const numbers = [trip.bus, ...trip.moreBuses].map((_bus, at) => at + 1);
  return (
    <ul className="grid grid-cols-1 gap-3">
      {files.map((file) => (
        <li key={file}>
          <a href={linkOf(file)} download rel="nofollow noreferrer">
            {t(words[file])}
          </a>
          {file === "journeyform.pdf" && numbers.length > 1 && (
            <span className="flex flex-wrap gap-3 text-sm">
              {numbers.map((number) => (
                <a key={number} href={linkOf(file, `&bus=${number}`)} download rel="nofollow noreferrer">
                  {t("bus", { n: number })}
                </a>
              ))}
            </span>
          )}
          <span className="block text-sm text-ink-2">{textOf(file)}</span>
          <span className="flex flex-wrap gap-x-3 text-sm empty:hidden">
            {issued
              .filter(({ kind }) => kind === kinds[file])
              .map(({ version, issuedAt }) => (
                <a key={version} href={linkOf(file, `&version=${version}`)} download rel="nofollow noreferrer">
                  {t("version", { version, date: formatDate(issuedAt) })}
                </a>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
