import path from "node:path";
import { Worker } from "node:worker_threads";
import { log } from "@/lib/log";
import {
  acceptedTypes,
  type Checked,
  type FileError,
  isPicture,
  longestSide,
  maxBytes,
  maxPixels,
  type UploadType,
} from "../rules";

/** Milliseconds; an honest document of 20 MB takes a few seconds. */
const pdfPatience = 20_000;

/** The source itself, as neither bundle holds it: a thread starts from a file. */
const pdfWorker = () => path.join(process.cwd(), "lib/features/upload/commands/pdf-worker.mjs");

function inspectPdf(bytes: Buffer): Promise<FileError | null> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(pdfWorker(), { resourceLimits: { maxOldGenerationSizeMb: 384 } });
    const timer = setTimeout(() => thread.terminate(), pdfPatience);
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
async function checkPdf(bytes: Buffer): Promise<Checked> {
  const refusal = await inspectPdf(bytes);
  return refusal ? { refusal } : { bytes, width: null, height: null };
}

/** Loaded with the first picture: a process at rest is 20 MB smaller without it. */
async function openSharp() {
  const { default: sharp } = await import("sharp");
  // One thread a picture: two are made anew at once, and requests go on beside them.
  sharp.concurrency(1);
  return sharp;
}

/** What the header says, before a single pixel is decoded. */
async function headerError(bytes: Buffer): Promise<FileError | null> {
  const sharp = await openSharp();
  const { width = 0, height = 0, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) return "pictureTooLarge";
  return pages > 1 ? "pictureAnimated" : null;
}

/** Makes a picture anew: upright, no larger than needed, without any metadata (position!). */
async function checkPicture(bytes: Buffer, type: UploadType): Promise<Checked> {
  const longest = longestSide(type);
  const sharp = await openSharp();
  try {
    const refusal = await headerError(bytes);
    if (refusal) return { refusal };
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: longest, height: longest, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // sharp throws for whatever is wrong with the bytes; there is nothing else in here to go wrong.
    return { refusal: "fileBroken" };
  }
}

async function kindOf(bytes: Buffer) {
  // As sharp, loaded with the first upload; and outside of what a broken file may throw.
  const { fileTypeFromBuffer } = await import("file-type");
  try {
    return (await fileTypeFromBuffer(bytes))?.mime;
  } catch {
    return undefined;
  }
}

/** Looks at the bytes alone: name and announced type say nothing. */
export async function checkBytes(bytes: Buffer, type: UploadType): Promise<Checked> {
  if (bytes.length === 0) return { refusal: "fileEmpty" };
  if (bytes.length > maxBytes(type)) return { refusal: "fileTooLarge" };
  const kind = await kindOf(bytes);
  if (isPicture(type) && kind === "image/apng") return { refusal: "pictureAnimated" };
  if (!kind || !acceptedTypes(type).includes(kind)) return { refusal: "fileTypeWrong" };
  return isPicture(type) ? checkPicture(bytes, type) : checkPdf(bytes);
}
