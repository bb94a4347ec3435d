"use client";
import { useTranslations } from "next-intl";
import { Kbd } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useSingleKeys } from "@/components/ui/single-keys";
import type { PendingEntry, ReasonTexts } from "./entry";
import { RejectReason } from "./reject-reason";
import { ReviewBody } from "./review-body";
import type { Decision } from "./use-decision";

type Props = { entry: PendingEntry; now: number; texts: ReasonTexts; onEdit: () => void; decision: Decision };

const reasonForm = "reject-reason";
const actClass = "min-h-[2.6rem]! px-2!";
/** A key's sign on a coloured button: of the button's colour, and gone where words and signs have no room. */
const keyClass = "border-current! bg-transparent! text-current! opacity-75 max-[85.0625rem]:hidden!";

/** The selected request beside the list, with its three buttons at the foot. */
export function ReviewPanel({ entry, now, texts, onEdit, decision }: Props) {
  const t = useTranslations("moderation");
  const keys = useSingleKeys();
  const { record, language } = entry;
  return (
    <aside
      className="flex min-h-0 flex-col border-l border-line bg-page max-lg:hidden"
      data-side-panel
      aria-label={`${t("queue.title")}: ${record.reference}`}
    >
      <div className="grid content-start gap-4 overflow-auto px-5 py-4">
        <ReviewBody entry={entry} now={now} />
        <RejectReason
          key={record.id}
          formId={reasonForm}
          language={language}
          texts={texts}
          onReject={(reason) => decision.reject(entry, reason)}
        />
      </div>
      <div className="mt-auto grid grid-cols-[1.3fr_1fr_1fr] gap-2 border-t-2 border-ink bg-surface px-5 py-4">
        <Button
          variant="ok"
          className={actClass}
          onClick={() => decision.approve([entry])}
          aria-keyshortcuts={keys ? "a" : undefined}
        >
          {t("act.approve")} {keys && <Kbd className={keyClass}>A</Kbd>}
        </Button>
        <Button className={actClass} onClick={onEdit} aria-keyshortcuts={keys ? "e" : undefined}>
          {t("act.edit")} {keys && <Kbd className={keyClass}>E</Kbd>}
        </Button>
        <Button
          variant="danger"
          className={actClass}
          type="submit"
          form={reasonForm}
          aria-keyshortcuts={keys ? "r" : undefined}
        >
          {t("act.reject")} {keys && <Kbd className={keyClass}>R</Kbd>}
        </Button>
      </div>
    </aside>
  );
}
