"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import type { AdminRequestRecord } from "@/lib/features/busrequest/schema/admin";
import { endRequest } from "./use-request-actions";

type Props = { row: AdminRequestRecord; onClose: () => void; onDone: () => Promise<void> };

/** Ends a request for its author; a reason is mailed as it is written. */
export function EndDialog({ row, onClose, onDone }: Props) {
  const t = useTranslations("moderation.all");
  const common = useTranslations("common.action");
  const [reason, setReason] = useState("");
  const { run, busy, trouble } = useAction();
  const end = () => run(() => endRequest(row, reason.trim()).then(onDone));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("endTitle", { reference: row.reference })}
      description={t("endText")}
      narrow
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button variant="danger" className="ml-auto" busy={busy} onClick={end}>
            {t("end")}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 content-start gap-4 pt-4">
        {trouble && (
          <Notice tone="bad" live>
            {trouble}
          </Notice>
        )}
        <div className="field">
          <label htmlFor="end-reason">{t("endReason")}</label>
          <span className="input-box">
            <textarea
              id="end-reason"
              rows={3}
              maxLength={1000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              aria-describedby="end-reason-hint"
            />
          </span>
          <span className="field-hint" id="end-reason-hint">
            {t("endReasonHint")}
          </span>
        </div>
      </div>
    </Dialog>
  );
}
