"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorMessage } from "@/components/form/use-error-message";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/http/client";
import { dialogs } from "@/lib/state/dialogs";
import type { BulkAction } from "./types";
import type { Selection } from "./use-selection";

type Props<Row extends { id: string }> = {
  selection: Selection<Row>;
  actions: readonly BulkAction<Row>[];
  onExport?: () => void;
  refresh: () => Promise<void>;
};

function useRun<Row extends { id: string }>({ selection, refresh }: Pick<Props<Row>, "selection" | "refresh">) {
  const t = useTranslations("admin.bulk");
  const messageOf = useErrorMessage();
  const [running, setRunning] = useState<string | null>(null);
  async function run(action: BulkAction<Row>, rows: readonly Row[]) {
    setRunning(action.key);
    try {
      toast({ title: (await action.run(rows)) ?? t("done", { count: rows.length }) });
      selection.clear();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ variant: "destructive", title: t("failed"), description: messageOf(error) });
    } finally {
      setRunning(null);
      await refresh();
    }
  }
  return { run, running };
}

/** What can be done to the marked rows; it stands where they are counted. */
export function BulkBar<Row extends { id: string }>({ selection, actions, onExport, refresh }: Props<Row>) {
  const t = useTranslations("admin.bulk");
  const { run, running } = useRun({ selection, refresh });
  const [asked, setAsked] = useState<BulkAction<Row> | null>(null);
  const { rows } = selection;
  const fitting = (action: BulkAction<Row>) => rows.filter((row) => action.fits?.(row) ?? true);
  const question = asked?.confirm?.(fitting(asked));
  const close = () => {
    setAsked(null);
    dialogs.close("deleteConfirmation");
  };
  const start = (action: BulkAction<Row>) => {
    if (!action.confirm) return void run(action, fitting(action));
    setAsked(action);
    dialogs.open("deleteConfirmation");
  };
  if (rows.length === 0) return null;
  return (
    <section className="al-b" aria-label={t("label")}>
      <b aria-live="polite">{t("count", { count: rows.length })}</b>
      {actions.map((action) => (
        <Button
          key={action.key}
          small
          variant={action.danger ? "danger" : "line"}
          busy={running === action.key}
          disabled={fitting(action).length === 0}
          onClick={() => start(action)}
        >
          {action.label}
        </Button>
      ))}
      {onExport && (
        <Button small onClick={onExport}>
          {t("export")}
        </Button>
      )}
      <Button small variant="ghost" onClick={selection.clear}>
        {t("clear")}
      </Button>
      {asked && question && (
        <ConfirmDelete
          open
          onOpenChange={(open) => !open && close()}
          name=""
          title={question.title}
          consequence={question.text}
          label={question.label}
          onDelete={async () => {
            await run(asked, fitting(asked));
            return true;
          }}
        />
      )}
    </section>
  );
}
