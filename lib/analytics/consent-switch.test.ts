import { beforeEach, expect, it, vi } from "vitest";
import { createSwitch } from "./consent-switch";

const events: string[] = [];
const engine = {
  start: () => void events.push("start"),
  stop: async () => void events.push("stop"),
};
const load = vi.fn(async () => {
  events.push("load");
  return engine;
});

beforeEach(() => {
  events.length = 0;
  load.mockClear();
});

it("nothing is loaded without consent", async () => {
  const reports = createSwitch(load);
  await reports.follow(false);
  await reports.follow(false);
  expect(events).toEqual([]);
});

it("loads and starts once, however often consent is told", async () => {
  const reports = createSwitch(load);
  await Promise.all([reports.follow(true), reports.follow(true)]);
  await reports.follow(true);
  expect(events).toEqual(["load", "start"]);
  expect(reports.isRunning()).toBe(true);
});

it("stops in the same moment when consent is withdrawn", async () => {
  const reports = createSwitch(load);
  await reports.follow(true);
  reports.follow(false);
  expect(events).toEqual(["load", "start", "stop"]);
  expect(reports.isRunning()).toBe(false);
});

it("never starts when consent is withdrawn while the code loads", async () => {
  const reports = createSwitch(load);
  reports.follow(true);
  await reports.follow(false);
  expect(events).not.toContain("start");
  expect(reports.isRunning()).toBe(false);
});

it("starts again only after the shutdown is complete", async () => {
  let finish: () => void = () => undefined;
  const slow = { start: engine.start, stop: () => new Promise<void>((resolve) => (finish = resolve)) };
  const reports = createSwitch(async () => slow);
  await reports.follow(true);
  reports.follow(false);
  const again = reports.follow(true);
  expect(events).toEqual(["start"]);
  finish();
  await again;
  expect(events).toEqual(["start", "start"]);
});

it("a failed load is tried again at the next wish", async () => {
  load.mockRejectedValueOnce(new Error("offline"));
  const reports = createSwitch(load);
  await reports.follow(true);
  expect(reports.isRunning()).toBe(false);
  await reports.follow(true);
  expect(reports.isRunning()).toBe(true);
});
