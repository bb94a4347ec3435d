import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import recommendations from "@/locales/de/recommendations.json";
import { OnTheWay } from "./on-the-way";

function textOf(end: ReturnType<typeof makePlace> | null) {
  const trip = { start: { address: makePlace(regensburg), date: 1 }, end: { address: end, date: 2 }, stops: [] };
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale="de"
      messages={{ recommendations } as unknown as AbstractIntlMessages}
      timeZone="Europe/Berlin"
    >
      <OnTheWay request={trip} />
    </NextIntlClientProvider>,
  );
  return html.replace(/<[^>]+>/g, " ");
}

it("speaks of a way where there is one, of the area where a free bus stands", () => {
  expect(textOf(makePlace(prag))).toContain("an dieser Strecke");
  expect(textOf(null)).toContain("in dieser Gegend");
  expect(textOf(null)).not.toContain("Strecke");
});
