import { describe, expect, it } from "vitest";
import { deviceOf } from "./device";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0";

describe("device of a user agent", () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, "computer", "Chrome", "Windows"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/148.0.0.0`, "computer", "Edge", "Windows"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "computer", "Firefox", "Linux"],
    [`Mozilla/5.0 (Linux; Android 16; SM-S921B) ${chrome} Mobile Safari/537.36`, "phone", "Chrome", "Android"],
    [`Mozilla/5.0 (Linux; Android 16; SM-X910) ${chrome} Safari/537.36`, "tablet", "Chrome", "Android"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile Safari/604.1",
      "phone",
      "Safari",
      "iPhone",
    ],
    ["curl/8.1", null, null, null],
  ])("names kind, browser and system: %s", (userAgent, kind, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ kind, browser, system });
  });

  it("null for a session that told nothing", () => {
    expect(deviceOf(null)).toEqual({ kind: null, browser: null, system: null });
  });
});
