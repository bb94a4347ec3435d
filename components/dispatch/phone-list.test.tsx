import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DispatchRecord } from "@/lib/features/dispatch/schema/dispatch";
import dispatch from "@/locales/de/dispatch.json";
import { PhoneList } from "./phone-list";

const shown = (asked: number) =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale="de"
      messages={{ dispatch } as unknown as AbstractIntlMessages}
      timeZone="Europe/Berlin"
    >
      <PhoneList dispatch={{ asks: [], others: [], rings: [{ km: 25, asked }] } as unknown as DispatchRecord} />
    </NextIntlClientProvider>,
  );

it("nobody has answered where nobody was asked", () => {
  expect(shown(2)).toContain("Alle haben geantwortet.");
  expect(shown(0)).toContain("Es war niemand zu fragen.");
  expect(shown(0)).not.toContain("Alle haben geantwortet.");
});
