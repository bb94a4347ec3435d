import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isDatabaseOut } from "@/lib/db/outage";
import { singleton } from "@/lib/singleton";

type Told = { status: number | null };
type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const answering = singleton("page-status", () => new AsyncLocalStorage<Told>());

/**
 * The status of the page that is being rendered. Next itself knows notFound() and forbidden() alone, which leave the body to the
 * browser's scripts; told before the first byte leaves. Under `next dev`, which has no front, nothing hears it.
 */
export function answerWith(status: 403 | 404) {
  const told = answering.getStore();
  if (told) told.status = status;
}

/** Seconds; as calls say it. */
const retryAfter = 5;

/**
 * Lets pages say their status (answerWith), and tells a page that failed for want of the database from a defect. Next's
 * own partial requests keep theirs: its router reads no other.
 */
export function hearStatus(handle: Handle): Handle {
  return (request, response) => {
    if (request.headers.rsc !== undefined) return handle(request, response);
    const told: Told = { status: null };
    const write = response.writeHead;
    response.writeHead = function writeHead(status: number, ...rest: never[]) {
      const isOut = status === 500 && isDatabaseOut();
      if (isOut) response.setHeader("retry-after", String(retryAfter));
      return write.call(response, isOut ? 503 : (told.status ?? status), ...rest);
    } as typeof write;
    return answering.run(told, () => handle(request, response));
  };
}
