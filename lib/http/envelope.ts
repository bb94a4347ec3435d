import type { AppError, FieldError } from "@/lib/errors";
import { errorText } from "@/lib/i18n/error-text";
import type { Language } from "@/lib/i18n/routing";

/** A JSON array that PostgreSQL has already built; passed through untouched. */
export class RawResult {
  constructor(
    readonly json: string,
    readonly total?: number,
  ) {}
}

export const raw = (json: string, total?: number) => new RawResult(json, total);

type List = readonly unknown[] | { rows: readonly unknown[]; total: number };

function listed(list: List) {
  const { rows, total } = "rows" in list ? list : { rows: list, total: list.length };
  return { json: JSON.stringify(rows), total };
}

function entityOf(result: unknown, list: boolean): { json: string; total?: number } {
  if (result instanceof RawResult) return result;
  if (list) return listed(result as List);
  if (result === undefined || result === null) return { json: "[]" };
  return { json: JSON.stringify(Array.isArray(result) ? result : [result]) };
}

/** `list`: a page of rows with their total, or all rows at once. */
export function successBody(result: unknown, list = false) {
  const { json, total } = entityOf(result, list);
  const tail = total === undefined ? "" : `,"total":${total}`;
  return `{"successful":true,"error":"","errordesc":"","entity":${json}${tail}}`;
}

type Failure = { successful: false; error: string; errordesc: string; entity: []; fields?: FieldError[] };

/** The reason where it is known, rather than "something has changed" or "a detour". */
function sentenceOf({ code, fields }: AppError, language: Language) {
  const hasReason = code === "Conflict" || code === "Unavailable";
  const reason = hasReason ? fields?.[0]?.message : undefined;
  const text = reason && errorText(reason, language);
  return text && text !== reason ? text : errorText(code, language);
}

export function failureBody(error: AppError, language: Language) {
  const failure: Failure = {
    successful: false,
    error: error.code,
    errordesc: sentenceOf(error, language),
    entity: [],
  };
  if (error.fields) failure.fields = error.fields;
  return JSON.stringify(failure);
}
