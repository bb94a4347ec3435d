import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { isStopping } from "@/lib/stopping";
import { answersOf, drain } from "./drain";

let server: http.Server | undefined;
afterEach(() => server?.closeAllConnections());

type Answer = { connection: string | undefined; asked: boolean };

function ask(port: number, agent: http.Agent, method: string) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = isStopping();
    const request = http.request({ port, agent, method, host: "127.0.0.1" }, (response) => {
      response.resume();
      response.once("end", () => resolve({ connection: response.headers.connection, asked }));
    });
    request.once("error", reject);
    request.end(method === "POST" ? "a body" : undefined);
  });
}

/** Asks again and again over one kept connection until nobody listens any more. */
async function client(port: number, method: string, answers: Answer[]) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const answer = await ask(port, agent, method).catch(() => null);
    if (!answer) return;
    answers.push(answer);
  }
}

test("twenty readers and writers lose no answer, and hear at once that their connection ends", async () => {
  let taken = 0;
  server = http.createServer(async (request, response) => {
    taken += 1;
    request.resume();
    await pause(3 + Math.floor(Math.random() * 20));
    response.end("answered");
  });
  const underWay = answersOf(server);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answers: Answer[] = [];
  const clients = Array.from({ length: 20 }, (_, n) => client(port, n % 2 ? "POST" : "GET", answers));
  while (answers.length < 60) await new Promise((resolve) => setImmediate(resolve));
  await drain(server, { grace: 100, patience: 5_000, underWay });
  await Promise.all(clients);
  expect(answers.length).toBe(taken);
  const late = answers.filter(({ asked }) => asked);
  expect(late.length).toBeGreaterThan(0);
  expect(new Set(late.map(({ connection }) => connection))).toEqual(new Set(["close"]));
});

test("an answer that was under way says that its connection ends, too", async () => {
  const held: http.ServerResponse[] = [];
  server = http.createServer((_request, response) => held.push(response));
  const underWay = answersOf(server);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const asked = ask(port, new http.Agent({ keepAlive: true }), "GET");
  await new Promise((resolve) => server?.once("request", resolve));
  const drained = drain(server, { grace: 50, patience: 5_000, underWay });
  for (const response of held) response.end("answered");
  expect((await asked).connection).toBe("close");
  await drained;
});

test("what still runs when the patience ends is broken off", async () => {
  server = http.createServer(() => undefined);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const hanging = ask(port, new http.Agent(), "GET");
  hanging.catch(() => undefined);
  await new Promise((resolve) => server?.once("request", resolve));
  await drain(server, { grace: 0, patience: 50, underWay: new Set() });
  await expect(hanging).rejects.toThrow();
});
