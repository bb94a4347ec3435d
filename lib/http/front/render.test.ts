import type { Server } from "node:http";
import type { Socket } from "node:net";
import { expect, it } from "vitest";
import { openRenderer } from "./render";

it("gives the page although the kept connection has died in the meantime", async () => {
  const sockets = new Set<Socket>();
  const { render, close } = await openRenderer(function (this: Server, request, response) {
    sockets.add(request.socket);
    response.end(`<p>${request.url}</p>`);
  });
  expect((await render("/de", "de", "")).body.toString()).toBe("<p>/de</p>");
  for (const socket of sockets) socket.destroy();
  const [first, second] = await Promise.all([render("/de/faq", "de", ""), render("/en", "en", "dark")]);
  expect([first.status, second.status]).toEqual([200, 200]);
  await close();
});

it("keeps its connection while nobody reads", async () => {
  const sockets = new Set<Socket>();
  const { render, close } = await openRenderer((request, response) => {
    sockets.add(request.socket);
    expect((request.socket as Socket & { server: Server }).server.keepAliveTimeout).toBe(0);
    response.end("page");
  });
  for (const url of ["/de", "/en", "/es"]) await render(url, "de", "");
  expect(sockets.size).toBe(1);
  await close();
});
