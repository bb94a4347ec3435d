import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { makeRoad } from "@/lib/geo/road/port";
import type { RoutingService } from "@/lib/geo/road/services";

let server: Server | undefined;

/** After each test: nobody asks a service of the one before. */
export function stopServing() {
  server?.closeAllConnections();
  server?.close();
}

export type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

type Terms = { now?: () => number; timeout?: number };

/** A routing service on this machine, and the road that asks it; `asked` counts the questions. */
export async function serve(service: RoutingService, answer: Answer, { now = Date.now, timeout = 2_000 }: Terms = {}) {
  const asked: string[] = [];
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      asked.push(request.url ?? "");
      answer(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { road: makeRoad({ service, url: `http://127.0.0.1:${port}/`, timeout, now }), asked };
}

export const json = (response: ServerResponse, value: unknown) => response.end(JSON.stringify(value));
