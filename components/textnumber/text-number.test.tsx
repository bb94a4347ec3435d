import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { TextNumberRecord } from "@/lib/features/textnumber/schema";
import standby from "@/locales/de/standby.json";
import { TextNumber } from "./text-number";

const router = { refresh: () => {} } as NonNullable<ComponentProps<typeof AppRouterContext.Provider>["value"]>;

const shown = (record: TextNumberRecord) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={{ standby } as unknown as AbstractIntlMessages} timeZone="UTC">
      <AppRouterContext.Provider value={router}>
        <TextNumber record={record} />
      </AppRouterContext.Provider>
    </NextIntlClientProvider>,
  ).replace(/<[^>]+>/g, "|");

it("a number from before can be taken back where no texts are sent any more, and no code is asked for", () => {
  for (const confirmed of [true, false]) {
    const off = shown({ available: false, number: "+49 … 118", confirmed });
    expect(off).toContain("Zurzeit werden keine SMS verschickt. Ihre Nummer +49 … 118 bleibt gespeichert");
    expect(off).toContain("Nummer löschen");
    expect(off).not.toContain("SMS gehen an");
    expect(off).not.toContain("Code");
  }
  expect(shown({ available: true, number: "+49 … 118", confirmed: true })).toContain("SMS gehen an +49 … 118.");
});
