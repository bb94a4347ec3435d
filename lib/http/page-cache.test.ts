import { describe, expect, test } from "vitest";
import { PageCache, type Rendered } from "./page-cache";

const page = (text: string, more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  ...more,
});

function clocked(options = {}) {
  let now = 0;
  const cache = new PageCache({ now: () => now, ...options });
  return { cache, pass: (milliseconds: number) => (now += milliseconds) };
}

const textOf = (answer: Awaited<ReturnType<PageCache["get"]>>) =>
  (answer.kind === "stored" ? answer.stored.identity : answer.rendered.body).toString();

describe("page cache", () => {
  test("renders once for readers who come together", async () => {
    const { cache } = clocked();
    let renders = 0;
    const render = async () => page(`page ${++renders}`);
    const both = await Promise.all([cache.get("k", ["t"], render), cache.get("k", ["t"], render)]);
    expect(both.map(textOf)).toEqual(["page 1", "page 1"]);
    expect(cache.fresh("k")?.identity.toString()).toBe("page 1");
  });

  test("renders anew after a change of its tag and keeps others", async () => {
    const { cache } = clocked();
    await cache.get("a", ["busrequest"], async () => page("a"));
    await cache.get("b", ["company"], async () => page("b"));
    cache.dropTags(["busrequest"]);
    expect(cache.fresh("a")).toBeNull();
    expect(cache.fresh("b")).not.toBeNull();
  });

  test("neither stores nor shares a page begun before the change", async () => {
    const { cache } = clocked();
    let finish: (rendered: Rendered) => void = () => undefined;
    const slow = cache.get("k", ["t"], () => new Promise((resolve) => (finish = resolve)));
    cache.dropTags(["t"]);
    const later = cache.get("k", ["t"], async () => page("new"));
    finish(page("old"));
    expect(textOf(await slow)).toBe("old");
    expect(textOf(await later)).toBe("new");
    expect(cache.fresh("k")?.identity.toString()).toBe("new");
  });

  test("gives an old page rather than none where rendering fails, but nothing that a change has dropped", async () => {
    const { cache, pass } = clocked();
    const failing = async () => page("no database", { status: 503 });
    await cache.get("k", ["t"], async () => page("first"));
    pass(700_000);
    expect(cache.holds("k")).toBe(false);
    expect(textOf(await cache.get("k", ["t"], failing))).toBe("first");
    cache.dropTags(["t"]);
    expect(textOf(await cache.get("k", ["t"], failing))).toBe("no database");
  });

  test("gives the aged page and renews it behind the reader's back, but not beyond ten minutes", async () => {
    const { cache, pass } = clocked();
    await cache.get("k", [], async () => page("first"));
    pass(61_000);
    expect(textOf(await cache.get("k", [], async () => page("second")))).toBe("first");
    await expect.poll(() => cache.fresh("k")?.identity.toString()).toBe("second");
    pass(601_000);
    expect(textOf(await cache.get("k", [], async () => page("third")))).toBe("third");
  });

  test("stores no error and nothing that sets a cookie", async () => {
    const { cache } = clocked();
    await cache.get("404", [], async () => page("gone", { status: 404 }));
    await cache.get("cookie", [], async () => page("x", { headers: { "set-cookie": "a=b" } }));
    expect(cache.size.pages).toBe(0);
  });

  test("lets go what was not used for longest when memory is full", async () => {
    const { cache } = clocked({ maxBytes: 40_000 });
    for (let i = 0; i < 20; i += 1) {
      await cache.get(`k${i}`, [], async () => page("x".repeat(1_000)));
      cache.fresh("k0");
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(40_000);
    expect(cache.fresh("k0")).not.toBeNull();
    expect(cache.fresh("k1")).toBeNull();
  });

  test("forgets everything on a flush, also what is being rendered", async () => {
    const { cache } = clocked();
    await cache.get("k", [], async () => page("x"));
    const running = cache.get("r", [], async () => page("r"));
    cache.flush();
    await running;
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });
});
