import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runHook } from "@/tests/hook";
import { useSeenFor } from "./use-seen-for";

let clock = 0;
let frames: (() => void)[] = [];

beforeEach(() => {
  clock = 0;
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("performance", { now: () => clock });
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", () => {
    frames = [];
  });
});
afterEach(() => {
  // In this order: what stands behind the stub is the fake clock's `performance`, which would be left to the next file.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** So long without a frame, then one. */
function drawnAfter(ms: number) {
  clock += ms;
  vi.advanceTimersByTime(ms);
  for (const draw of frames.splice(0)) draw();
}
function drawnFor(ms: number) {
  for (let left = ms; left > 0; left -= 100) drawnAfter(100);
}

function begin(runs = true) {
  const hear = { onOver: vi.fn(), onStood: vi.fn() };
  const hook = runHook((now: boolean) => useSeenFor(5000, now, hear), runs);
  drawnAfter(0);
  return { ...hook, ...hear };
}

it("is over once it has been seen for its time", () => {
  const { onOver, onStood } = begin();
  drawnFor(4900);
  expect(onOver).not.toHaveBeenCalled();
  drawnFor(100);
  expect(onOver).toHaveBeenCalledOnce();
  expect(onStood).not.toHaveBeenCalled();
});

it("a page that is not drawn for a minute takes a quarter of a second of it, and is told where the clock goes on", () => {
  const { onOver, onStood } = begin();
  drawnFor(1000);
  drawnAfter(60_000);
  expect(onStood).toHaveBeenCalledExactlyOnceWith(1250);
  drawnFor(3700);
  expect(onOver).not.toHaveBeenCalled();
  drawnFor(100);
  expect(onOver).toHaveBeenCalledOnce();
});

it("a pause takes nothing of it", () => {
  const { onOver, onStood, draw } = begin();
  drawnFor(2000);
  draw(false);
  drawnFor(9000);
  draw(true);
  drawnAfter(0);
  drawnFor(2900);
  expect(onOver).not.toHaveBeenCalled();
  drawnFor(100);
  expect(onOver).toHaveBeenCalledOnce();
  expect(onStood).not.toHaveBeenCalled();
});
