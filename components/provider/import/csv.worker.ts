import { readCsv, UnreadableCsv } from "@/lib/csv/read";
import type { FromWorker } from "./read-file";

// Not from read-file.ts: a worker that imports its own opener never ends being built.
const linesAtOnce = 2_000;

const post = (message: FromWorker) => self.postMessage(message);

/** Reads a file beside the page; lines go over in helpings, so that taking them holds up nothing either. */
self.addEventListener("message", async (event: MessageEvent<ArrayBuffer>) => {
  try {
    const { lines, ...file } = await readCsv(new Uint8Array(event.data));
    for (let from = 0; from < lines.length; from += linesAtOnce) {
      post({ kind: "lines", lines: lines.slice(from, from + linesAtOnce) });
    }
    post({ kind: "done", file });
  } catch (error) {
    post({ kind: "failed", line: error instanceof UnreadableCsv ? error.line : null });
  }
});
