import type { ErrorCode, FieldError } from "@/lib/errors";
import { ApiError, api } from "@/lib/http/client";
import { announcedError, type FileError, publicUrlOf, type UploadType } from "./rules";
import type { FileRecord, SignedUpload } from "./schema";

type Envelope = { successful: boolean; error: ErrorCode | ""; entity: FileRecord[]; fields?: FieldError[] };
type Options = { signal: AbortSignal; onProgress: (fraction: number) => void };
type Answer = { status: number; text: string };

/** Ours by its path alone, so that a second name of this site does not become a foreign one. */
function targetOf(url: string) {
  const { pathname, search } = new URL(url);
  return pathname.startsWith(publicUrlOf("")) ? pathname + search : url;
}

const aborted = () => new DOMException("aborted", "AbortError");

/** fetch tells nothing of what has gone out; only XMLHttpRequest does. */
function put({ url, method, headers }: SignedUpload, file: File, { signal, onProgress }: Options): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(aborted());
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    request.open(method, targetOf(url));
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new ApiError(0, "Unavailable", ""));
    request.onabort = () => reject(aborted());
    request.onloadend = () => signal.removeEventListener("abort", cancel);
    signal.addEventListener("abort", cancel);
    request.send(file);
  });
}

function envelopeOf(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "successful" in value ? (value as Envelope) : null;
  } catch {
    return null;
  }
}

/** Sends a file and waits until it is checked. Throws ApiError; AbortError after a cancel. */
export async function sendFile(file: File, uploadType: UploadType, options: Options): Promise<FileRecord> {
  const { name, type: contentType, size } = file;
  const { signal } = options;
  const query = { uploadType, name: name.slice(-255), contentType, size };
  const { first: signed } = await api("POST /upload/signed-upload", { body: query, signal });
  const { status, text } = await put(signed, file, options);
  const envelope = envelopeOf(text);
  if (envelope?.successful && envelope.entity[0]) return envelope.entity[0];
  if (envelope) throw new ApiError(status, envelope.error || "InternalError", "", { fields: envelope.fields });
  // A store elsewhere answers with nothing, or in words of its own.
  if (status < 200 || status > 299) throw new ApiError(status, status < 500 ? "Forbidden" : "Unavailable", "");
  return (await api("POST /upload/finish", { body: { key: signed.key }, signal })).first;
}

/** What the browser can see beforehand, in the server's own words. */
export const errorBeforehand = (file: File, type: UploadType): FileError | null =>
  announcedError(type, { contentType: file.type, size: file.size });
