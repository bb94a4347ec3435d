import { type CsvFile, type CsvLine, readCsv, UnreadableCsv } from "@/lib/csv/read";

export type FromWorker =
  | { kind: "lines"; lines: CsvLine[] }
  | { kind: "done"; file: Omit<CsvFile, "lines"> }
  | { kind: "failed"; line: number | null };

/** The worker's answer, or null where there is no worker to be had. */
function inWorker(bytes: ArrayBuffer): Promise<CsvFile | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./csv.worker.ts", import.meta.url), { type: "module" });
    const lines: CsvLine[] = [];
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.onerror = () => end(() => resolve(null));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "lines") for (const line of data.lines) lines.push(line);
      else if (data.kind === "done") end(() => resolve({ ...data.file, lines }));
      else end(() => reject(new UnreadableCsv(data.line)));
    };
    worker.postMessage(bytes);
  });
}

/** A chosen file, read beside the page: 100,000 lines take seconds. Throws UnreadableCsv. */
export async function readFile(file: File): Promise<CsvFile> {
  const bytes = await file.arrayBuffer();
  return (await inWorker(bytes)) ?? readCsv(new Uint8Array(bytes));
}
