import { afterEach, expect, test, vi } from "vitest";
import { collectAll, giveBackAtRest } from "./give-back";

let looking: NodeJS.Timeout | undefined;
afterEach(() => clearInterval(looking));

const large = () => new Array(100_000).fill(null).map((_none, i) => ({ i }));

/** Works for so long without a pause; timers are heard in between. */
async function work(ms: number) {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    const next = performance.now() + 5;
    while (performance.now() < next);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test("what nothing holds any more is collected, and the process goes on", async () => {
  const left = new WeakRef(large());
  await collectAll();
  await new Promise((resolve) => setImmediate(resolve));
  expect(left.deref() === undefined).toBe(true);
  await collectAll();
});

test("a process that rests gives back once, and again when it holds half as much more", async () => {
  const collect = vi.fn(async () => undefined);
  let held = 100;
  looking = giveBackAtRest({ every: 20, collect, held: () => held });
  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(1));
  const looked = vi.fn(() => held);
  clearInterval(looking);

  held = 149;
  looking = giveBackAtRest({ every: 20, collect, held: looked });
  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(2));
  held = 200;
  await vi.waitFor(() => expect(looked.mock.calls.length).toBeGreaterThan(6));
  expect(collect).toHaveBeenCalledTimes(2);
  held = 224;
  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(3));
});

test("while there is work nobody waits for it", async () => {
  const collect = vi.fn(async () => undefined);
  await work(30);
  looking = giveBackAtRest({ every: 40, collect });
  await work(300);
  expect(collect).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(collect).toHaveBeenCalled());
});
