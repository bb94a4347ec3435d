import { describe, expect, test, vi } from "vitest";
import { PageCache } from "./page-cache";
import type { Rendered } from "./packed-page";

const page = (text: string, more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  ...more,
});

function clocked(options = {}) {
  let [now, renders] = [0, 0];
  const cache = new PageCache({ now: () => now, ...options });
  const render = async () => page(`page ${++renders}`);
  return { cache, pass: (milliseconds: number) => (now += milliseconds), render, renders: () => renders };
}

const textOf = (answer: Awaited<ReturnType<PageCache["get"]>>) =>
  (answer.kind === "stored" ? answer.stored.identity : answer.rendered.body).toString();

describe("page cache", () => {
  test("renders once for readers who come together", async () => {
    const { cache, render } = clocked();
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
    const late = () => Promise.reject(new Error("took too long"));
    expect(textOf(await cache.get("k", ["t"], late))).toBe("first");
    await expect(cache.get("other", ["t"], late)).rejects.toThrow("took too long");
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

describe("what an addition concerns", () => {
  const soon = { gather: 0 };

  test("is given on for a second, while the next is built once and before anybody asks", async () => {
    const { cache, pass, render, renders } = clocked(soon);
    await cache.get("k", ["list.new"], render);
    cache.fresh("k");
    cache.dropTags(["list.new"]);
    cache.dropTags(["list.new"]);
    expect(cache.fresh("k")?.identity.toString()).toBe("page 1");
    pass(1_000);
    expect(cache.fresh("k")).not.toBeNull();
    await expect.poll(() => cache.fresh("k")?.identity.toString()).toBe("page 2");
    pass(50_000);
    expect(cache.fresh("k")?.identity.toString()).toBe("page 2");
    expect(renders()).toBe(2);
  });

  test("is built in the order in which readers want it, what was asked for last first", async () => {
    const { cache } = clocked(soon);
    const order: string[] = [];
    for (const key of ["a", "b", "c"]) {
      await cache.get(key, ["list.new"], async () => {
        order.push(key);
        return page(key);
      });
    }
    for (const key of ["b", "c", "a"]) cache.fresh(key);
    cache.dropTags(["list.new"]);
    await expect.poll(() => order.slice(3)).toEqual(["a", "c", "b"]);
  });

  test("is too old after a second, counted from the first addition: its readers wait for one build", async () => {
    const { cache, pass, render } = clocked({ gather: 60_000 });
    await cache.get("k", ["list.new"], render);
    cache.dropTags(["list.new"]);
    pass(600);
    cache.dropTags(["list.new"]);
    pass(401);
    expect(cache.fresh("k")).toBeNull();
    expect(cache.holds("k")).toBe(false);
    const both = await Promise.all([cache.get("k", ["list.new"], render), cache.get("k", ["list.new"], render)]);
    expect(both.map(textOf)).toEqual(["page 2", "page 2"]);
  });

  test("joins no build that began more than a second before the reader's time", async () => {
    const { cache, pass } = clocked({ gather: 60_000 });
    const finish: ((rendered: Rendered) => void)[] = [];
    const slow = () => new Promise<Rendered>((resolve) => finish.push(resolve));
    const first = cache.get("k", ["list.new"], slow);
    cache.dropTags(["list.new"]);
    pass(1_001);
    const second = cache.get("k", ["list.new"], slow);
    finish[1]?.(page("new"));
    expect(textOf(await second)).toBe("new");
    finish[0]?.(page("old"));
    await first;
    expect(cache.fresh("k")?.identity.toString()).toBe("new");
  });

  test("is not built ahead where nobody has asked for ten seconds, nor when something else was added", async () => {
    const { cache, pass, render, renders } = clocked({ ...soon, freshFor: 600_000 });
    await cache.get("k", ["list.new"], render);
    await cache.get("other", ["profile:a.new"], render);
    for (const key of ["k", "other"]) cache.fresh(key);
    pass(11_000);
    cache.dropTags(["list.new", "profile:b.new"]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(renders()).toBe(2);
    pass(1_001);
    expect(cache.fresh("k")).toBeNull();
    expect(cache.fresh("other")).not.toBeNull();
  });

  test("is not built ahead for a single reader, who may have been a crawler; the second is why the next is", async () => {
    const { cache, pass, render, renders } = clocked(soon);
    await cache.get("k", ["list.new"], render);
    cache.dropTags(["list.new"]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(renders()).toBe(1);
    pass(1_001);
    expect(textOf(await cache.get("k", ["list.new"], render))).toBe("page 2");
    cache.dropTags(["list.new"]);
    await expect.poll(renders).toBe(3);
  });

  test("goes at once with what is taken away, also while the next is being built", async () => {
    const { cache } = clocked(soon);
    const finish: ((rendered: Rendered) => void)[] = [];
    await cache.get("k", ["list", "list.new"], async () => page("first"));
    const written = cache.anew("k", ["list", "list.new"], () => new Promise((resolve) => finish.push(resolve)));
    cache.dropTags(["list.new"]);
    cache.dropTags(["list"]);
    expect(cache.fresh("k")).toBeNull();
    finish[0]?.(page("of before"));
    await written;
    expect(cache.fresh("k")).toBeNull();
  });

  test("is begun anew for who has just written, whatever is stored or being made", async () => {
    const { cache } = clocked({ gather: 60_000 });
    await cache.get("k", ["list.new"], async () => page("before"));
    cache.dropTags(["list.new"]);
    expect(textOf(await cache.anew("k", ["list.new"], async () => page("with mine")))).toBe("with mine");
    expect(cache.fresh("k")?.identity.toString()).toBe("with mine");
  });
});

test("a record's page goes with its record, or with its noun where no record is named", async () => {
  const { cache } = clocked();
  const fill = () => cache.get("k", ["busrequest:7"], async () => page("k"));
  await fill();
  cache.dropTags(["busrequest", "busrequest:8"]);
  cache.dropTags(["busrequest.new"]);
  expect(cache.fresh("k")).not.toBeNull();
  for (const told of [["busrequest", "busrequest:7"], ["busrequest:7"], ["busrequest"]]) {
    cache.dropTags(told);
    expect(cache.fresh("k"), told.join()).toBeNull();
    await fill();
  }
});

test("a cache full of 2 MB pages holds its bytes, and what is asked for all the time", async () => {
  const { cache } = clocked({ maxBytes: 24 * 1024 * 1024 });
  await cache.get("home", [], async () => page("home"));
  const large = Buffer.alloc(2 * 1024 * 1024);
  for (let i = 0; i < 30; i += 1) {
    await cache.get(`large ${i}`, [], async () => ({ ...page(""), body: large }));
    cache.fresh("home");
  }
  expect(cache.size.bytes).toBeLessThanOrEqual(24 * 1024 * 1024);
  expect(cache.size.pages).toBeGreaterThan(5);
  expect(cache.fresh("home")).not.toBeNull();
});

test("a wall clock set back or ahead makes no page older or younger", async () => {
  const cache = new PageCache();
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 86_400_000);
  await cache.get("k", [], async () => page("k"));
  clock.mockReturnValue(0);
  expect(cache.fresh("k")).not.toBeNull();
  clock.mockRestore();
});
