import http from "node:http";
import type { AddressInfo } from "node:net";
import { eventRoutes } from "@/lib/features/event/serve";
import { serveApi } from "@/lib/http/front/api";
import { makeMatcher } from "@/lib/http/front/match";
import { until } from "./db";

const match = makeMatcher(Object.values(eventRoutes));
const server = http.createServer((request, response) => {
  void serveApi(request, response, match(request.url?.split("?")[0] ?? ""));
});

/** The production front's own way of answering, over a real connection. */
export async function openSite() {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/events`;
}

export function closeSite() {
  server.closeAllConnections();
  server.close();
}

export type Heard = { id: number; data: { noun: string; id: string; version: number } };
type Reader = { cookie?: string; token?: string; lastId?: number | string | null; search?: string };

/** Frames of a stream as a browser reads them; those without data only move the last id on. */
export function parseFrames(text: string) {
  const frames = text.split("\n\n").slice(0, -1);
  const fields = frames.map((frame) => Object.fromEntries(frame.split("\n").map((line) => line.split(/(?<=^\w+): ?/))));
  const changes = fields.filter(({ event }) => event === "change");
  const heard = changes.map(({ id, data }): Heard => ({ id: Number(id), data: JSON.parse(data ?? "") }));
  const ids = fields.flatMap(({ id }) => (id === undefined ? [] : [Number(id)]));
  return { heard, lastId: ids.at(-1) ?? null };
}

/** Opens a stream and listens until it is cut. `ready`: once it has begun. */
export async function listenTo(site: string, { cookie, token, lastId, search = "" }: Reader) {
  const headers: Record<string, string> = { "accept-encoding": "gzip, br", "sec-fetch-site": "same-origin" };
  if (cookie) headers.cookie = cookie;
  if (token) headers["x-request-token"] = token;
  if (lastId !== undefined && lastId !== null) headers["last-event-id"] = String(lastId);
  const abort = new AbortController();
  const response = await fetch(site + search, { headers, signal: abort.signal });
  const stream = { response, text: "", ended: false, cut: () => abort.abort() };
  const take = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) stream.text += decoder.decode(chunk, { stream: true });
  };
  take()
    .catch(() => undefined)
    .finally(() => {
      stream.ended = true;
    });
  const all = () => parseFrames(stream.text);
  return {
    response,
    cut: stream.cut,
    ended: () => stream.ended,
    text: () => stream.text,
    heard: () => all().heard,
    lastId: () => all().lastId,
    ready: () => until(() => stream.ended || all().lastId !== null),
  };
}
