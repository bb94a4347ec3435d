import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { sessionCookie } from "@/lib/auth/cookie";
import { keyOf, pageTags, scriptHashes } from "./pages";

const asked = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  ({ url, headers, method }) as unknown as IncomingMessage;
const nobody = new Map<string, string>();

test("never stored: panels, pages with a token, forms of the account", () => {
  for (const path of [
    "/de/myrequest/abc",
    "/de/q/abcdefgh",
    "/de/answer/abc",
    "/en/userpanel",
    "/es/adminpanel/requests",
    "/de/login",
    "/de/invitation",
    "/en/resetpw/x",
    "/de/travelrecommendations",
  ]) {
    expect(pageTags(path)).toBeNull();
  }
  expect(pageTags("/fr")).toBeNull();
});

test("the home page goes with requests, companies and media", () => {
  expect(pageTags("/de")).toEqual(expect.arrayContaining(["busrequest", "company", "mediadata"]));
  expect(pageTags("/de/blog/winterfahrten")).toEqual(["news"]);
  expect(pageTags("/de/request/1")).toContain("busrequest");
  expect(pageTags("/es/publicProfile/omnibus-muster")).toEqual(["busrequest", "company", "advertiser"]);
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

test("hashes of inline scripts, not of those with an address", () => {
  const html = '<script src="/a.js"></script><script>let a = 1</script><script type="x">let a = 1</script>';
  expect(scriptHashes(html)).toEqual([createHash("sha256").update("let a = 1").digest("base64")]);
});
