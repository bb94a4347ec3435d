"use client";
import { useTranslations } from "next-intl";
import { Button } from "./button";
import { Dialog } from "./dialog";

/** Fits ApiError of lib/http/client.ts. */
export type HttpFailure = { status: number; errordesc: string; requestId: string | null };

type Props = { failure: HttpFailure | null; onClose: () => void; onRetry?: () => void };

/** What happened, the request's id for support, and the way on. */
export function HttpErrorDialog({ failure, onClose, onRetry }: Props) {
  const t = useTranslations("common");
  const offline = failure?.status === 0;
  return (
    <Dialog
      open={failure !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t("httpError.title")}
      description={offline ? t("httpError.offline") : failure?.errordesc || t("serverError.text")}
      narrow
      footer={
        <>
          <Button onClick={onClose}>{t("action.close")}</Button>
          {onRetry && (
            <Button variant="pri" className="ml-auto" onClick={onRetry}>
              {t("action.retry")}
            </Button>
          )}
        </>
      }
    >
      {failure?.requestId && (
        <p className="text-xs text-ink-3 pt-3">{t("httpError.request", { id: failure.requestId })}</p>
      )}
    </Dialog>
  );
}
