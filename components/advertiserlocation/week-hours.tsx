"use client";
import { useTranslations } from "next-intl";
import { type OpeningTimes, weekdays } from "@/lib/features/advertiserlocation/rules/facts";
import { weekdayIn } from "@/lib/features/advertiserlocation/rules/opening";
import { cn } from "@/components/ui/cn";
import { useNow } from "./open-now";

/** Opening times of the week, today's in bold. */
export function WeekHours({ hours, timeZone }: { hours: OpeningTimes; timeZone: string }) {
  const t = useTranslations("recommendations");
  const now = useNow();
  const today = now === null ? null : weekdayIn(now, timeZone);
  return (
    <table className="w-max max-w-full text-sm">
      <caption className="pb-[0.3rem] text-left font-bold">{t("hours")}</caption>
      <tbody>
        {weekdays.map((day) => {
          const spans = (hours[day] ?? []).map(({ from, to }) => `${from}–${to}`);
          const weight = day === today ? "font-bold" : "font-[400]";
          return (
            <tr key={day} aria-current={day === today ? "date" : undefined}>
              <th scope="row" className={cn("py-[0.1rem] pr-[1.2rem] text-left", weight)}>
                {t(`days.${day}`)}
              </th>
              <td className={cn("py-[0.1rem]", day === today && "font-bold")}>
                {spans.length > 0 ? spans.join(", ") : t("closed")}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
