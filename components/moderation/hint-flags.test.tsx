import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import moderation from "@/locales/de/moderation.json";
import type { PendingEntry } from "./entry";
import { HintFlags } from "./hint-flags";

const now = Date.UTC(2027, 0, 1);
// Of a record only what the checks read.
const entry = {
  record: {
    description: "Rufen Sie 0171 5550 221 an",
    passengers: 96,
    quantity: 1,
    start: { date: now + 86_400_000 * 40 },
  },
  confirmed: true,
  duplicate: null,
} as PendingEntry;

const drawn = (short: boolean) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="de" timeZone="Europe/Berlin" messages={{ moderation }}>
      <HintFlags entry={entry} now={now} short={short} />
    </NextIntlClientProvider>,
  );

it("in a row of the queue says the first hint, and how many more there are", () => {
  expect(drawn(true)).toMatch(/Telefon im Text.*\+1.*Mehrere Busse nötig/);
  expect(drawn(false)).toContain("Mehrere Busse nötig");
  expect(drawn(false)).not.toContain("+1");
});
