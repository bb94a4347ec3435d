"use client";
import { useTranslations } from "next-intl";
import { type OpeningTimes, weekdays } from "@/lib/features/advertiserlocation/rules/facts";
import { weekdayIn } from "@/lib/features/advertiserlocation/rules/opening";
import { useNow } from "./open-now";
import "./styles.css";

/** Opening times of the week, today's in bold. */
export function WeekHours({ hours, timeZone }: { hours: OpeningTimes; timeZone: string }) {
  const t = useTranslations("recommendations");
  const now = useNow();
  const today = now === null ? null : weekdayIn(now, timeZone);
  return (
    <table className="rc-week w-max max-w-full text-sm">
      <caption>{t("hours")}</caption>
      <tbody>
        {weekdays.map((day) => {
          const spans = (hours[day] ?? []).map(({ from, to }) => `${from}–${to}`);
          return (
            <tr key={day} aria-current={day === today ? "date" : undefined}>
              <th scope="row">{t(`days.${day}`)}</th>
              <td>{spans.length > 0 ? spans.join(", ") : t("closed")}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
