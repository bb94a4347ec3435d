"use client";
import { useTranslations } from "next-intl";
import { Kbd } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import type { PendingEntry, ReasonTexts } from "./entry";
import { RejectReason } from "./reject-reason";
import { ReviewBody } from "./review-body";
import type { Judgement } from "./use-judgement";

type Props = { entry: PendingEntry; now: number; texts: ReasonTexts; editHref: string; judgement: Judgement };

export const reasonForm = "reject-reason";

/** The selected request beside the list, with its three buttons at the foot. */
export function ReviewPanel({ entry, now, texts, editHref, judgement }: Props) {
  const t = useTranslations("moderation");
  const { record, language } = entry;
  return (
    <aside className="pp" aria-label={`${t("queue.title")}: ${record.reference}`}>
      <div className="pp-b">
        <ReviewBody entry={entry} now={now} />
        <RejectReason
          key={record.id}
          formId={reasonForm}
          language={language}
          texts={texts}
          onReject={(reason) => judgement.reject(entry, reason)}
        />
      </div>
      <div className="pp-f">
        <Button variant="ok" onClick={() => judgement.approve([entry])} aria-keyshortcuts="a">
          {t("act.approve")} <Kbd>A</Kbd>
        </Button>
        <ButtonLink href={editHref} prefetch={false} aria-keyshortcuts="e">
          {t("act.edit")} <Kbd>E</Kbd>
        </ButtonLink>
        <Button variant="danger" type="submit" form={reasonForm} aria-keyshortcuts="r">
          {t("act.reject")} <Kbd>R</Kbd>
        </Button>
      </div>
    </aside>
  );
}
