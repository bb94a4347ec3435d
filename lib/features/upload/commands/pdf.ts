import path from "node:path";
import { Worker } from "node:worker_threads";
import { log } from "@/lib/log";
import type { Checked, FileError } from "../rules";

/** Milliseconds; an honest document of 20 MB takes a few seconds. */
const patience = 20_000;

/** The source itself, as neither bundle holds it: a thread starts from a file. */
const worker = () => path.join(process.cwd(), "lib/features/upload/commands/pdf-worker.mjs");

function look(bytes: Buffer): Promise<FileError | null> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(worker(), { resourceLimits: { maxOldGenerationSizeMb: 384 } });
    const timer = setTimeout(() => thread.terminate(), patience);
    const end = (result: FileError | null) => {
      clearTimeout(timer);
      resolve(result);
      void thread.terminate();
    };
    thread.once("message", end);
    thread.once("error", (error) => {
      log.info({ err: error }, "a document could not be looked at");
      // Our own file is missing: a defect, and no fault of the document's.
      if ("code" in error && error.code === "ERR_MODULE_NOT_FOUND") reject(error);
      else end("fileBroken");
    });
    thread.once("exit", () => end("fileBroken"));
    // Not as workerData: Next's bundler keeps that for itself.
    thread.postMessage(bytes);
  });
}

/** A document is kept as it is, or refused: encrypted, broken, or able to act (scripts, attachments, forms that send). */
export async function checkPdf(bytes: Buffer): Promise<Checked> {
  const refusal = await look(bytes);
  return refusal ? { refusal } : { bytes, width: null, height: null };
}
