import { AsyncLocalStorage } from "node:async_hooks";
import { afterEach, expect, test } from "vitest";
import { forgetFramesOfAborted } from "./aborted";
import { collectAll } from "./give-back";

const storage = new AsyncLocalStorage<{ page: string }>();
let undo: (() => void) | undefined;
afterEach(() => undo?.());

/** Two pages whose renders end one after the other in the same turn; the first one's signal, and what is left of the second. */
async function renderTwo() {
  const first = new AbortController();
  const ends = ["first", "second"].map((page) => {
    const held = { page };
    const end = () => (page === "first" ? first : new AbortController()).abort(new Error("complete"));
    const ended = storage.run(held, () => new Promise<void>((resolve) => setImmediate(() => resolve(end()))));
    return { ended, left: new WeakRef(held) };
  });
  await Promise.all(ends.map(({ ended }) => ended));
  return { signal: first.signal, left: ends.map(({ left }) => left) };
}

test("who keeps the signal of one render keeps no page", async () => {
  undo = forgetFramesOfAborted();
  const { signal, left } = await renderTwo();
  await collectAll();
  expect(left.map((page) => page.deref())).toEqual([undefined, undefined]);
  expect(signal.reason).toMatchObject({ message: "complete", stack: "Error: complete" });
});

test("without a reason it is an abortion as ever", () => {
  undo = forgetFramesOfAborted();
  const controller = new AbortController();
  controller.abort();
  expect(controller.signal.reason).toMatchObject({ name: "AbortError", message: "This operation was aborted" });
  expect(() => controller.signal.throwIfAborted()).toThrow(DOMException);
  const other = new AbortController();
  other.abort("stop");
  expect(other.signal.reason).toBe("stop");
});
