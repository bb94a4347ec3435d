import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import trip from "@/locales/de/trip.json";
import { BreakdownLink } from "./breakdown-link";

const hour = 3_600_000;
const start = Date.parse("2027-06-04T08:00:00+02:00");
const messages = { trip } as unknown as AbstractIntlMessages;
type Trip = ComponentProps<typeof BreakdownLink>["trip"];

function shown(changes: Partial<Trip>, now: number) {
  const known = { id: "t", side: "company", state: "ready", start: { date: start } } as Trip;
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <BreakdownLink trip={{ ...known, ...changes }} now={now} />
    </NextIntlClientProvider>,
  );
}

it("leads the company from its trip to the emergency, from the day on and until the trip is done", () => {
  expect(shown({}, start - 2 * hour)).toContain('href="/de/request/new?kind=emergency&amp;trip=t"');
  expect(shown({ state: "underway" }, start + hour)).toContain("Panne");
  expect(shown({}, start - 13 * hour)).toBe("");
  expect(shown({ state: "done" }, start + 90 * hour)).toBe("");
  expect(shown({ state: "cancelled" }, start)).toBe("");
  expect(shown({ side: "author" }, start)).toBe("");
});
