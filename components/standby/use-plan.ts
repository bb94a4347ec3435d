"use client";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import type { StandbyRecord, StandbyWindow, WindowInput } from "@/lib/features/standby/schema";
import { addDays, today, weekStart } from "@/lib/i18n/days";
import { api } from "@/lib/http/client";
import { fromWeekBefore, inputOf } from "./plan";

const put = (id: string, { from, days, version }: StandbyRecord, windows: readonly WindowInput[]) =>
  api("PUT /company/{id}/standby", { params: { id }, body: { from, days, version, windows: windows.map(inputOf) } });

/** Puts a window in place of another, or beside the others. */
const replaced = (windows: readonly StandbyWindow[], id: string | null, next: WindowInput | null) => [
  ...windows.filter((one) => one.id !== id),
  ...(next ? [next] : []),
];

/** On which days of the week it is entered again, and until which day. */
export type Repeat = { weekdays: number[]; until: string };

/** Changes of the shown week, each saved at once; the page follows. */
export function usePlan(companyId: string, plan: StandbyRecord, before: StandbyRecord) {
  const t = useTranslations("standby");
  const { run, busy } = useAction({ failed: t("failed"), refresh: "page" });
  const { windows, timeZone } = plan;
  const save = (next: readonly WindowInput[], done: string) => run(() => put(companyId, plan, next), done);
  const copies = fromWeekBefore({ before: before.windows, shown: windows }, timeZone, Date.now());
  /** In whichever week it begins: that may be the next one. */
  async function addElsewhere(window: WindowInput) {
    const from = weekStart(today(window.start, timeZone), 1);
    const { first } = await api("GET /company/{id}/standby", { params: { id: companyId }, query: { from } });
    return put(companyId, first, [...first.windows, window]);
  }
  return {
    busy,
    copies: copies.length,
    copy: () => save([...windows, ...copies], t("copied", { count: copies.length })),
    change: (id: string | null, next: WindowInput | null) =>
      save(replaced(windows, id, next), t(next ? "saved" : "removed")),
    repeat: (window: WindowInput, { weekdays, until }: Repeat) =>
      run(
        async () => {
          const body = { ...inputOf(window), weekdays, until, version: plan.version };
          return (await api("POST /company/{id}/standby/series", { params: { id: companyId }, body })).first;
        },
        ({ added, skipped }) => ({ title: t("repeated", { added, skipped }) }),
      ),
    endSeries: ({ start, series }: StandbyWindow) =>
      run(
        async () => {
          const params = { id: companyId, series: series ?? "" };
          return (await api("DELETE /company/{id}/standby/series/{series}", { params, query: { from: start } })).first;
        },
        ({ removed }) => ({ title: t("seriesRemoved", { count: removed }) }),
      ),
    add: (window: WindowInput) => run(() => addElsewhere(window), t("saved")),
  };
}

export type Plan = ReturnType<typeof usePlan>;

/** Tonight or the first night of the shown week, for a new window. */
export const firstNight = ({ from, days, timeZone }: StandbyRecord) => {
  const now = today(Date.now(), timeZone);
  return now > from && now < addDays(from, days) ? now : from;
};
