import { describe, expect, it } from "vitest";
import { languages } from "@/lib/i18n/routing";
import { cut, gsmLength, toGsm } from "./gsm";
import { hiddenNumber, toE164 } from "./number";
import { type TextContent, textOf } from "./words";

describe("toE164", () => {
  it.each([
    ["+49 151 5550118", "AT", "+491515550118"],
    ["0049 (0)151 / 555-0118", "DE", "+491515550118"],
    ["+49 (0) 151 5550118", "DE", "+491515550118"],
    ["0151 5550118", "DE", "+491515550118"],
    ["0664 1234567", "AT", "+436641234567"],
    ["612 34 56 78", "ES", "+34612345678"],
    ["339 123 4567", "IT", "+393391234567"],
    ["611 1234", "IS", "+3546111234"],
    ["+1 202 555 0118", "DE", "+12025550118"],
  ])("%s in %s is %s", (written, country, number) => expect(toE164(written, country)).toBe(number));

  it.each([
    ["morgen", "DE"],
    ["151 5550118", "DE"],
    ["0151 5550118", "XX"],
    ["+0151 5550118", "DE"],
    ["+49 151 555011812345678", "DE"],
    ["+49 1", "DE"],
    ["0151 99", "DE"],
    ["0151 555011", "DE"],
    ["+43 664 12345", "DE"],
    ["+1 555", "DE"],
    ["", "DE"],
    ["++49151555011", "DE"],
  ])("%s in %s is none", (written, country) => expect(toE164(written, country)).toBeNull());

  it("is shown without its middle", () => expect(hiddenNumber("+491515550118")).toBe("+49 … 118"));
});

const link = `https://charabanc.example/de/dispatch/${"x".repeat(43)}`;
const trip = `https://charabanc.example/de/userpanel/trips/${"0".repeat(36)}`;
const place = "Sankt Margarethen an der Raab-Wiesgicklötzhausen";
const contents: TextContent[] = [
  { template: "code", data: { code: "012345" } },
  { template: "emergency", data: { people: 999, place, link } },
  { template: "stoodDown", data: { place } },
  { template: "breakdown", data: { reference: "A-10001", bus: 2, known: "yes", place, link: trip } },
  { template: "breakdown", data: { reference: "A-10001", bus: 0, known: "no", place: "", link: trip } },
];

describe("texts", () => {
  it.each(languages)("are one text each in %s, with the whole link", (language) => {
    for (const content of contents) {
      const text = textOf(content, language);
      expect(gsmLength(text)).toBeLessThanOrEqual(160);
      expect(toGsm(text)).toBe(text);
      expect(text).not.toContain("?@");
      if ("link" in content.data) expect(text.endsWith(content.data.link)).toBe(true);
      if (content.template === "code") expect(text).toContain("012345");
    }
  });

  it("write what the alphabet lacks without its accents", () => {
    expect(toGsm("Łódź, Plzeň, Ávila – Čáslav")).toBe("Lodz, Plzen, Avila - Caslav");
    expect(toGsm("Würzburg, ñandú, è 5 €")).toBe("Würzburg, ñandu, è 5 €");
    expect(toGsm("北")).toBe("?");
    expect(cut("Regensburg", 20)).toBe("Regensburg");
    expect(cut("Regensburg", 8)).toBe("Regens..");
  });
});
