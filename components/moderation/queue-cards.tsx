"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { KindChip } from "@/components/busrequest/kind-chip";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Dialog } from "@/components/ui/dialog";
import type { PendingEntry, ReasonTexts } from "./entry";
import { HintFlags } from "./hint-flags";
import { RejectReason } from "./reject-reason";
import { ReviewBody } from "./review-body";
import { RouteShort, Wait, whenText } from "./row-parts";
import type { Decision } from "./use-decision";
import type { Queue } from "./use-queue";

type Props = {
  queue: Queue;
  now: number;
  texts: ReasonTexts;
  onEdit: (id: string) => void;
  decision: Decision;
};
type ActsProps = { onEdit: () => void; onApprove: () => void; onReject: () => void };

const actClass = "min-h-11! px-0!";

function Acts({ onEdit, onApprove, onReject, inDialog }: ActsProps & { inDialog?: boolean }) {
  const t = useTranslations("moderation.act");
  return (
    <div className={cn("grid grid-cols-[1.3fr_1fr_1fr] gap-2", inDialog ? "w-full" : "mt-1")}>
      <Button variant="ok" className={actClass} onClick={onApprove}>
        {t("approve")}
      </Button>
      <Button className={actClass} onClick={onEdit}>
        {t("edit")}
      </Button>
      <Button variant="danger" className={actClass} onClick={onReject}>
        {t("reject")}
      </Button>
    </div>
  );
}

function Card({ entry, now, onOpen, ...acts }: ActsProps & { entry: PendingEntry; now: number; onOpen: () => void }) {
  const t = useTranslations("moderation.row");
  const { record } = entry;
  const people = record.passengers === null ? [] : [t("people", { count: record.passengers })];
  return (
    <article className="grid gap-2 border-t border-line px-4 py-4">
      <div className="flex flex-wrap items-center gap-3 justify-between">
        <KindChip kind={record.category} />
        <span className="text-sm">
          <Wait entry={entry} now={now} sentence />
        </span>
      </div>
      <h2 className="sign-lg">
        <button type="button" className="cursor-pointer text-left pointer-coarse:min-h-11" onClick={onOpen}>
          <RouteShort record={record} />
        </button>
      </h2>
      <span className="text-ink-2 text-sm">{[whenText(record), ...people, record.companyName].join(", ")}</span>
      <HintFlags entry={entry} now={now} quiet />
      <Acts {...acts} />
    </article>
  );
}

type Opened = { entry: PendingEntry; rejecting: boolean } | null;

/** The queue on phones: cards with the three buttons; a tap on the route shows all, rejecting asks for the reason. */
export function QueueCards({ queue, now, texts, onEdit, decision }: Props) {
  const t = useTranslations("moderation");
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const approve = (entry: PendingEntry) => {
    close();
    void decision.approve([entry]);
  };
  const edit = ({ record }: PendingEntry) => {
    close();
    onEdit(record.id);
  };
  const reject = (entry: PendingEntry, reason: string) => {
    close();
    decision.reject(entry, reason);
  };
  const { reference } = opened?.entry.record ?? { reference: "" };
  return (
    <div className="lg:hidden">
      {queue.rows.map((entry) => (
        <Card
          key={entry.record.id}
          entry={entry}
          now={now}
          onEdit={() => edit(entry)}
          onOpen={() => setOpened({ entry, rejecting: false })}
          onApprove={() => approve(entry)}
          onReject={() => setOpened({ entry, rejecting: true })}
        />
      ))}
      {opened && (
        <Dialog
          open
          onOpenChange={(open) => !open && close()}
          title={opened.rejecting ? t("reason.dialog", { reference }) : reference}
          footer={
            opened.rejecting ? (
              <Button variant="danger" type="submit" form="reject-reason-phone">
                {t("act.reject")}
              </Button>
            ) : (
              <Acts
                inDialog
                onEdit={() => edit(opened.entry)}
                onApprove={() => approve(opened.entry)}
                onReject={() => setOpened({ ...opened, rejecting: true })}
              />
            )
          }
        >
          {opened.rejecting ? (
            <RejectReason
              formId="reject-reason-phone"
              language={opened.entry.language}
              texts={texts}
              onReject={(reason) => reject(opened.entry, reason)}
            />
          ) : (
            <div className="grid grid-cols-1 content-start gap-4">
              <ReviewBody entry={opened.entry} now={now} />
            </div>
          )}
        </Dialog>
      )}
    </div>
  );
}
