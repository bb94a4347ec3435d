"use client";
import { useLocale, useTranslations } from "next-intl";
import { Fragment, useMemo } from "react";
import { type AsText, ofText } from "@/components/ui/as-text";
import { itemPath } from "@/lib/features/inbox/rules";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { useElsewhere, whereTo } from "./elsewhere";
import { InboxKeys } from "./inbox-keys";
import { ItemRow } from "./item-row";

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
};

/** The items and their keys, of one text: the page's data hold an item once. */
export function InboxRows({ rows: text, now, since, list, partner, chosen, partsDue }: Props) {
  const t = useTranslations("inbox");
  const lng = useLocale();
  const made = useMemo(() => ofText(text), [text]);
  const rows = useElsewhere(made, since);
  const goneOf = (item: InboxItem, index: number) => whereTo(made[index] ?? item, item);
  const firstDue = partsDue ? rows.findIndex(({ kind }) => kind === "due") : -1;
  const beside = `${list}${list.includes("?") ? "&" : "?"}item=`;
  return (
    <>
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
