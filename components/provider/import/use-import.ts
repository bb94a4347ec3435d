"use client";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { useAction } from "@/components/form/use-action";
import { useErrorMessage } from "@/components/form/use-error-message";
import { useErrorText } from "@/components/form/use-error-text";
import { type CsvFile, UnreadableCsv } from "@/lib/csv/read";
import { mappingOf } from "@/lib/features/provider/rules/heads";
import { noteTaken, type Part, partsOf, type Reading } from "@/lib/features/provider/rules/parts";
import type { ImportInput, ImportResult } from "@/lib/features/provider/schema/importing";
import { ApiError, api } from "@/lib/http/client";
import { readFile } from "./read-file";

const previewLines = 20;
const maxBytes = 30 * 1024 * 1024;

type Choices = Pick<ImportInput, "duplicates" | "usualType" | "usualCountry">;
export type Mapping = Reading["mapping"];
export type Loaded = { name: string; file: CsvFile; mapping: Mapping; choices: Choices };
type Counts = Record<"sent" | "total" | "added" | "updated" | "unchanged", number>;
export type Progress = Counts & { refused: ImportResult[] };

const none: Progress = { sent: 0, total: 0, added: 0, updated: 0, unchanged: 0, refused: [] };

function counted(before: Progress, results: readonly ImportResult[]): Progress {
  const many = (outcome: ImportResult["outcome"]) => results.filter((result) => result.outcome === outcome);
  return {
    ...before,
    sent: before.sent + results.length,
    added: before.added + many("added").length,
    updated: before.updated + many("updated").length,
    unchanged: before.unchanged + many("unchanged").length,
    refused: [...before.refused, ...many("refused")],
  };
}

const readingOf = ({ file, mapping, choices }: Loaded): Reading => {
  return { head: file.head, mapping, usualCountry: choices.usualCountry, taken: new Set() };
};

/** Reads the chosen file in the browser: encoding, separator, columns. */
export function useFile() {
  const text = useErrorText();
  const t = useTranslations("provider.import");
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [reading, setReading] = useState(false);
  const [error, setError] = useState("");
  async function read(chosen: File) {
    const file = await readFile(chosen);
    if (file.lines.length === 0) return setError(file.head.length === 0 ? (text("fileEmpty") ?? "") : t("headOnly"));
    const choices: Choices = { duplicates: "refuse", usualType: "busoperator", usualCountry: "DE" };
    setLoaded({ name: chosen.name, file, mapping: mappingOf(file.head), choices });
  }
  const explain = (failure: unknown) => {
    const line = failure instanceof UnreadableCsv ? failure.line : null;
    setError(line === null ? (text("importFile") ?? "") : t("quoteOpen", { line }));
  };
  async function choose(chosen: File) {
    setError("");
    if (chosen.size > maxBytes) return setError(t("tooLarge"));
    setReading(true);
    await read(chosen).catch(explain);
    setReading(false);
  }
  return { loaded, setLoaded, reading, error, choose };
}

const byLine = (a: ImportResult, b: ImportResult) => a.line - b.line;

/** What became of a part, with what was refused before it was sent. */
async function send({ choices }: Loaded, { lines, refused }: Part, dry: boolean, key?: string) {
  const body = { ...choices, lines, dry };
  const given = { body, idempotencyKey: key };
  const results = lines.length > 0 ? (await api("POST /admin/providers/import", given)).entity : [];
  return [...results, ...refused].sort(byLine);
}

/** What would become of the first lines, asked anew after each change of columns or choices. */
export function usePreview(loaded: Loaded) {
  const messageOf = useErrorMessage();
  const [state, setState] = useState<{ results: ImportResult[] | null; error: string }>({ results: null, error: "" });
  const say = useRef(messageOf);
  say.current = messageOf;
  useEffect(() => {
    let current = true;
    const [part = { lines: [], refused: [] }] = partsOf(loaded.file.lines.slice(0, previewLines), readingOf(loaded));
    send(loaded, part, true).then(
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

type Run = { id: string; reading: Reading };

/** Sends the file part by part; what a part has stored stays, whatever becomes of the next. */
export function useRun(loaded: Loaded | null) {
  const { run: act, trouble: error } = useAction();
  const [phase, setPhase] = useState<"idle" | "running" | "stopped" | "failed" | "done">("idle");
  const [progress, setProgress] = useState(none);
  const stop = useRef(false);
  const begun = useRef<Run | null>(null);
  const halt = useCallback(() => {
    stop.current = true;
  }, []);
  useEffect(() => halt, [halt]);
  async function sendAll(query: Loaded, { id, reading }: Run, from: Progress) {
    let now = from;
    for (const part of partsOf(query.file.lines.slice(now.sent), reading)) {
      if (stop.current) break;
      // The same key when it is sent again: a part whose answer was lost is answered, not refused as already there.
      const results = await send(query, part, false, `${id} ${now.sent}`);
      noteTaken(part, results, reading);
      now = counted(now, results);
      setProgress(now);
    }
    return now;
  }
  async function run() {
    if (!loaded) return;
    stop.current = false;
    setPhase("running");
    begun.current ??= { id: crypto.randomUUID(), reading: readingOf(loaded) };
    const from = progress.total > 0 ? progress : { ...none, total: loaded.file.lines.length };
    setProgress(from);
    const { current } = begun;
    const sent = await act(async () => {
      const now = await sendAll(loaded, current, from);
      setPhase(now.sent < now.total ? "stopped" : "done");
    });
    if (!sent) setPhase("failed");
  }
  return { phase, progress, error, run, halt };
}
