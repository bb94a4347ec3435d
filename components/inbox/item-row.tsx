"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useMoment } from "@/components/dispatch/use-moment";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { itemRoute } from "@/lib/features/inbox/rules";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { formatDayMonth, formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import type { Gone } from "./elsewhere";
import { ItemMenu } from "./item-menu";
import { kindIcons } from "./kind-icons";
import { SwipeRow } from "./swipe-row";
import { ItemLine, ItemTitle, useItemTitle } from "./item-words";

const minute = 60_000;
const day = 86_400_000;

/** When the last news came; today by the clock. */
function When({ at, now }: { at: number; now: number }) {
  const today = formatDayMonth(at) === formatDayMonth(now) && now - at < day;
  return <time dateTime={new Date(at).toISOString()}>{today ? formatTime(at) : formatDayMonth(at)}</time>;
}

/** How long the company is among those that are asked first. */
function RingLeft({ until, now }: { until: number; now: number }) {
  const t = useTranslations("inbox.ask");
  const left = until - useMoment(now, 10_000);
  if (left <= 0) return null;
  return (
    <span className="inline-flex items-center gap-1 font-bold text-danger">
      <Icon of="clock" size={15} />
      {t("left", { minutes: Math.ceil(left / minute) })}
    </span>
  );
}

type Props = {
  item: InboxItem;
  now: number;
  /** Put away elsewhere since the page was made. */
  gone: Gone;
  /** Opens it beside the list; on phones `href` leads to its page. */
  paneHref: string;
  href: string;
  chosen: boolean;
};

const link =
  "grid min-w-0 flex-1 grid-cols-[28px_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-4 py-3 text-sm no-underline focus-visible:-outline-offset-3";

function Inside({ item, now, gone }: Pick<Props, "item" | "now" | "gone">) {
  const t = useTranslations("inbox");
  const lng = useLocale() as Language;
  const { kind, read, dueAt, at, ask } = item;
  return (
    <>
      <span className="flex items-center gap-1">
        <Icon of={kindIcons[kind]} size={20} className={kind === "emergency" ? "text-danger" : undefined} />
        {!read && !gone && <span className="sr-only">{t("unread")}</span>}
      </span>
      <span className="min-w-0">
        <span className={cn("block sign-md wrap-anywhere", (read || gone) && "text-ink-2")}>
          {!read && !gone && <i className="mr-2 inline-grid size-3 rounded-full bg-brand" aria-hidden />}
          <ItemTitle item={item} />
        </span>
        <span className="block text-ink-2 max-lg:wrap-anywhere lg:truncate">
          <ItemLine item={item} gone={gone} />
        </span>
      </span>
      <span className="grid justify-items-end gap-1 text-ink-2 tabular-nums">
        <When at={at} now={now} />
        {ask?.until && <RingLeft until={ask.until} now={now} />}
        {dueAt !== null && dueAt > now && (
          <span className="inline-flex items-center gap-1 font-bold text-warning">
            <Icon of="clock" size={15} />
            {t("until", { time: dueAt - now < day ? formatTime(dueAt) : formatDayShort(dueAt, lng) })}
          </span>
        )}
      </span>
    </>
  );
}

/** A line of the inbox. Wide screens open it beside the list, phones go to its page. Of the browser: drawn twice, it would be most of the page's data. */
export function ItemRow({ item, now, gone, paneHref, href, chosen }: Props) {
  const titleOf = useItemTitle();
  const { id, version, read, done, snoozeUntil, kind } = item;
  const actable = { id, kind, version, read, done, snoozeUntil };
  return (
    <SwipeRow
      item={actable}
      className={cn(
        "relative flex items-center",
        chosen ? "bg-selected" : kind === "emergency" ? "bg-danger-tint" : "bg-surface hover:bg-hover",
      )}
    >
      <Link
        href={paneHref}
        scroll={false}
        className={cn(link, "max-lg:hidden")}
        aria-current={chosen ? "true" : undefined}
        data-inbox-row={id}
      >
        <Inside item={item} now={now} gone={gone} />
      </Link>
      <Link href={href} className={cn(link, "lg:hidden")}>
        <Inside item={item} now={now} gone={gone} />
      </Link>
      <ItemMenu item={actable} title={titleOf(item) ?? itemRoute(item)} />
    </SwipeRow>
  );
}
