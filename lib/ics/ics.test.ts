import { expect, it } from "vitest";
import { escapeText, fold, type IcsEvent, icsText, utc } from "./ics";

const event: IcsEvent = {
  uid: "a@b",
  stamp: Date.UTC(2027, 4, 1),
  sequence: 3,
  start: Date.UTC(2027, 4, 12, 5, 30),
  end: Date.UTC(2027, 4, 12, 17),
  status: "CONFIRMED",
  busy: true,
  summary: "Regensburg → Prag",
};

it("escapes what would end a value or a line, and drops what is no text", () => {
  expect(escapeText("a;b,c\\d\r\ne\nf\rg")).toBe("a\\;b\\,c\\\\d\\ne\\nf\\ng");
  expect(escapeText("tab\tstays, bell\u0007 goes")).toBe("tab\tstays\\, bell goes");
});

it("folds at 75 octets and never inside a character", () => {
  const line = `SUMMARY:${"Würzburg → Köln, 🚌 ".repeat(12)}`;
  const parts = fold(line).split("\r\n");
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
  expect(parts.map((part, index) => (index === 0 ? part : part.slice(1))).join("")).toBe(line);
  expect(fold("x".repeat(75))).toBe("x".repeat(75));
});

it("writes moments as UTC, whatever the machine's zone is", () => {
  expect(utc(Date.UTC(2027, 9, 31, 1, 2, 3, 999))).toBe("20271031T010203Z");
});

it("ends every line with CRLF and gives a moment without length no end", () => {
  const text = icsText({
    name: "N",
    description: "D",
    timeZone: "Europe/Berlin",
    events: [event, { ...event, end: event.start }],
  });
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.replace(/\r\n/g, "")).not.toMatch(/[\r\n]/);
  expect(text.match(/DTEND/g)).toHaveLength(1);
  expect(text).toContain("SEQUENCE:3\r\n");
});

it("cannot be broken out of by a title", () => {
  const summary = "x\r\nEND:VEVENT\r\nBEGIN:VALARM";
  const text = icsText({ name: "N", description: "D", timeZone: "Europe/Berlin", events: [{ ...event, summary }] });
  expect(text.split("\r\n").filter((line) => line === "END:VEVENT")).toHaveLength(1);
  expect(text).not.toMatch(/^BEGIN:VALARM/m);
});
