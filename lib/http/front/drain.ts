import type http from "node:http";
import net from "node:net";
import { setImmediate as afterAccepting, setTimeout as pause } from "node:timers/promises";
import { markStopping } from "@/lib/stopping";

const idleCheck = 100;

/**
 * Takes a server out of service without breaking off an answer: each says `Connection: close` from the first moment, new
 * connections are taken for `grace` ms more, so that a balancer can notice, and what runs then has `patience` ms to end.
 */
export async function drain(server: http.Server, { grace, patience }: { grace: number; patience: number }) {
  markStopping();
  server.prependListener("request", (_request: http.IncomingMessage, response: http.ServerResponse) => {
    response.setHeader("connection", "close");
  });
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
