import { AppError, validationFailed } from "@/lib/errors";
import type { ApiRequest } from "./api-request";

/** Bytes of JSON that a call may send; more is a 413. */
const jsonLimit = 256 * 1024;

/** Deeper than any shape of ours; nesting beyond it is an attack on the stack. */
const deepest = 32;

/** Throws ValidationFailed for NUL, broken surrogates and absurd nesting. */
export function refuseBrokenText(value: unknown, path: readonly string[] = []): void {
  if (path.length > deepest) throw validationFailed([{ path: "", message: "invalidValue" }]);
  if (typeof value === "string") {
    if (!value.isWellFormed() || value.includes("\u0000")) {
      throw validationFailed([{ path: path.join("."), message: "invalidValue" }]);
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      refuseBrokenText(key, path);
      refuseBrokenText(inner, [...path, key]);
    }
  }
}

/** The body up to so many bytes. Throws PayloadTooLarge. */
export async function readLimited(request: ApiRequest, limit = jsonLimit) {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new AppError("PayloadTooLarge");
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new AppError("PayloadTooLarge");
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** The request's JSON. Throws PayloadTooLarge, UnsupportedMediaType, MalformedJson, ValidationFailed (broken text). */
export async function readJson(request: ApiRequest): Promise<{ text: string; value: unknown }> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const bytes = await readLimited(request);
  if (type !== "application/json") throw new AppError("UnsupportedMediaType");
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw new AppError("MalformedJson");
  }
  refuseBrokenText(value);
  return { text, value };
}
