"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { EmptyState } from "@/components/ui/empty-state";
import { HttpErrorDialog, type HttpFailure } from "@/components/ui/http-error-dialog";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import { dialogs } from "@/lib/state/dialogs";
import type { ListProps } from "./types";

export function ListEmpty({
  words,
  filtered,
  path,
}: {
  words: ListProps<never>["words"];
  filtered: boolean;
  path: string;
}) {
  const t = useTranslations("admin");
  const action = filtered ? (
    <a className={buttonClass({})} href={path}>
      {t("filter.reset")}
    </a>
  ) : undefined;
  return (
    <EmptyState
      title={filtered ? t("none.title") : words.emptyTitle}
      text={filtered ? t("none.text") : words.emptyText}
      action={action}
    />
  );
}

/** In place of the rows where there are none to show. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("common");
  return (
    <EmptyState
      sign="noEntry"
      title={t("table.failed")}
      action={
        <Button variant="pri" onClick={onRetry}>
          {t("action.retry")}
        </Button>
      }
    />
  );
}

export function ListLoading({ rows }: { rows: number }) {
  const t = useTranslations("common");
  return (
    <div className="p-4" aria-busy role="status">
      <span className="sr-only">{t("loading")}</span>
      <SkeletonRows rows={rows} />
    </div>
  );
}

/** The HTTP error modal of the list: what happened, the request's id, once more. */
export function ListFailure({ failure, onRetry }: { failure: HttpFailure | null; onRetry: () => void }) {
  const open = useDialogFlags().httpError;
  const close = () => dialogs.close("httpError");
  const retry = () => {
    close();
    onRetry();
  };
  return <HttpErrorDialog failure={open ? failure : null} onClose={close} onRetry={retry} />;
}
