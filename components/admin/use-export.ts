"use client";
import { type MouseEvent, useState } from "react";
import { csvHref, type ExportChoice, exportQueryOf } from "@/lib/http/admin-list";
import { ApiError, api } from "@/lib/http/client";
import { dialogs } from "@/lib/state/dialogs";

/** The browser's own download: a million rows need not fit into the page's memory. */
function download(href: string) {
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
}

/** Asks whether the file would come. Gives null, or why not: a download alone would fail without a word. */
export async function refusalOf(choice: ExportChoice) {
  try {
    await api("GET /admin/{file}", {
      params: { file: `${choice.name}.csv` },
      query: { ...exportQueryOf(choice), check: "1" },
    });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Starts an export, or opens the HTTP error modal where it is refused. */
export function useExport(choice: ExportChoice, onStarted: () => void) {
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  async function start() {
    setBusy(true);
    const refusal = await refusalOf(choice).finally(() => setBusy(false));
    setFailure(refusal);
    if (refusal) return dialogs.open("httpError");
    download(csvHref(choice));
    onStarted();
  }
  /** Of the link that is the download: with another key or button held it stays the browser's. */
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!busy) void start();
  };
  return { failure, busy, start, onClick };
}
