import { z } from "zod";
import { byRecord } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { env } from "@/env.mjs";
import { faultKind } from "@/lib/db/faults";
import { AppError, unavailable } from "@/lib/errors";
import { log } from "@/lib/log";
import type { Call } from "./calls";

/** As a rule sees them; rules look no further. */
const anonymous = { kind: "anonymous" } as Viewer;
const stranger = { kind: "user", role: "user", owner: false, company: null } as unknown as Viewer;

const changes = ({ method }: Call) => method !== "GET";

function hasVersion({ query, body }: Call) {
  return [query, body].some((schema) => schema instanceof z.ZodObject && "version" in schema.shape);
}

/** A list, or a view as rich as one, that is read without an account: limited for each source. */
export const isOpenList = (call: Call) =>
  call.method === "GET" &&
  (call.givesList !== undefined || call.givesMany === true) &&
  call.rule !== byRecord &&
  call.rule(anonymous);

/** Statuses of failures: those that follow from what the call takes, and its own. */
export function errorsOf(call: Call): number[] {
  const takesJson = call.body !== undefined;
  const implied = {
    400: takesJson || call.params !== undefined || call.query !== undefined,
    401: !call.rule(anonymous) || call.rule === byRecord,
    // A page of another site may change nothing.
    403: !call.rule(stranger) || (changes(call) && !call.anySite),
    404: call.params !== undefined && call.missing !== false,
    409: call.idempotent === true || (changes(call) && hasVersion(call)),
    413: takesJson || call.streamed === true,
    415: takesJson,
    429: call.limit !== undefined || isOpenList(call),
  };
  const statuses = Object.entries(implied).flatMap(([status, follows]) => (follows ? [Number(status)] : []));
  return [...new Set([...statuses, ...(call.errors ?? [])])].sort((a, b) => a - b);
}

/** Any call may meet a defect, no database, or a disk that is full. */
const always = [500, 503, 507];

/** Holds a failure's status against the call's contract. Throws for one it does not tell; in production it does not look. */
function checkFailure(call: Call, status: number) {
  if (env.NODE_ENV === "production" || always.includes(status) || errorsOf(call).includes(status)) return;
  throw new Error(`${call.method} ${call.path} fails with ${status}, which its contract does not tell`);
}

const told = { unavailable: "database out of reach", full: "no space left on a disk", defect: "defect in a route" };

function toAppError(error: unknown, requestId: string) {
  if (error instanceof AppError) return error;
  const kind = faultKind(error);
  if (kind === "conflict" || kind === "serialization") return new AppError("Conflict");
  if (kind === "missing") return new AppError("NotFound");
  log.error({ err: error, requestId }, told[kind ?? "defect"]);
  if (kind === "full") return new AppError("StorageFull", { retryAfter: 60 });
  return kind === "unavailable" ? unavailable() : new AppError("InternalError");
}

/** What the caller is told; a failure that the contract does not tell is a defect. */
export function failureOf(call: Call, error: unknown, requestId: string) {
  const failure = toAppError(error, requestId);
  try {
    checkFailure(call, failure.status);
    return failure;
  } catch (untold) {
    return toAppError(untold, requestId);
  }
}
