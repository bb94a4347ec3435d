import { expect, it } from "vitest";
import { askScript, readable } from "./consent-script";

it("is written by React as it stands, and is a script", () => {
  expect(askScript()).not.toMatch(/["'<>&]/);
  expect(() => new Function(askScript())).not.toThrow();
});

it("names the pages that must be readable as the page's code does", () => {
  expect(readable.test("/de/imprint")).toBe(true);
  expect(readable.test("/de/faq")).toBe(false);
  expect(askScript()).toContain(String(readable));
});
