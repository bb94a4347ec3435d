"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorMessage } from "@/components/form/use-error-message";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/http/client";
import { dialogs } from "@/lib/state/dialogs";
import type { BulkDeed } from "./types";
import type { Selection } from "./use-selection";

type Props<Row extends { id: string }> = {
  selection: Selection<Row>;
  deeds: readonly BulkDeed<Row>[];
  onExport?: () => void;
  refresh: () => Promise<void>;
};

function useRun<Row extends { id: string }>({ selection, refresh }: Pick<Props<Row>, "selection" | "refresh">) {
  const t = useTranslations("admin.bulk");
  const messageOf = useErrorMessage();
  const [running, setRunning] = useState<string | null>(null);
  async function run(deed: BulkDeed<Row>, rows: readonly Row[]) {
    setRunning(deed.key);
    try {
      toast({ title: (await deed.run(rows)) ?? t("done", { count: rows.length }) });
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
export function BulkBar<Row extends { id: string }>({ selection, deeds, onExport, refresh }: Props<Row>) {
  const t = useTranslations("admin.bulk");
  const { run, running } = useRun({ selection, refresh });
  const [asked, setAsked] = useState<BulkDeed<Row> | null>(null);
  const { rows } = selection;
  const fitting = (deed: BulkDeed<Row>) => rows.filter((row) => deed.fits?.(row) ?? true);
  const question = asked?.confirm?.(fitting(asked));
  const close = () => {
    setAsked(null);
    dialogs.close("deleteConfirmation");
  };
  const start = (deed: BulkDeed<Row>) => {
    if (!deed.confirm) return void run(deed, fitting(deed));
    setAsked(deed);
    dialogs.open("deleteConfirmation");
  };
  if (rows.length === 0) return null;
  return (
    <section className="al-b" aria-label={t("label")}>
      <b aria-live="polite">{t("count", { count: rows.length })}</b>
      {deeds.map((deed) => (
        <Button
          key={deed.key}
          small
          variant={deed.danger ? "danger" : "line"}
          busy={running === deed.key}
          disabled={fitting(deed).length === 0}
          onClick={() => start(deed)}
        >
          {deed.label}
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
