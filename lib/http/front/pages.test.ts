import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { sessionCookie } from "@/lib/auth/cookie";
import { keyOf, makePageTags } from "./pages";

const asked = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  ({ url, headers, method }) as unknown as IncomingMessage;
const nobody = new Map<string, string>();

const tagsOf = makePageTags([
  { path: "", stored: ["busrequest"] },
  { path: "/blog/[slug]", stored: ["news"] },
  { path: "/request/import", stored: null },
  { path: "/request/[id]", stored: ["busrequest"] },
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
  expect(tagsOf("/de/request/7")).toEqual(["busrequest"]);
});

test("no key for who is signed in, for changes and for Next's partial requests", () => {
  expect(keyOf(asked("/de"), new Map([[sessionCookie, "x"]]))).toBeNull();
  expect(keyOf(asked("/de", {}, "POST"), nobody)).toBeNull();
  expect(keyOf(asked("/de", { rsc: "1" }), nobody)).toBeNull();
});

test("light and dark are stored apart, and a made-up theme is none", () => {
  expect(keyOf(asked("/de"), new Map([["theme", "dark"]]))).toBe("dark /de");
  expect(keyOf(asked("/de"), new Map([["theme", "<b>"]]))).toBe(" /de");
});
