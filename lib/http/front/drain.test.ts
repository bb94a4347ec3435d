import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { isStopping } from "@/lib/stopping";
import { trafficOf, drain } from "./drain";

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
  const traffic = trafficOf(server);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answers: Answer[] = [];
  const clients = Array.from({ length: 20 }, (_, n) => client(port, n % 2 ? "POST" : "GET", answers));
  while (answers.length < 60) await new Promise((resolve) => setImmediate(resolve));
  await drain(server, { grace: 100, patience: 5_000, traffic });
  await Promise.all(clients);
  expect(answers.length).toBe(taken);
  const late = answers.filter(({ asked }) => asked);
  expect(late.length).toBeGreaterThan(0);
  expect(new Set(late.map(({ connection }) => connection))).toEqual(new Set(["close"]));
});

test("an answer that was under way says that its connection ends, too", async () => {
  const held: http.ServerResponse[] = [];
  server = http.createServer((_request, response) => held.push(response));
  const traffic = trafficOf(server);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const asked = ask(port, new http.Agent({ keepAlive: true }), "GET");
  await new Promise((resolve) => server?.once("request", resolve));
  const drained = drain(server, { grace: 50, patience: 5_000, traffic });
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
  await drain(server, { grace: 0, patience: 50, traffic: trafficOf(server) });
  await expect(hanging).rejects.toThrow();
});

/** What a connection hears until its end; rejects where the system breaks it off. */
function heard(socket: net.Socket) {
  return new Promise<string>((resolve, reject) => {
    let text = "";
    socket.setEncoding("utf8").on("data", (part) => {
      text += part;
    });
    socket.once("end", () => resolve(text)).once("error", reject);
  });
}

test("who waits at the door when the grace ends is let in, all of them, and answered", async () => {
  server = http.createServer((_request, response) => response.end("answered"));
  const traffic = trafficOf(server);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const drained = drain(server, { grace: 0, patience: 5_000, traffic });
  // The system has taken these before the loop turns once; a server lets in one with each turn.
  const waiting = Array.from({ length: 40 }, () => {
    const socket = net.connect(port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    return heard(socket);
  });
  for (const text of await Promise.all(waiting)) expect(text).toMatch(/^HTTP\/1.1 200 OK\r\nconnection: close/i);
  await drained;
});

test("nobody is answered between the end of the grace and the shutting of the door, and all are after it", async () => {
  const early: http.ServerResponse[] = [];
  const open: boolean[] = [];
  server = http.createServer((request, response) => {
    response.once("finish", () => open.push(server?.listening === true));
    if (request.url === "/early") early.push(response);
    else response.end("answered");
  });
  const traffic = trafficOf(server);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const [one, two] = [net.connect(port, "127.0.0.1"), net.connect(port, "127.0.0.1")];
  one.write("GET /early HTTP/1.1\r\nhost: x\r\n\r\n");
  await new Promise((resolve) => server?.once("request", resolve));
  const drained = drain(server, { grace: 0, patience: 5_000, traffic });
  // From then on requests are kept: the one listener left is the one that keeps them.
  while ((server?.listenerCount("request") ?? 0) > 1) await new Promise((resolve) => setImmediate(resolve));
  for (const response of early) response.end("answered");
  two.write("GET /late HTTP/1.1\r\nhost: x\r\n\r\n");
  for (const text of await Promise.all([heard(one), heard(two)])) expect(text).toContain("answered");
  await drained;
  expect(open).toEqual([false, false]);
});

test("a connection that has never said a word keeps no process alive", async () => {
  server = http.createServer((_request, response) => response.end());
  const traffic = trafficOf(server);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const silent = net.connect((server.address() as AddressInfo).port, "127.0.0.1");
  silent.on("error", () => undefined);
  await new Promise((resolve) => server?.once("connection", resolve));
  const from = performance.now();
  await drain(server, { grace: 0, patience: 30_000, traffic });
  expect(performance.now() - from).toBeLessThan(10_000);
  silent.destroy();
});
