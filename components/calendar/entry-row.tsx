"use client";
import { useLocale, useTranslations } from "next-intl";
import type { Day } from "@/components/form/calendar";
import { Button } from "@/components/ui/button";
import { signName } from "@/components/map/kind-sign";
import type { Language } from "@/lib/i18n/routing";
import { useBoard } from "./board-context";
import { dayName, EntryBadge, EntrySign, useEntryWords } from "./entry-words";
import type { Shown } from "./layout";

function EntryRow({ entry, day }: { entry: Shown; day: Day }) {
  const { now, chosen, open } = useBoard();
  const words = useEntryWords();
  const colour = entry.category ? `kt ks-${signName[entry.category]}` : "kt-own";
  return (
    <li>
      <button type="button" className={entry.id === chosen ? "si sel" : "si"} onClick={() => open(entry)}>
        <EntrySign entry={entry} size={24} />
        <span className="si-w">{words.time(entry, day, now)}</span>
        <EntryBadge entry={entry} />
        <span className="si-t">
          <b>{entry.title}</b>
          <span>
            <b className={colour}>{words.kind(entry)}</b> {words.detail(entry)}
          </span>
        </span>
      </button>
    </li>
  );
}

/** What lasts several days stands where it begins, and on the selected day. */
export function standsAt(day: Day, selected: Day) {
  return ({ first, last }: Shown) => first === day || (day === selected && first <= day && last >= day);
}

/** A day with what takes place on it; an open emergency stands first. */
export function DayGroup({ day }: { day: Day }) {
  const { entries, today, add, selected } = useBoard();
  const t = useTranslations("calendar");
  const lng = useLocale() as Language;
  const rank = ({ category, state }: Shown) => (category === "emergency" && state === "active" ? 0 : 1);
  const rows = entries.filter(standsAt(day, selected)).sort((a, b) => rank(a) - rank(b));
  const addHere = (
    <Button variant="ghost" small onClick={() => add(null, { first: day, last: day })}>
      {t("addHere")}
    </Button>
  );
  const name = day === today ? t("todayIs", { day: dayName(day, lng) }) : dayName(day, lng);
  return (
    <section aria-label={name}>
      <h3 className="side-d">{name}</h3>
      {rows.length > 0 ? (
        <ul>
          {rows.map((entry) => (
            <EntryRow key={entry.id} entry={entry} day={day} />
          ))}
        </ul>
      ) : (
        <p className="side-none">
          {t("none")} {addHere}
        </p>
      )}
      {rows.length > 0 && day === selected && <p className="side-none cal-small">{addHere}</p>}
    </section>
  );
}
