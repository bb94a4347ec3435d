import { describe, expect, it } from "vitest";
import { markContacts, waitOf } from "./entry";

const minute = 60_000;

describe("waitOf", () => {
  it.each([
    [9, { key: "minutes", values: { m: 9 }, old: false }],
    [89, { key: "hours", values: { h: 1, m: 29 }, old: false }],
    [161, { key: "hours", values: { h: 2, m: 41 }, old: true }],
    [26 * 60, { key: "days", values: { d: 1, h: 2 }, old: true }],
    [-5, { key: "minutes", values: { m: 0 }, old: false }],
  ])("%i minutes", (minutes, expected) => {
    expect(waitOf(0, minutes * minute)).toEqual(expected);
  });
});

describe("markContacts", () => {
  const marked = (text: string) =>
    markContacts(text)
      .filter((part) => part.marked)
      .map((part) => part.text);

  it("marks phone numbers, mail addresses and links, and nothing else", () => {
    expect(marked("Handy 0171 5550 221, abends")).toEqual(["0171 5550 221"]);
    expect(marked("an gira@coral.example oder www.coral.example")).toEqual(["gira@coral.example", "www.coral.example"]);
    expect(marked("96 Personen am 21.06.2027 um 06:30")).toEqual([]);
  });

  it("loses no character of the text", () => {
    const text = "Tel. +49 911 5550221\nhttps://a.example/b und Ende";
    expect(
      markContacts(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });
});
