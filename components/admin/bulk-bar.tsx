"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
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
  const { run: act, busy } = useAction({ failed: t("failed"), refresh });
  const [chosen, setChosen] = useState<string | null>(null);
  async function run(action: BulkAction<Row>, rows: readonly Row[]) {
    setChosen(action.key);
    const done = await act(
      () => action.run(rows),
      (said) => said ?? t("done", { count: rows.length }),
    );
    if (done) selection.clear();
  }
  return { run, running: busy ? chosen : null };
}

/** What can be done to the marked rows; it stands where they are counted. */
export function BulkBar<Row extends { id: string }>({ selection, actions, onExport, refresh }: Props<Row>) {
  const t = useTranslations("admin.bulk");
  const { run, running } = useRun({ selection, refresh });
  const flags = useDialogFlags();
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
    <section
      className="sticky top-2 z-2 mb-3 flex flex-wrap items-center gap-2 rounded-control bg-selected px-4 py-2 print:hidden"
      data-bulk-bar
      aria-label={t("label")}
    >
      <b className="mr-2" aria-live="polite">
        {t("count", { count: rows.length })}
      </b>
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
          open={Boolean(flags.deleteConfirmation)}
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
