import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { LiveState } from "@/components/live/live-state";
import { NewsBar } from "@/components/live/news-bar";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { PageHead } from "@/components/ui/page-head";
import { Pager } from "@/components/ui/pager";
import { type InboxCount, type InboxItem, inboxKinds } from "@/lib/features/inbox/schema";
import type { PushRecord } from "@/lib/features/push/schema";
import { type InboxFilter, inboxAddress, take } from "./inbox-address";
import { InboxKeys } from "./inbox-keys";
import { itemPath } from "@/lib/features/inbox/rules";
import { type ItemChange, ItemPane } from "./item-pane";
import { PushInvite } from "./push-invite";
import { ItemRow } from "./item-row";
import { kindIcons } from "./kind-icons";

type Props = {
  rows: readonly InboxItem[];
  total: number;
  count: InboxCount;
  filter: InboxFilter;
  chosen: InboxItem | null;
  proposed: ItemChange | null;
  path: string;
  /** The reader has a list of offers. */
  partner: boolean;
  now: number;
  since: number;
  push: PushRecord;
};

type Entry = { label: string; icon: ReactNode; count: number | null; href: string; current: boolean };

function Choice({ label, icon, count, href, current }: Entry) {
  return (
    <Link
      href={href}
      scroll={false}
      aria-current={current ? "true" : undefined}
      className={cn(
        "flex min-h-11 items-center gap-2 rounded-control px-2 text-sm whitespace-nowrap no-underline",
        current ? "bg-selected font-bold" : "hover:bg-hover",
      )}
    >
      {icon}
      {label}
      {count !== null && count > 0 && <span className="ml-auto tabular-nums">{count}</span>}
    </Link>
  );
}

/** All that is open, by kind, what was put off and what is done. */
function Choices({ count, filter, path }: Pick<Props, "count" | "filter" | "path">) {
  const t = useTranslations("inbox");
  const { tab, kind, unread } = filter;
  const at = (changes: Partial<InboxFilter>) => `${path}${inboxAddress.write(changes)}`;
  const open = tab === "open";
  const entries: Entry[] = [
    {
      label: t("tabs.open"),
      icon: <Icon of="inbox" size={18} />,
      count: count.open,
      href: at({}),
      current: open && !kind && !unread,
    },
    ...inboxKinds.map((one) => ({
      label: t(`kinds.${one}`),
      icon: <Icon of={kindIcons[one]} size={18} />,
      count: count.kinds[one],
      href: at({ kind: one }),
      current: open && kind === one,
    })),
    {
      label: t("tabs.later"),
      icon: <Icon of="alarm-clock" size={18} />,
      count: count.later,
      href: at({ tab: "later" }),
      current: tab === "later",
    },
    {
      label: t("tabs.done"),
      icon: <Icon of="check-check" size={18} />,
      count: null,
      href: at({ tab: "done" }),
      current: tab === "done",
    },
  ];
  return (
    <nav className="flex overflow-x-auto lg:grid lg:grid-cols-1 lg:content-start" aria-label={t("filter")}>
      {entries.map((entry) => (
        <Choice key={entry.label} {...entry} />
      ))}
    </nav>
  );
}

const actable = ({ id, version, read, done, snoozeUntil }: InboxItem) => ({ id, version, read, done, snoozeUntil });

/** Everything that waits, in one list; beside it the chosen item with the one thing to do. */
export function InboxList(props: Props) {
  const { rows, total, filter, chosen, proposed, path, partner, now, since, push } = props;
  const t = useTranslations("inbox");
  const lng = useLocale();
  const at = (changes: Partial<InboxFilter>) => `${path}${inboxAddress.write({ ...filter, ...changes })}`;
  const quiet = filter.tab === "open" && filter.kind === null;
  // What merely falls due stands below what waits.
  const firstDue = quiet ? rows.findIndex(({ kind }) => kind === "due") : -1;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <PageHead title={t("headline")} />
        <LiveState />
      </div>
      <div className="grid items-start gap-4 grid-cols-[196px_minmax(0,1fr)] max-lg:grid-cols-1">
        <Choices {...props} />
        <div
          className={cn(
            "grid items-start gap-4 max-lg:grid-cols-1",
            chosen ? "grid-cols-[minmax(0,1fr)_25rem]" : "grid-cols-1",
          )}
        >
          {/* A phone that comes by a mail's link reads that item alone; the tabs lead back to the list. */}
          <div className={cn("min-w-0", chosen && "max-lg:hidden")}>
            <section className="card card-flush" aria-label={t("headline")}>
              <NewsBar nouns={["inbox"]} since={since} />
              {rows.length === 0 ? (
                <EmptyState
                  sign="busStop"
                  title={t(quiet ? "empty.title" : "empty.none")}
                  text={quiet && t("empty.text")}
                />
              ) : (
                <ul>
                  {rows.map((item, index) => (
                    <Fragment key={item.id}>
                      {index > 0 && index === firstDue && (
                        <li className="border-t border-line bg-sunken px-4 py-1 sign-sm text-ink-2">
                          {t("kinds.due")}
                        </li>
                      )}
                      <ItemRow
                        item={item}
                        now={now}
                        paneHref={at({ item: item.id })}
                        href={`/${lng}${itemPath(item, partner)}`}
                        chosen={item.id === chosen?.id}
                      />
                    </Fragment>
                  ))}
                </ul>
              )}
              <InboxKeys items={rows.map(actable)} />
            </section>
            <Pager page={filter.page} take={take} total={total} href={(page) => at({ page, item: null })} />
            {push.key !== null && <PushInvite push={push} />}
          </div>
          {chosen && (
            <ItemPane key={chosen.id} item={chosen} proposed={proposed} href={`/${lng}${itemPath(chosen, partner)}`} />
          )}
        </div>
      </div>
    </div>
  );
}
