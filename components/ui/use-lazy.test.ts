import { beforeEach, expect, it, vi } from "vitest";
import { runHook } from "@/tests/hook";
import { useLazy } from "./use-lazy";

const Part = () => null;
const settled = () => new Promise((resolve) => setImmediate(resolve));
let page = new EventTarget();

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});

type Given = { wanted: unknown; onFailed?: () => void };

async function begin(load: () => Promise<typeof Part>, given: Given) {
  const lazy = runHook(({ wanted, onFailed }: Given) => useLazy(load, wanted, onFailed), given);
  await settled();
  return lazy;
}
const failing = (times: number) => {
  const load = vi.fn(async () => Part);
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error("offline"));
  return load;
};

it.each(["click", "online"])("a failed fetch is tried again with the next %s while the wish stands", async (event) => {
  const load = failing(2);
  const lazy = await begin(load, { wanted: true });
  expect(lazy.now).toBeNull();
  page.dispatchEvent(new Event(event));
  await settled();
  expect(lazy.now).toBeNull();
  page.dispatchEvent(new Event(event));
  await settled();
  expect(lazy.now).toBe(Part);
  page.dispatchEvent(new Event(event));
  await settled();
  expect(load).toHaveBeenCalledTimes(3);
});

it("a network that is back before the failure is told needs no press", async () => {
  let fail = (_error: Error): void => undefined;
  const load = failing(0).mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
  const onFailed = vi.fn();
  const lazy = await begin(load, { wanted: true, onFailed });
  page.dispatchEvent(new Event("online"));
  expect(load).toHaveBeenCalledOnce();
  fail(new Error("offline"));
  await settled();
  expect([lazy.now, onFailed.mock.calls.length]).toEqual([Part, 0]);
});

it("who drops the wish on failure fetches again with the next wish, and by no other press", async () => {
  const load = failing(1);
  const onFailed = vi.fn();
  const lazy = await begin(load, { wanted: true, onFailed });
  expect(onFailed).toHaveBeenCalledOnce();
  lazy.draw({ wanted: false, onFailed });
  page.dispatchEvent(new Event("click"));
  await settled();
  expect(load).toHaveBeenCalledOnce();
  lazy.draw({ wanted: true, onFailed });
  await settled();
  expect(lazy.now).toBe(Part);
});

it("fetches nothing unwanted, and nothing any more once it is gone", async () => {
  const load = failing(1);
  const lazy = await begin(load, { wanted: false });
  page.dispatchEvent(new Event("click"));
  expect(load).not.toHaveBeenCalled();
  lazy.draw({ wanted: true });
  await settled();
  lazy.end();
  page.dispatchEvent(new Event("click"));
  expect(load).toHaveBeenCalledOnce();
});
