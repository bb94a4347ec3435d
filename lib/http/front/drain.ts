import type http from "node:http";
import net from "node:net";
import { setImmediate as afterReading, setTimeout as pause } from "node:timers/promises";
import { markStopping } from "@/lib/stopping";

/** Milliseconds: of calm before nobody is let in, how long it is waited for, and between two looks at idle connections. */
const [calm, calmAtMost, idleCheck] = [25, 400, 100];

/** Milliseconds after which a connection that has not said a word is none; browsers open some for later. */
const wordless = 500;

type Traffic = { answers: ReadonlySet<http.ServerResponse>; connections: ReadonlySet<net.Socket> };

/** The answers that are under way and the open connections at any moment; to be asked for before the first request. */
export function trafficOf(server: http.Server): Traffic {
  const answers = new Set<http.ServerResponse>();
  const connections = new Set<net.Socket>();
  server.prependListener("request", (_request: http.IncomingMessage, response: http.ServerResponse) => {
    answers.add(response);
    response.once("close", () => answers.delete(response));
  });
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  return { answers, connections };
}

const endsHere = (response: http.ServerResponse) => {
  if (!response.headersSent) response.setHeader("connection", "close");
};

/** Keeps requests as they come; what it gives lets all of them, and those that follow, be answered. */
function holdRequests(server: http.Server) {
  const held: [http.IncomingMessage, http.ServerResponse][] = [];
  const listeners = server.rawListeners("request") as http.RequestListener[];
  server.removeAllListeners("request");
  server.on("request", (request, response) => held.push([request, response]));
  return () => {
    server.removeAllListeners("request");
    for (const listener of listeners) server.on("request", listener);
    for (const [request, response] of held) if (!request.destroyed) server.emit("request", request, response);
  };
}

/** Keeps the last word of answers back: none of their readers comes again meanwhile. What it gives lets them end. */
function holdEnds(answers: Traffic["answers"]) {
  const ends = [...answers].map((answer) => {
    const { end } = answer;
    const said: Parameters<typeof end>[] = [];
    answer.end = function keep(...last: Parameters<typeof end>) {
      said.push(last);
      return answer;
    } as typeof end;
    return () => {
      answer.end = end;
      for (const last of said) answer.end(...last);
    };
  });
  return () => {
    for (const goOn of ends) goOn();
  };
}

/**
 * Until nobody has come for a moment, all that waited at the door having been let in: one connection is let in with each turn
 * of the loop, and those still waiting when the door is shut are broken off by the system.
 */
async function untilCalm(server: http.Server) {
  let came = true;
  const come = () => {
    came = true;
  };
  server.on("connection", come);
  const until = performance.now() + calmAtMost;
  while (came && performance.now() < until) {
    came = false;
    await pause(calm);
    await afterReading();
  }
  // Where they do not stop coming it is shut after a turn that has let nobody in.
  for (let turns = 0; came && turns < 1_024; turns += 1) {
    came = false;
    await afterReading();
  }
  server.off("connection", come);
}

/** Ends idle connections, each time after what has arrived on them was read: a request that was on its way makes one busy. */
async function endIdle(server: http.Server, { connections }: Traffic, state: { open: boolean }) {
  const from = performance.now();
  while (state.open) {
    await afterReading();
    server.closeIdleConnections();
    const silent = [...connections].filter(({ bytesRead }) => bytesRead === 0);
    if (performance.now() - from > wordless) for (const socket of silent) socket.destroy();
    await pause(idleCheck);
  }
}

type Way = { grace: number; patience: number; traffic: Traffic };

/**
 * Takes a server out of service without breaking off an answer: each that has not begun says `Connection: close` from the
 * first moment, those under way as well, or their reader would ask again where nobody listens; new connections are taken for
 * `grace` ms more, so that a balancer can notice. Then nobody is answered until the door is shut: who has been comes again, and
 * whoever comes in that moment is broken off. Behind it all are answered; what runs has `patience` ms to end.
 */
export async function drain(server: http.Server, { grace, patience, traffic }: Way) {
  markStopping();
  for (const response of traffic.answers) endsHere(response);
  server.prependListener("request", (_request: http.IncomingMessage, response: http.ServerResponse) =>
    endsHere(response),
  );
  await pause(grace);
  const goOn = [holdRequests(server), holdEnds(traffic.answers)];
  await untilCalm(server);
  const state = { open: true };
  // HTTP's own close breaks off connections whose first request is on its way.
  const closed = new Promise((resolve) => net.Server.prototype.close.call(server, resolve));
  for (const go of goOn) go();
  const last = setTimeout(() => server.closeAllConnections(), patience);
  const ending = endIdle(server, traffic, state);
  await closed;
  state.open = false;
  clearTimeout(last);
  await ending;
}
