import { env } from "@/env.mjs";
import { askOutside, OutsideError } from "@/lib/http/outside";
import { type BusySpan, type Line, readBusy } from "@/lib/ics/read";
import {
  type CalendarError,
  daysAhead,
  daysBack,
  errorOf,
  mostBytes,
  mostSpans,
  patience,
  statusError,
} from "../rules";

/** What is known of the answer before, so that the same one need not come again. */
export type Known = { etag: string | null; modified: string | null };
export type Fetched =
  | { what: "read"; spans: BusySpan[]; skipped: number; guessed: boolean; etag: string | null; modified: string | null }
  | { what: "same" }
  | { what: "failed"; error: CalendarError };

const failed = (error: CalendarError): Fetched => ({ what: "failed", error });

async function ask(address: string, known: Known | null) {
  const headers = {
    Accept: "text/calendar, */*;q=0.1",
    ...(known?.etag && { "If-None-Match": known.etag }),
    ...(known?.modified && { "If-Modified-Since": known.modified }),
  };
  return askOutside(address, { headers, mostBytes, timeout: patience });
}

/** Longer ones are nobody's tag. */
const tag = (value: string | undefined) => (value && value.length <= 1_000 ? value : null);

type Wanted = { address: string; zone: string; known: Known | null; line: Line };

/** Reads a calendar at its address. Throws nothing that the address, its server or its text is to blame for. */
export async function fetchCalendar({ address, zone, known, line }: Wanted, now: number): Promise<Fetched> {
  try {
    const { status, headers, body } = await ask(address, known);
    if (status === 304 && known) return { what: "same" };
    if (status !== 200) return failed(statusError(status));
    const window = { from: now - daysBack, to: now + daysAhead };
    const except = `@${new URL(env.APP_URL).hostname}`;
    const text = body.toString("utf8");
    const read = await readBusy({ text, ...window, zone, most: mostSpans, except }, line);
    if ("failure" in read) return failed(errorOf[read.failure]);
    return { what: "read", ...read, etag: tag(headers.etag), modified: tag(headers["last-modified"]) };
  } catch (error) {
    if (error instanceof OutsideError) return failed(errorOf[error.reason]);
    throw error;
  }
}
