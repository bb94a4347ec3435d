import type http from "node:http";
import net from "node:net";
import { setImmediate as afterAccepting, setTimeout as pause } from "node:timers/promises";
import { markStopping } from "@/lib/stopping";

const idleCheck = 100;

type Answers = ReadonlySet<http.ServerResponse>;

/** The answers that are under way at any moment; to be asked for before the first request. */
export function answersOf(server: http.Server): Answers {
  const underWay = new Set<http.ServerResponse>();
  server.prependListener("request", (_request: http.IncomingMessage, response: http.ServerResponse) => {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });
  return underWay;
}

type Way = { grace: number; patience: number; underWay: Answers };

const endsHere = (response: http.ServerResponse) => {
  if (!response.headersSent) response.setHeader("connection", "close");
};

/**
 * Takes a server out of service without breaking off an answer: each that has not begun says `Connection: close` from the
 * first moment, those under way as well, or their reader would ask again where nobody listens; new connections are taken for `grace` ms more, so that a balancer can notice, and what runs then has `patience` ms to end.
 */
export async function drain(server: http.Server, { grace, patience, underWay }: Way) {
  markStopping();
  for (const response of underWay) endsHere(response);
  server.prependListener("request", (_request: http.IncomingMessage, response: http.ServerResponse) =>
    endsHere(response),
  );
  await pause(grace);
  // What waits to be let in is let in first: the system breaks it off otherwise.
  await afterAccepting();
  // HTTP's own close breaks off connections whose first request is on its way.
  const closed = new Promise((resolve) => net.Server.prototype.close.call(server, resolve));
  const idle = setInterval(() => server.closeIdleConnections(), idleCheck);
  const last = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(idle);
  clearTimeout(last);
}
