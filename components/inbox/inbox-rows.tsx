"use client";
import { useLocale, useTranslations } from "next-intl";
import { Fragment, useMemo } from "react";
import { type AsText, ofText } from "@/components/ui/as-text";
import { Button } from "@/components/ui/button";
import { useStore } from "@/components/ui/use-store";
import { itemPath } from "@/lib/features/inbox/rules";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { useElsewhere, whereTo } from "./elsewhere";
import { InboxKeys } from "./inbox-keys";
import { ItemRow } from "./item-row";
import { unread as store } from "./unread";
import { useItemActions } from "./use-item-actions";

type Props = {
  rows: AsText<readonly InboxItem[]>;
  now: number;
  /** The last change that they know. */
  since: number;
  /** Address of the list with none of them beside it. */
  list: string;
  /** The reader has a list of offers. */
  partner: boolean;
  chosen: string | null;
  /** What merely falls due stands below what waits. */
  partsDue: boolean;
  /** Of all that is open, not of this page alone. */
  unread: number;
};

/** One press for who comes back to more than anybody reads one by one; what comes in meanwhile stays unread. */
function ReadAll({ rows, unread }: { rows: readonly InboxItem[]; unread: number }) {
  const t = useTranslations("inbox.actions");
  const lng = useLocale() as Language;
  const { readUpTo, busy } = useItemActions();
  const newest = rows.reduce<InboxItem | null>((last, item) => (last && last.at >= item.at ? last : item), null);
  if (!newest) return null;
  return (
    <p className="flex min-h-11 items-center justify-end border-b border-line px-4 py-1">
      <Button small aria-disabled={busy} onClick={() => void readUpTo(newest.id)}>
        {t("readAll", { count: unread, shown: formatNumber(unread, lng) })}
      </Button>
    </p>
  );
}

/** Less what another tab or desk has read or put away since; what came in since stays unread by the press, and counts for nothing. */
function useUnread(known: number, made: readonly InboxItem[], rows: readonly InboxItem[]) {
  const now = useStore(store, null);
  const fewer = rows.filter((row, at) => {
    const before = made[at];
    return before && !before.read && (row.read || whereTo(before, row) !== null);
  }).length;
  return Math.max(0, Math.min(known - fewer, now ?? known));
}

/** The items and their keys, of one text: the page's data hold an item once. */
export function InboxRows({ rows: text, now, since, list, partner, chosen, partsDue, unread }: Props) {
  const t = useTranslations("inbox");
  const lng = useLocale();
  const made = useMemo(() => ofText(text), [text]);
  const rows = useElsewhere(made, since);
  const left = useUnread(unread, made, rows);
  const goneOf = (item: InboxItem, index: number) => whereTo(made[index] ?? item, item);
  const firstDue = partsDue ? rows.findIndex(({ kind }) => kind === "due") : -1;
  const beside = `${list}${list.includes("?") ? "&" : "?"}item=`;
  return (
    <>
      {left > 1 && <ReadAll rows={made} unread={left} />}
      <ul>
        {rows.map((item, index) => (
          <Fragment key={item.id}>
            {index > 0 && index === firstDue && (
              <li className="border-t border-line bg-sunken px-4 py-1 sign-sm text-ink-2">{t("kinds.due")}</li>
            )}
            <ItemRow
              item={item}
              gone={goneOf(item, index)}
              now={now}
              paneHref={`${beside}${item.id}`}
              href={`/${lng}${itemPath(item, partner)}`}
              chosen={item.id === chosen}
            />
          </Fragment>
        ))}
      </ul>
      <InboxKeys items={rows.map((item, index) => ({ ...item, gone: goneOf(item, index) }))} />
    </>
  );
}
