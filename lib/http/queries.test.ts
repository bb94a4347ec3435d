import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/http/client";
import { newQueryClient } from "./queries";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What a part of the page does that shows an answer: asks where there is none, or only an old one. */
async function show(client: ReturnType<typeof newQueryClient>, ask: () => Promise<string>) {
  const hide = new QueryObserver(client, { queryKey: ["one"], queryFn: ask }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return hide;
}

it("keeps answers fresh for 60 seconds", async () => {
  const client = newQueryClient();
  const ask = vi.fn(async () => "answer");
  (await show(client, ask))();
  await vi.advanceTimersByTimeAsync(59_000);
  (await show(client, ask))();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  (await show(client, ask))();
  expect(ask).toHaveBeenCalledTimes(2);
});

it("keeps answers in memory for 5 minutes after they were last shown", async () => {
  vi.stubGlobal("window", {});
  const client = newQueryClient();
  (await show(client, async () => "answer"))();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(client.getQueryData(["one"])).toBe("answer");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(client.getQueryData(["one"])).toBeUndefined();
});

it("holds nothing by a timer on the server, where an answer goes with its page", async () => {
  (await show(newQueryClient(), async () => "answer"))();
  expect(vi.getTimerCount()).toBe(0);
});

/** How often a call is made that always fails so. */
async function triesOf(status: number) {
  const ask = vi.fn(() => Promise.reject(new ApiError(status, "InternalError", "")));
  const hide = await show(newQueryClient(), ask);
  await vi.advanceTimersByTimeAsync(60_000);
  hide();
  return ask.mock.calls.length;
}

it("asks once more after an error of the server or of the way to it, never after one of the client", async () => {
  for (const status of [0, 500, 503]) expect(await triesOf(status)).toBe(2);
  for (const status of [400, 401, 403, 404, 409, 429]) expect(await triesOf(status)).toBe(1);
});
