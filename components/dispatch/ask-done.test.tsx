import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { makePlace, regensburg } from "@/prisma/factories/place";
import common from "@/locales/de/common.json";
import dispatch from "@/locales/de/dispatch.json";
import { AskDone } from "./ask-done";
import type { AskPage } from "./ask-facts";

const at = Date.UTC(2027, 6, 15, 6, 0);
const page = {
  id: "0199aaaa-0000-7000-8000-000000000001",
  open: false,
  taken: true,
  ask: { state: "can", accepted: true, seen_at: at, answered_at: at, arrivesAt: at + 1_800_000, stood_down_at: null },
  start: makePlace(regensburg),
  end: null,
  passengers: 49,
  description: "Standstreifen, km 528",
  name: "Reisen Huber",
  phone: "0171 5550144",
  askedAt: at,
  ring: 25,
  distance: 12,
  way: null,
  onward: null,
  buses: [],
  together: [],
  plates: [],
  amount: null,
  endedAt: at + 300_000,
  wonArrivesAt: at + 1_800_000,
} satisfies AskPage;

const shown = (changes: Partial<AskPage> = {}) =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale="de"
      messages={{ common, dispatch } as unknown as AbstractIntlMessages}
      timeZone="Europe/Berlin"
    >
      <AskDone page={{ ...page, ...changes }} byLink />
    </NextIntlClientProvider>,
  );

it("who comes reads when it was accepted and where to go, and can call", () => {
  const html = shown();
  expect(html).toContain("08:05, Ankunft 08:30");
  expect(html).toMatch(/Regensburg[^<]*Standstreifen, km 528/);
  expect(html).toMatch(/href="tel:[^"]*5550144"/);
  expect(html).toContain("Reisen Huber anrufen, 0171 5550144");
});

it("others read when the bus comes, and nothing to call", () => {
  const html = shown({ ask: { ...page.ask, state: "off", accepted: false, stood_down_at: at }, phone: null });
  expect(html).toContain("Ankunft 08:30");
  expect(html).not.toContain("tel:");
  expect(html).not.toContain("Standstreifen");
});

it("the price bears the word that was asked for: with tax", () => {
  expect(shown({ amount: 46_000 }).replaceAll("\u00a0", " ")).toContain("460,00 € brutto");
  expect(shown()).toContain("am Telefon");
});
