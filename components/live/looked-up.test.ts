import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/http/client";
import { lookedUp } from "./looked-up";

const away = () => new ApiError(0, "Unavailable", "");
const listeners = new Set<() => void>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => listeners.add(listener));
  vi.stubGlobal("removeEventListener", (_: string, listener: () => void) => listeners.delete(listener));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("looks again while the server is out of reach, and then tells", async () => {
  const look = vi.fn().mockRejectedValueOnce(away()).mockRejectedValueOnce(away()).mockResolvedValue(true);
  const found = lookedUp(look, () => true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await found).toBe(true);
  expect(look).toHaveBeenCalledTimes(3);
});

it("looks again at once where the network is back, and after a limit that passes", async () => {
  const busy = new ApiError(429, "RateLimited", "");
  const look = vi.fn().mockRejectedValueOnce(busy).mockRejectedValueOnce(away()).mockResolvedValue(false);
  const found = lookedUp(look, () => true);
  for (let tries = 0; tries < 2; tries += 1) {
    await vi.advanceTimersByTimeAsync(0);
    for (const listener of listeners) listener();
  }
  expect(await found).toBe(false);
});

it("gives up what is refused for good, and what nobody waits for any more", async () => {
  const refused = vi.fn().mockRejectedValue(new ApiError(404, "NotFound", ""));
  expect(await lookedUp(refused, () => true)).toBeNull();
  expect(refused).toHaveBeenCalledTimes(1);
  let isAwaited = true;
  const look = vi.fn().mockRejectedValue(away());
  const found = lookedUp(look, () => isAwaited);
  await vi.advanceTimersByTimeAsync(500);
  isAwaited = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await found).toBeNull();
  expect(look).toHaveBeenCalledTimes(1);
});
