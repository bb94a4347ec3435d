import type { IncomingMessage } from "node:http";
import { describe, expect, it, test } from "vitest";
import { sessionCookie } from "@/lib/auth/cookie";
import { keyOf, makePageTags, makeSearchCleaner, partOf } from "./pages";

const asked = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  ({ url, headers, method }) as unknown as IncomingMessage;
const nobody = new Map<string, string>();

const tagsOf = makePageTags([
  { path: "", stored: ["busrequest"] },
  { path: "/blog/[slug]", stored: ["news"] },
  { path: "/request/import", stored: null },
  { path: "/request/[id]", stored: ["busrequest:[id]", "company"] },
  { path: "/publicProfile/[name]", stored: ["profile:[name].new"] },
  { path: "/myrequest/[token]", stored: null },
]);

test("a page's own tags, whatever its parameter and a slash at the end", () => {
  expect(tagsOf("/de")).toEqual(["busrequest"]);
  expect(tagsOf("/en/")).toEqual(["busrequest"]);
  expect(tagsOf("/de/blog/winterfahrten")).toEqual(["news"]);
  expect(tagsOf("/es/blog/oto%C3%B1o/")).toEqual(["news"]);
});

test("not stored: what no page says, another language, a page that is none", () => {
  const addresses = [
    "/de/myrequest/abc",
    "/de/%6dyrequest/abc",
    "/fr",
    "/fr/blog/a",
    "/de/nowhere",
    "/de/blog/a/b",
    "/",
  ];
  for (const address of addresses) expect(tagsOf(address), address).toBeNull();
});

test("a name goes before a parameter, however it is written", () => {
  expect(tagsOf("/de/request/import")).toBeNull();
  expect(tagsOf("/de/request/%69mport")).toBeNull();
  expect(tagsOf("/de/request/7")).toEqual(["busrequest:7", "company"]);
  expect(tagsOf("/de/request/A%62C/")).toEqual(["busrequest:abc", "company"]);
  expect(tagsOf("/de/publicProfile/kern")).toEqual(["profile:kern.new"]);
});

test("no key for who is signed in and for changes", () => {
  expect(keyOf(asked("/de"), new Map([[sessionCookie, "x"]]))).toBeNull();
  expect(keyOf(asked("/de", {}, "POST"), nobody)).toBeNull();
});

describe("a part of a page", () => {
  const clean = makeSearchCleaner([{ path: "", stored: ["busrequest"], searchKeys: ["page"] }]);
  const key = (url: string, headers: Record<string, string>) => keyOf(asked(url, headers), nobody, clean);
  const hash = "6jjooRaMxbEaUzaq";

  it("is stored by the hash of what the router says, apart from the page and from other parts", () => {
    expect(key(`/de?utm_source=x&_rsc=${hash}`, { rsc: "1" })).toBe(` /de?_rsc=${hash}`);
    expect(key(`/de?page=2&_rsc=${hash}`, { rsc: "1" })).toBe(` /de?page=2&_rsc=${hash}`);
    expect(key(`/de?_rsc=${hash}`, {})).toBe(" /de");
  });

  it("is not stored without that hash, by its short form that may be met by chance, or with a header that it leaves out", () => {
    expect(key("/de", { rsc: "1" })).toBeNull();
    expect(key("/de?_rsc=1a2b3", { rsc: "1" })).toBeNull();
    expect(key(`/de?_rsc=${hash}`, { rsc: "2" })).toBeNull();
    expect(key(`/de?_rsc=${hash}`, { rsc: "1", "next-router-prefetch": "9" })).toBeNull();
  });

  it("is rendered with what the hash covers, and nothing else that a reader sends", () => {
    const headers = {
      rsc: "1",
      "next-url": "/de",
      "next-router-state-tree": "%5B%5D",
      "next-hmr-refresh": "1",
      cookie: "a=b",
    };
    expect(partOf(asked(`/de?_rsc=${hash}`, headers))?.sent).toEqual({
      rsc: "1",
      "next-url": "/de",
      "next-router-state-tree": "%5B%5D",
    });
  });
});

test("light and dark are stored apart, and a made-up theme is none", () => {
  expect(keyOf(asked("/de"), new Map([["theme", "dark"]]))).toBe("dark /de");
  expect(keyOf(asked("/de"), new Map([["theme", "<b>"]]))).toBe(" /de");
});

test("an address keeps what its page reads, in one order; the rest makes no page of its own", () => {
  const clean = makeSearchCleaner([
    { path: "", stored: ["busrequest"], searchKeys: ["kind", "page"] },
    { path: "/faq", stored: ["operator"] },
    { path: "/login", stored: null },
  ]);
  expect(clean("/de")).toBe("/de");
  expect(clean("/de?utm_source=a&page=2&x=1&kind=vacancy&kind=group")).toBe("/de?kind=vacancy&kind=group&page=2");
  expect(clean("/en/faq?x=0.123")).toBe("/en/faq");
  expect(clean("/en/login?callbackUrl=%2Fen")).toBe("/en/login?callbackUrl=%2Fen");
  expect(clean("/en/%ff?x=1")).toBe("/en/%ff?x=1");
  expect(keyOf(asked("/de?x=1&page=3"), nobody, clean)).toBe(" /de?page=3");
});

test("10,000 query strings are one key", () => {
  const clean = makeSearchCleaner([{ path: "", stored: ["busrequest"], searchKeys: ["page"] }]);
  const keys = new Set<string | null>();
  for (let i = 0; i < 10_000; i += 1) keys.add(keyOf(asked(`/de?utm_source=${i}&fbclid=${i}&x${i}=1`), nobody, clean));
  expect([...keys]).toEqual([" /de"]);
});
