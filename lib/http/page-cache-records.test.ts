import { describe, expect, test } from "vitest";
import { PageCache } from "./page-cache";
import type { Rendered } from "./packed-page";

const page = (text: string): Rendered => ({ status: 200, headers: {}, body: Buffer.from(text) });

function clocked(options = {}) {
  let now = 0;
  const cache = new PageCache({ now: () => now, ...options });
  return { cache, pass: (milliseconds: number) => (now += milliseconds) };
}

const textOf = (answer: Awaited<ReturnType<PageCache["get"]>>) =>
  (answer.kind === "stored" ? answer.stored.identity : answer.rendered.body).toString();

describe("what is told of one record", () => {
  const [seven, eight] = ["01a20575-f88c-70bf-90c0-d99730570007", "01a20575-f88c-70bf-90c0-d99730570008"];
  const market = ["busrequest", "busrequest.new"];
  const row = (id: string) => page(`<a href="/en/request/${id}">`);

  test("takes at once what shows it, and leaves its counts to others for a second", async () => {
    const { cache, pass } = clocked({ gather: 60_000 });
    await cache.get("seven", market, async () => row(seven));
    await cache.get("eight", market, async () => row(eight));
    await cache.get("profile", ["busrequest", "profile:a.new"], async () => row(eight));
    cache.dropTags(["busrequest", `busrequest:${seven}`]);
    expect(["seven", "eight", "profile"].map((key) => cache.fresh(key) !== null)).toEqual([false, true, true]);
    pass(1_001);
    expect(["eight", "profile"].map((key) => cache.fresh(key) !== null)).toEqual([false, true]);
  });

  test("keeps a page from the store that was begun before and shows it, and from who comes after", async () => {
    for (const [shown, isKept] of [[seven, false] as const, [eight, true] as const]) {
      const { cache } = clocked({ gather: 60_000 });
      let finish: (rendered: Rendered) => void = () => undefined;
      const slow = cache.get("k", market, () => new Promise((resolve) => (finish = resolve)));
      cache.dropTags(["busrequest", `busrequest:${seven}`]);
      finish(row(shown));
      await slow;
      expect(cache.fresh("k") !== null).toBe(isKept);
      expect(textOf(await cache.get("k", market, async () => page("later")))).toBe(
        isKept ? row(eight).body.toString() : "later",
      );
    }
  });

  test("is told of nouns alone whose records are shown by their id", async () => {
    const { cache } = clocked();
    await cache.get("k", ["company"], async () => row(eight));
    cache.dropTags(["company", `company:${seven}`]);
    expect(cache.fresh("k")).toBeNull();
  });
});
