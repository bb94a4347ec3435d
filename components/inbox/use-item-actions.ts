"use client";
import { useLocale, useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { toast } from "@/components/ui/toast-store";
import type { InboxChange, InboxItem } from "@/lib/features/inbox/schema";
import { type ApiError, api } from "@/lib/http/client";
import { formatDayShort, formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { createStore } from "@/lib/state/store";

/** What an action needs of an item. */
export type Actable = Pick<InboxItem, "id" | "kind" | "version" | "read" | "done" | "snoozeUntil">;
type Change = Omit<InboxChange, "version">;
type Undo = { id: string; version: number; change: Change };

const last = createStore<Undo | null>(null);

const hour = 3_600_000;

/** Eight o'clock in the morning of a day to come, by the reader's clock. */
function morning(days: number) {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return date.setHours(8, 0, 0, 0);
}
const untilMonday = () => (8 - new Date().getDay()) % 7 || 7;

/** Until when an item may be put off with one press. */
export const snoozes = {
  hour: () => Date.now() + hour,
  tomorrow: () => morning(1),
  monday: () => morning(untilMonday()),
} as const;
export type Snooze = keyof typeof snoozes;

/** What a reader does with an item; the last of it can be taken back. */
export function useItemActions() {
  const t = useTranslations("inbox.actions");
  const lng = useLocale() as Language;
  // Somebody was quicker, and the page shows what came of it: nothing has gone wrong.
  const onRefused = ({ status }: ApiError) => {
    if (status !== 409) return false;
    toast({ title: t("changed") });
    return true;
  };
  const { run, busy } = useAction({ failed: t("failed"), onRefused, refresh: "page" });

  async function put({ id, version }: { id: string; version: number }, change: Change) {
    const { first } = await api("PUT /inbox/{id}", { params: { id }, body: { ...change, version } });
    return first;
  }
  const undo = () => {
    const known = last.get();
    if (!known) return;
    last.set(() => null);
    return run(() => put(known, known.change), t("undone"));
  };
  const act = (item: Actable, change: Change, back: Change, title?: string) =>
    run(
      async () => {
        const { id, version } = await put(item, change);
        last.set(() => ({ id, version, change: back }));
      },
      title ? () => ({ title, action: { label: t("undo"), onAct: undo } }) : undefined,
    );
  return {
    busy,
    undo,
    finish: (item: Actable) =>
      item.done ? act(item, { done: false }, { done: true }) : act(item, { done: true }, { done: false }, t("isDone")),
    later: (item: Actable, until: Snooze = "tomorrow") => {
      const snoozeUntil = snoozes[until]();
      const date = `${formatDayShort(snoozeUntil, lng)} ${formatTime(snoozeUntil)}`;
      return act(item, { snoozeUntil }, { snoozeUntil: null }, t("isLater", { date }));
    },
    wake: (item: Actable) => act(item, { snoozeUntil: null }, { snoozeUntil: item.snoozeUntil }),
    read: (item: Actable, read: boolean) => act(item, { read }, { read: !read }),
    readUpTo: (id: string) =>
      run(
        async () => (await api("POST /inbox/read", { body: { id } })).first.read,
        (count) => t("allRead", { count, shown: formatNumber(count, lng) }),
      ),
  };
}
