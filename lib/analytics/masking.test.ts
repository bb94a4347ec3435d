import { expect, it } from "vitest";
import { carriesSecret, countedAddress, maskDeep, maskText, mayRecord } from "./masking";

const token = "q3Zk9-XvB_1aR7mT0pLw5sYcE8hGuJdN2fKiQoVtMxA";

it.each([
  [`/de/myrequest/${token}`, "/de/myrequest/{token}"],
  ["/de/dispatch/short", "/de/dispatch/{token}"],
  ["/en/myrequest/short?x=1", "/en/myrequest/{token}?x=1"],
  ["/api/answer/short/offer", "/api/answer/{token}/offer"],
  [`/es/unsubscribe/${token}#top`, "/es/unsubscribe/{token}#top"],
  [`/de/resetpw?token=${token}&a=1`, "/de/resetpw?token={token}&a=1"],
  ["/de/login?callbackUrl=%2Fde%2Fmyrequest%2Fabc", "/de/login?callbackUrl={token}"],
  [
    `fetch https://charabanc.example/api/unsubscribe/${token} failed`,
    "fetch https://charabanc.example/api/unsubscribe/{token} failed",
  ],
  [`/de/somewhere/new/${token}`, "/de/somewhere/new/{token}"],
])("masks the secret of %s", (address, expected) => {
  expect(maskText(address)).toBe(expected);
  expect(carriesSecret(address)).toBe(true);
});

it.each([
  "/de",
  "/de?kind=vacancy&page=2",
  "/en/publicProfile/donaubus-kellermayer",
  "/es/request/0199c1f2-7a3b-7c4d-8e5f-a1b2c3d4e5f6",
  "http://127.0.0.1:3000/_next/static/chunks/0a1b2c3d4e5f6a7b.js",
])("leaves %s as it is", (address) => {
  expect(maskText(address)).toBe(address);
  expect(carriesSecret(address)).toBe(false);
});

it("counts of a query only what is on the list", () => {
  expect(countedAddress("/de", "?kind=vacancy&q=Eva+Maier&email=eva@example.com", false)).toBe("/de?kind=vacancy");
  expect(countedAddress("/de/resetpw", `?token=${token}`, true)).toBe("/de/resetpw");
});

it("tells which advertisement led here only with consent to marketing", () => {
  expect(countedAddress("/en", "?utm_source=fair&gclid=abc", false)).toBe("/en");
  expect(countedAddress("/en", "?utm_source=fair&gclid=abc", true)).toBe("/en?utm_source=fair&gclid=abc");
});

it("masks every text of a report and passes nothing on beyond its depth", () => {
  const report = { request: { url: `/de/myrequest/${token}` }, list: [{ from: "/x?token=1" }, 7, null] };
  expect(maskDeep(report)).toEqual({
    request: { url: "/de/myrequest/{token}" },
    list: [{ from: "/x?token={token}" }, 7, null],
  });
  const round: Record<string, unknown> = {};
  round.self = round;
  expect(() => maskDeep(round)).not.toThrow();
});

it.each([
  ["/de", "", true],
  ["/de", "?kind=vacancy&utm_source=fair", true],
  ["/de/adminpanel/users", "?q=Eva", false],
  [`/de/myrequest/${token}`, "", false],
  ["/de/resetpw", "?token=1", false],
])("a recording of %s%s: %j", (pathname, search, expected) => {
  expect(mayRecord({ pathname, search })).toBe(expected);
});
