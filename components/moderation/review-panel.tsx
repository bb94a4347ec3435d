"use client";
import { useTranslations } from "next-intl";
import { Kbd } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { useSingleKeys } from "@/components/ui/single-keys";
import type { PendingEntry, ReasonTexts } from "./entry";
import { RejectReason } from "./reject-reason";
import { ReviewBody } from "./review-body";
import type { Decision } from "./use-decision";

type Props = { entry: PendingEntry; now: number; texts: ReasonTexts; editHref: string; decision: Decision };

const reasonForm = "reject-reason";

/** The selected request beside the list, with its three buttons at the foot. */
export function ReviewPanel({ entry, now, texts, editHref, decision }: Props) {
  const t = useTranslations("moderation");
  const keys = useSingleKeys();
  const { record, language } = entry;
  return (
    <aside
      className="pp max-lg:hidden border-l border-line bg-page flex flex-col min-h-0"
      data-side-panel
      aria-label={`${t("queue.title")}: ${record.reference}`}
    >
      <div className="pp-b">
        <ReviewBody entry={entry} now={now} />
        <RejectReason
          key={record.id}
          formId={reasonForm}
          language={language}
          texts={texts}
          onReject={(reason) => decision.reject(entry, reason)}
        />
      </div>
      <div className="pp-f">
        <Button variant="ok" onClick={() => decision.approve([entry])} aria-keyshortcuts={keys ? "a" : undefined}>
          {t("act.approve")} {keys && <Kbd>A</Kbd>}
        </Button>
        <ButtonLink href={editHref} prefetch={false} aria-keyshortcuts={keys ? "e" : undefined}>
          {t("act.edit")} {keys && <Kbd>E</Kbd>}
        </ButtonLink>
        <Button variant="danger" type="submit" form={reasonForm} aria-keyshortcuts={keys ? "r" : undefined}>
          {t("act.reject")} {keys && <Kbd>R</Kbd>}
        </Button>
      </div>
    </aside>
  );
}
