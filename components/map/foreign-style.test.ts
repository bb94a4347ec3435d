import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { isStyle } from "./foreign-style";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(answer: (response: ServerResponse) => void) {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/style.json`;
}
const json = (value: unknown) => (response: ServerResponse) => response.end(JSON.stringify(value));

it("knows a style", async () => {
  expect(await isStyle(await serve(json({ version: 8, sources: {}, layers: [] })))).toBe(true);
});

it.each<[string, (response: ServerResponse) => void]>([
  ["is gone", (response) => response.writeHead(404).end("no")],
  ["is a page", (response) => response.end("<html>")],
  ["is another document", json({ hello: 1 })],
  ["is an older style", json({ version: 7, sources: {}, layers: [] })],
  ["is nothing", json(null)],
])("is none where it %s", async (_name, answer) => {
  expect(await isStyle(await serve(answer))).toBe(false);
});

it("is none where nobody answers", async () => {
  const url = await serve(json({}));
  server?.close();
  expect(await isStyle(url)).toBe(false);
  const silent = await serve(() => undefined);
  expect(await isStyle(silent, 100)).toBe(false);
});
