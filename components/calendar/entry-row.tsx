"use client";
import { useLocale, useTranslations } from "next-intl";
import type { Day } from "@/components/form/calendar";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { signName } from "@/components/map/kind-sign";
import type { Language } from "@/lib/i18n/routing";
import { useBoard } from "./board-context";
import { dayName, EntryBadge, EntrySign, useEntryWords } from "./entry-words";
import type { Shown } from "./layout";

function EntryRow({ entry, day }: { entry: Shown; day: Day }) {
  const { now, chosen, open } = useBoard();
  const words = useEntryWords();
  const colour = entry.category ? `kt ks-${signName[entry.category]}` : "font-sign text-[1em]/[1.2] font-bold";
  return (
    <li className="not-first:border-t not-first:border-line">
      <button
        type="button"
        className={cn(
          "grid w-full grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-[0.65rem] gap-y-[0.1rem] px-[0.9rem] py-[0.55rem] text-left font-stretch-dense max-lg:py-3",
          entry.id === chosen ? "bg-selected" : "hover:bg-hover",
        )}
        data-day-entry
        onClick={() => open(entry)}
      >
        <span className="row-span-2 mt-0.5 self-start">
          <EntrySign entry={entry} size={24} />
        </span>
        <span className="font-text text-sm/[1.3] font-semibold font-stretch-normal text-ink-2">
          {words.time(entry, day, now)}
        </span>
        <EntryBadge entry={entry} />
        <span className="col-[2/-1] grid min-w-0 leading-[1.3]">
          <b className="font-sign text-md/[1.25] font-bold wrap-anywhere">{entry.title}</b>
          <span className="text-sm text-ink-2">
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

export const emptyDay = "px-[0.9rem] py-2 text-sm text-ink-2";

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
    <section className="max-lg:scroll-my-22" aria-label={name}>
      <h3 className="bg-sunken px-[0.9rem] py-[0.4rem] font-sign text-xs/[1.2] font-bold tracking-normal text-ink-2">
        {name}
      </h3>
      {rows.length > 0 ? (
        <ul>
          {rows.map((entry) => (
            <EntryRow key={entry.id} entry={entry} day={day} />
          ))}
        </ul>
      ) : (
        <p className={emptyDay}>
          {t("none")} {addHere}
        </p>
      )}
      {rows.length > 0 && day === selected && (
        <p className="pb-2 pl-[2.6rem] text-sm text-ink-2 lg:hidden">{addHere}</p>
      )}
    </section>
  );
}
