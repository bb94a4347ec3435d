import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DispatchRecord } from "@/lib/features/dispatch/schema/dispatch";
import dispatch from "@/locales/de/dispatch.json";
import { Countdown, SpokenRing } from "./countdown";

const minute = 60_000;
const now = Date.parse("2027-05-11T23:00:00+02:00");
const messages = { dispatch } as unknown as AbstractIntlMessages;

const ring = (km: number, asked_at: number | null, asked = 0) => ({ km, asked, asked_at, waiting: null });
const search = (changes: Partial<DispatchRecord> = {}) =>
  ({
    ...{ state: "running", asks: [], next: 1, dueAt: now + 5 * minute },
    rings: [ring(30, now, 2), ring(60, null), ring(120, null)],
    ...changes,
  }) as DispatchRecord;

const spoken = (changes: Partial<DispatchRecord> = {}) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <SpokenRing dispatch={search(changes)} now={now} />
    </NextIntlClientProvider>,
  ).replace(/<[^>]+>/g, "");

it("speaks of each new ring, and a minute before the next one, not each second", () => {
  const first = spoken();
  expect(first).toBe("2 Betriebe gefragt, Ring 30 km");
  expect(spoken({ dueAt: now + 4 * minute })).toBe(first);
  expect(spoken({ dueAt: now + minute })).toBe("Noch eine Minute bis zum nächsten Ring");
  const rings = [ring(30, now - minute, 2), ring(60, now, 1), ring(120, null)];
  expect(spoken({ rings, next: 2 })).toBe("1 Betrieb gefragt, Ring 60 km");
  expect(spoken({ rings: [...rings.slice(0, 2), ring(120, now)], next: null, dueAt: null })).toBe(
    "niemand im Ring 120 km",
  );
});

it("speaks of who can come, the latest answer, until the next ring is near or asked", () => {
  const answer = (companyName: string, answered_at: number) =>
    ({ state: "can", companyName, answered_at, arrivesAt: now + 40 * minute }) as DispatchRecord["asks"][number];
  const rings = [ring(30, now - 3 * minute, 2), ring(60, null), ring(120, null)];
  const asks = [answer("Donaubus", now - 2 * minute), answer("Regental", now - minute)];
  expect(spoken({ rings, asks, dueAt: now + 2 * minute })).toBe("Regental kann schicken, 23:40");
  expect(spoken({ rings, asks, dueAt: null, next: null })).toBe("Regental kann schicken, 23:40");
  expect(spoken({ rings, asks, dueAt: now + minute / 2 })).toBe("Noch eine Minute bis zum nächsten Ring");
  const off = { ...answer("Regental", now), state: "off" } as DispatchRecord["asks"][number];
  expect(spoken({ rings, asks: [off], dueAt: now + 2 * minute })).toBe("2 Betriebe gefragt, Ring 30 km");
});

it("counts down in figures that nobody has to hear", () => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <Countdown dispatch={search()} now={now} />
    </NextIntlClientProvider>,
  );
  expect(html).toContain("05:00");
  expect(html).not.toContain("aria-live");
});
