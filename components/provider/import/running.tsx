"use client";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Notice } from "@/components/ui/notice";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { download, reportOf } from "./report";
import { useReasons } from "./say";
import type { Loaded, Progress } from "./use-import";

type Props = {
  loaded: Loaded;
  phase: "running" | "stopped" | "failed" | "done";
  progress: Progress;
  error: string;
};

const shown = 20;

/** How far it is, and what became of the lines; the refused ones can be taken home. */
export function RunningStep({ loaded, phase, progress, error }: Props) {
  const t = useTranslations("provider.import");
  const reasonsOf = useReasons();
  const lng = useLocale() as Language;
  const { sent, refused } = progress;
  const total = progress.total || loaded.file.lines.length;
  const number = (count: number) => formatNumber(count, lng);
  const counts = {
    added: number(progress.added),
    updated: number(progress.updated),
    unchanged: number(progress.unchanged),
    refused: number(refused.length),
  };
  const save = () => {
    const labels = { line: t("line"), reason: t("reason") };
    const { head, lines } = loaded.file;
    download(t("reportName"), reportOf({ head, lines, refused, labels, say: reasonsOf }));
  };
  return (
    <div className="grid grid-cols-1 content-start gap-4 mt-4">
      <div className="grid gap-1.5">
        <ProgressBar className="h-3" max={total} value={sent} aria-label={t("progress")} />
        <span aria-live="polite">{t("sent", { sent: number(sent), total: number(total) })}</span>
      </div>
      <p>
        <b>{t("counts", counts)}</b>
      </p>
      {phase === "done" && (
        <Notice tone={refused.length > 0 ? "warn" : "ok"} live>
          {t(refused.length > 0 ? "doneSome" : "doneAll")}
        </Notice>
      )}
      {phase === "stopped" && (
        <Notice tone="info" live>
          {t("stopped", { rest: total - sent })}
        </Notice>
      )}
      {phase === "failed" && (
        <Notice tone="bad" title={t("failed")} live>
          {error}
        </Notice>
      )}
      {refused.length > 0 && (
        <>
          <div>
            <Button onClick={save}>{t("report")}</Button>
          </div>
          <ul className="grid gap-1.5 text-sm">
            {refused.slice(0, shown).map((result) => (
              <li key={result.line}>{t("refusedLine", { line: result.line, reason: reasonsOf(result) })}</li>
            ))}
          </ul>
          {refused.length > shown && <p className="text-ink-2">{t("more", { count: refused.length - shown })}</p>}
        </>
      )}
    </div>
  );
}
