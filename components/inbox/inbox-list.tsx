import { useLocale, useTranslations } from "next-intl";
import { LiveState } from "@/components/live/live-state";
import { asText } from "@/components/ui/as-text";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHead } from "@/components/ui/page-head";
import { Pager } from "@/components/ui/pager";
import { type InboxCount, type InboxItem, inboxKinds } from "@/lib/features/inbox/schema";
import type { PushRecord } from "@/lib/features/push/schema";
import { type InboxFilter, inboxAddress, take } from "./inbox-address";
import { type Choice, InboxChoices } from "./inbox-choices";
import { InboxKeys } from "./inbox-keys";
import { InboxListNews } from "./inbox-list-news";
import { InboxRows } from "./inbox-rows";
import { itemPath } from "@/lib/features/inbox/rules";
import { type ItemChange, ItemPane } from "./item-pane";
import { PushInvite } from "./push-invite";
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

/** All that is open, by kind, what was put off and what is done. */
function Choices({ count, filter, path }: Pick<Props, "count" | "filter" | "path">) {
  const t = useTranslations("inbox");
  const { tab, kind, unread } = filter;
  const at = (changes: Partial<InboxFilter>) => `${path}${inboxAddress.write(changes)}`;
  const open = tab === "open";
  const choices: Choice[] = [
    { label: t("tabs.open"), icon: "inbox", of: "open", href: at({}), current: open && !kind && !unread },
    ...inboxKinds.map((one) => ({
      label: t(`kinds.${one}`),
      icon: kindIcons[one],
      of: one,
      href: at({ kind: one }),
      current: open && kind === one,
    })),
    {
      label: t("tabs.later"),
      icon: "alarm-clock",
      of: "later",
      href: at({ tab: "later" }),
      current: tab === "later",
    },
    { label: t("tabs.done"), icon: "check-check", href: at({ tab: "done" }), current: tab === "done" },
  ];
  return <InboxChoices label={t("filter")} count={count} choices={choices} />;
}

/** What was asked for the page. */
function pageOf({ filter: { tab, kind, unread, page }, now: madeAt }: Props) {
  return { tab, kind: kind ?? undefined, unread: unread || undefined, take, skip: (page - 1) * take, madeAt };
}

/** The list's, and what is open beside it without being on it. */
const shownOf = ({ rows, chosen }: Props) =>
  [...rows, ...(chosen && rows.every(({ id }) => id !== chosen.id) ? [chosen] : [])].map(({ id, at }) => ({ id, at }));

/** Everything that waits, in one list; beside it the chosen item with the one thing to do. */
export function InboxList(props: Props) {
  const { rows, total, count, filter, chosen, proposed, path, partner, now, since, push } = props;
  const t = useTranslations("inbox");
  const lng = useLocale();
  const at = (changes: Partial<InboxFilter>) => `${path}${inboxAddress.write({ ...filter, ...changes })}`;
  const quiet = filter.tab === "open" && filter.kind === null;
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
              <InboxListNews page={pageOf(props)} shown={shownOf(props)} since={since} />
              {rows.length === 0 ? (
                <>
                  <EmptyState
                    sign="busStop"
                    title={t(quiet ? "empty.title" : "empty.none")}
                    text={quiet && t("empty.text")}
                  />
                  <InboxKeys items={[]} />
                </>
              ) : (
                <InboxRows
                  rows={asText(rows)}
                  now={now}
                  since={since}
                  list={at({ item: null })}
                  partner={partner}
                  chosen={chosen?.id ?? null}
                  partsDue={quiet}
                  unread={quiet && filter.page === 1 ? count.unread : 0}
                />
              )}
            </section>
            <Pager page={filter.page} take={take} total={total} href={(page) => at({ page, item: null })} />
            {push.key !== null && <PushInvite push={push} />}
          </div>
          {chosen && (
            <ItemPane
              key={chosen.id}
              item={chosen}
              since={since}
              proposed={proposed}
              href={`/${lng}${itemPath(chosen, partner)}`}
            />
          )}
        </div>
      </div>
    </div>
  );
}
