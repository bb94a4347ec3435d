"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useErrorMessage } from "@/components/form/use-error-message";
import { type CsvFile, readCsv } from "@/lib/csv/read";
import { providers } from "@/lib/features/provider/client";
import { mappingOf } from "@/lib/features/provider/rules/heads";
import { lineOf, partsOf } from "@/lib/features/provider/rules/parts";
import type { ImportInput, ImportLine, ImportResult } from "@/lib/features/provider/schema/importing";
import type { ImportField } from "@/lib/features/provider/schema/list";
import { ApiError } from "@/lib/http/client";

const previewLines = 20;
export const maxBytes = 30 * 1024 * 1024;

export type Choices = Pick<ImportInput, "twins" | "usualType" | "usualCountry">;
export type Mapping = readonly (ImportField | null)[];
export type Loaded = { name: string; file: CsvFile; mapping: Mapping; choices: Choices };
export type Progress = { sent: number; total: number; added: number; updated: number; refused: ImportResult[] };

const none: Progress = { sent: 0, total: 0, added: 0, updated: 0, refused: [] };

function counted(before: Progress, results: readonly ImportResult[]): Progress {
  const many = (outcome: ImportResult["outcome"]) => results.filter((result) => result.outcome === outcome);
  return {
    ...before,
    sent: before.sent + results.length,
    added: before.added + many("added").length,
    updated: before.updated + many("updated").length,
    refused: [...before.refused, ...many("refused")],
  };
}

const linesOf = ({ file, mapping }: Loaded, from = 0, to?: number) =>
  file.lines.slice(from, to).map((line) => lineOf(line, mapping));

/** Reads the chosen file in the browser: encoding, separator, columns. */
export function useFile() {
  const text = useTranslations("errors");
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [error, setError] = useState("");
  async function choose(chosen: File) {
    setError("");
    if (chosen.size > maxBytes) return setError(text("fileTooLarge"));
    try {
      const file = await readCsv(new Uint8Array(await chosen.arrayBuffer()));
      if (file.lines.length === 0) return setError(text("fileEmpty"));
      const choices: Choices = { twins: "refuse", usualType: "busoperator", usualCountry: "DE" };
      setLoaded({ name: chosen.name, file, mapping: mappingOf(file.head), choices });
    } catch {
      setError(text("importFile"));
    }
  }
  return { loaded, setLoaded, error, choose };
}

/** What would become of the first lines, asked anew after each change of columns or choices. */
export function usePreview(loaded: Loaded) {
  const messageOf = useErrorMessage();
  const [state, setState] = useState<{ results: ImportResult[] | null; error: string }>({ results: null, error: "" });
  const say = useRef(messageOf);
  say.current = messageOf;
  useEffect(() => {
    let current = true;
    const lines = linesOf(loaded, 0, previewLines);
    const wish = { ...loaded.choices, lines, dry: true };
    providers.import(wish).then(
      (results) => current && setState({ results, error: "" }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (current) setState({ results: null, error: say.current(error) });
      },
    );
    return () => {
      current = false;
    };
  }, [loaded]);
  return state;
}

/** Sends the file part by part; what a part has stored stays, whatever becomes of the next. */
export function useRun(loaded: Loaded | null) {
  const messageOf = useErrorMessage();
  const [phase, setPhase] = useState<"idle" | "running" | "stopped" | "failed" | "done">("idle");
  const [progress, setProgress] = useState(none);
  const [error, setError] = useState("");
  const stop = useRef(false);
  async function send(wish: Loaded, lines: ImportLine[], before: Progress) {
    return counted(before, await providers.import({ ...wish.choices, lines, dry: false }));
  }
  async function run() {
    if (!loaded) return;
    stop.current = false;
    setPhase("running");
    setError("");
    let now = progress.total > 0 ? progress : { ...none, total: loaded.file.lines.length };
    try {
      for (const lines of partsOf(linesOf(loaded, now.sent))) {
        if (stop.current) break;
        now = await send(loaded, lines, now);
        setProgress(now);
      }
      setPhase(now.sent < now.total ? "stopped" : "done");
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setProgress(now);
      setError(messageOf(failure));
      setPhase("failed");
    }
  }
  const halt = () => {
    stop.current = true;
  };
  return { phase, progress, error, run, halt };
}
