"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { MappingStep } from "./mapping";
import { PreviewStep } from "./preview";
import { RunningStep } from "./running";
import { useFile, useRun } from "./use-import";
import "@/sheets/import.css";

type Props = { onClose: () => void; refresh: () => Promise<void> };

type FileProps = { reading: boolean; error: string; onChoose: (file: File) => void };

function FileStep({ reading, error, onChoose }: FileProps) {
  const t = useTranslations("provider.import");
  const id = useId();
  return (
    <div className="grid grid-cols-1 content-start gap-4 mt-4">
      <div className="field">
        <label htmlFor={id}>{t("file")}</label>
        {/* The browser's own button speaks its language, not the page's. */}
        <span className="group relative justify-self-start">
          <input
            id={id}
            type="file"
            className="absolute inset-0 cursor-pointer opacity-0"
            accept=".csv,.txt,.tsv,text/csv"
            disabled={reading}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) onChoose(file);
              // The same file, put right meanwhile, is a choice again.
              event.target.value = "";
            }}
          />
          <span
            className={buttonClass({
              className:
                "group-focus-within:outline-3! group-focus-within:outline-offset-2! group-focus-within:outline-focus-outer! group-hover:bg-hover!",
            })}
            aria-hidden
          >
            <Icon of="upload" size={18} />
            {t("choose")}
          </span>
        </span>
        <span className="field-hint" id={`${id}-hint`}>
          {t("fileHint")}
        </span>
      </div>
      {reading && <p role="status">{t("reading")}</p>}
      {error && (
        <Notice tone="bad" live>
          {error}
        </Notice>
      )}
    </div>
  );
}

type FooterProps = { run: ReturnType<typeof useRun>; ready: boolean; lines: number; onClose: () => void };

function Footer({ run, ready, lines, onClose }: FooterProps) {
  const t = useTranslations("provider.import");
  if (run.phase === "running") return <Button onClick={run.halt}>{t("stop")}</Button>;
  const goesOn = run.phase === "failed" || run.phase === "stopped";
  return (
    <>
      <Button onClick={onClose}>{t(run.phase === "idle" ? "cancel" : "close")}</Button>
      {run.phase !== "done" && ready && (
        <Button variant="pri" className="ml-auto" onClick={() => void run.run()}>
          {goesOn ? t("goOn") : t("start", { count: lines })}
        </Button>
      )}
    </>
  );
}

/** A file of passive providers: chosen, columns assigned, looked at, sent part by part, reported. */
export function ImportDialog({ onClose, refresh }: Props) {
  const t = useTranslations("provider.import");
  const { loaded, setLoaded, reading, error, choose } = useFile();
  const run = useRun(loaded);
  const running = run.phase === "running";
  useUnsavedWarning(running);
  const close = () => {
    if (running) return;
    onClose();
    if (run.progress.sent > 0) void refresh();
  };
  const ready = loaded?.mapping.includes("name") === true && loaded.mapping.includes("email");
  return (
    <Dialog
      open
      wide
      dismissible={!running}
      onOpenChange={(open) => !open && close()}
      title={t("title")}
      description={loaded?.name ?? t("text")}
      footer={<Footer run={run} ready={ready} lines={loaded?.file.lines.length ?? 0} onClose={close} />}
    >
      {!loaded && <FileStep reading={reading} error={error} onChoose={choose} />}
      {loaded && run.phase === "idle" && (
        <div className="grid grid-cols-1 content-start gap-4 mt-4">
          <MappingStep loaded={loaded} onChange={setLoaded} />
          {ready ? <PreviewStep loaded={loaded} /> : <Notice tone="warn">{t("needs")}</Notice>}
        </div>
      )}
      {loaded && run.phase !== "idle" && <RunningStep {...run} loaded={loaded} phase={run.phase} />}
    </Dialog>
  );
}
