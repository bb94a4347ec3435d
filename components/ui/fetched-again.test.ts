import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchedAgain } from "./fetched-again";

let page = new EventTarget();
const network = { onLine: true };

beforeEach(() => {
  page = new EventTarget();
  network.onLine = true;
  vi.useFakeTimers();
  vi.stubGlobal("window", page);
  vi.stubGlobal("navigator", network);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failing = (times: number) => {
  const load = vi.fn(async () => "part");
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error("offline"));
  return load;
};

it("a file that a breaking network did not bring is fetched again, after longer and longer pauses", async () => {
  const load = failing(3);
  const fetched = fetchedAgain(load);
  for (const [ms, calls] of [
    [499, 1],
    [1, 2],
    [2000, 3],
    [5000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(load).toHaveBeenCalledTimes(calls);
  }
  await expect(fetched).resolves.toBe("part");
});

it("without a network it waits for its return, however long that takes and often it goes", async () => {
  network.onLine = false;
  const load = failing(6);
  const fetched = fetchedAgain(load);
  for (let time = 1; time <= 6; time += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(time);
    page.dispatchEvent(new Event("online"));
  }
  await expect(fetched).resolves.toBe("part");
});

it("a file that the server has no longer fails as it did", async () => {
  const load = failing(9);
  const fetched = expect(fetchedAgain(load)).rejects.toThrow("offline");
  await vi.advanceTimersByTimeAsync(7500);
  await fetched;
  expect(load).toHaveBeenCalledTimes(4);
});
