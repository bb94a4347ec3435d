"use client";
import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { ColumnChoicePopover } from "@/components/admin/column-choice";
import { useColumnChoice } from "@/components/admin/use-column-choice";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Pager } from "@/components/ui/pager";
import { useLazy } from "@/components/ui/use-lazy";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import type { AdminRequestRecord } from "@/lib/features/busrequest/schema/admin";
import { dialogs } from "@/lib/state/dialogs";
import { decidedHere } from "@/lib/state/queue";
import type { PendingEntry, ReasonTexts } from "./entry";
import { KeysBar, KeysHelp } from "./keys";
import { type QueueQuery, queueFilter, queueAddress } from "./queue-address";
import { QueueCards } from "./queue-cards";
import { QueueEmpty } from "./queue-empty";
import { QueueExport } from "./queue-export";
import { QueueHead } from "./queue-head";
import { QueueTable } from "./queue-table";
import { ReviewPanel } from "./review-panel";
import { type Decision, useDecision } from "./use-decision";
import { useNow } from "./use-now";
import { type Queue, useQueue } from "./use-queue";
import { useQueueEdit } from "./use-queue-edit";
import { routeColumn, useQueueColumns } from "./use-queue-columns";
import { catchFocus, useFocusBack, useQueueKeys } from "./use-queue-keys";

const list = { table: "pendingRequests", name: "requests" } as const;

/** Which columns the queue's table shows, chosen as in the other lists; the control is for where there is a table. */
function useColumns(now: number) {
  const columns = useQueueColumns(now);
  const { shown, isUsual, choose } = useColumnChoice(list, columns, routeColumn);
  const control = (
    <span className="max-lg:hidden">
      <ColumnChoicePopover
        columns={columns}
        shown={shown}
        isUsual={isUsual}
        fixed={routeColumn}
        small
        onChoose={choose}
      />
    </span>
  );
  return { shown, isUsual, control, chosen: isUsual ? null : shown.map(({ key }) => key) };
}

/** Editing over the queue: it stays at its place with the same request, unless the edit has decided it. */
function useEditing(queue: Queue, decision: Decision) {
  const router = useRouter();
  const { editing, edit } = useQueueEdit();
  const onSaved = (row: AdminRequestRecord) => {
    decision.learn(row);
    if (row.state !== "pending") queue.hide([row.id]);
    router.refresh();
  };
  const onEdit = (id: string) => {
    queue.select(id);
    edit(id);
  };
  const close = useCallback(() => dialogs.close("requestAdmin"), []);
  const QueueEdit = useLazy(() => import("./queue-edit").then((part) => part.QueueEdit), editing !== null, close);
  const modal = editing && QueueEdit && <QueueEdit key={editing} id={editing} onClose={close} onSaved={onSaved} />;
  return { editing: editing !== null, onEdit, modal };
}

function useMenuCount(hidden: number) {
  useEffect(() => {
    decidedHere.set(() => hidden);
    return () => decidedHere.set(() => 0);
  }, [hidden]);
}

type Props = {
  entries: readonly PendingEntry[];
  total: number;
  counts: Partial<Record<Kind, number>>;
  query: QueueQuery;
  take: number;
  /** The server's time, so that waits are the same there and here. */
  at: number;
  texts: ReasonTexts;
};

/** The pending queue: list, review panel, keyboard. The server renders a page; a action asks it for the next state. */
export function PendingQueue({ entries, total, counts, query, take, at, texts }: Props) {
  const t = useTranslations("moderation");
  const lng = useLocale();
  const now = useNow(at);
  const queue = useQueue(entries, take);
  const title = useRef<HTMLHeadingElement>(null);
  const onBack = useFocusBack(queue.rows);
  const decision = useDecision(queue, { onGone: (next) => catchFocus(next, title), onBack });
  const [help, setHelp] = useState(false);
  const columns = useColumns(now);
  const path = `/${lng}/adminpanel/pendingRequests`;
  const { editing, onEdit, modal } = useEditing(queue, decision);
  useQueueKeys({ queue, decision, onEdit, paused: editing, onHelp: () => setHelp(true) });
  useMenuCount(queue.hiddenCount);
  const left = total - queue.hiddenCount;
  const { current, marked, rows } = queue;
  return (
    <div
      className={cn(
        "grid h-[calc(100dvh-var(--frame-h))] min-h-136 grid-rows-[minmax(0,1fr)] max-lg:h-auto max-lg:grid-rows-[auto]",
        current
          ? "grid-cols-[minmax(0,1fr)_25rem] max-[85.0625rem]:grid-cols-[minmax(0,1fr)_21rem] max-lg:grid-cols-1"
          : "grid-cols-1",
      )}
      data-bleed
    >
      <section className="min-w-0 flex flex-col bg-surface">
        <QueueHead path={path} query={query} counts={counts} total={left} title={title}>
          {marked.length > 0 && (
            <span className="flex flex-wrap items-center gap-2 max-lg:hidden">
              <Button variant="ok" small onClick={() => decision.approve(marked)}>
                {t("act.approveMarked", { count: marked.length })}
              </Button>
              <Button variant="ghost" small onClick={queue.unmark}>
                {t("act.unmark")}
              </Button>
            </span>
          )}
          {columns.control}
          <QueueExport queue={queue} query={query} total={left} chosen={columns.chosen} />
        </QueueHead>
        <p className="sr-only" role="status">
          {queue.hiddenCount > 0 ? t("queue.left", { count: left }) : ""}
        </p>
        {rows.length === 0 && (
          <QueueEmpty filtered={queueFilter(query) !== undefined} path={path} all={`/${lng}/adminpanel/requests`} />
        )}
        {current && (
          <QueueTable
            queue={queue}
            newest={query.sort === "newest"}
            columns={columns.shown}
            isUsual={columns.isUsual}
          />
        )}
        <QueueCards queue={queue} now={now} texts={texts} onEdit={onEdit} decision={decision} />
        <Pager
          page={query.page}
          take={take}
          total={total}
          href={(page) => path + queueAddress.write({ ...query, page })}
          order={t(`queue.${query.sort}`)}
        />
        <KeysBar onHelp={() => setHelp(true)} />
      </section>
      {current && (
        <ReviewPanel
          entry={current}
          now={now}
          texts={texts}
          onEdit={() => onEdit(current.record.id)}
          decision={decision}
        />
      )}
      {modal}
      <KeysHelp open={help} onOpenChange={setHelp} />
    </div>
  );
}
