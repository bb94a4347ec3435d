import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { GuideView } from "@/components/price/guide-view";
import { askPriceGuide } from "@/lib/features/priceguide/queries/guide";
import { priceguideInput } from "@/lib/features/priceguide/schema";
import { makePlace } from "@/prisma/factories/place";
import price from "@/locales/de/price.json";

const lisbon = makePlace({ id: "geo:2267057", city: "Lissabon", country: "PT", longitude: -9.14, latitude: 38.72 });
const vilnius = makePlace({ id: "geo:593116", city: "Vilnius", country: "LT", longitude: 25.28, latitude: 54.69 });
const regensburg = makePlace({
  id: "geo:2849483",
  city: "Regensburg",
  country: "DE",
  longitude: 12.1,
  latitude: 49.01,
});

async function guideOf(from: typeof lisbon, to: typeof lisbon) {
  const start = { address: from, date: Date.parse("2027-06-12T08:00:00+02:00") };
  const facts = { category: "grouprequest", transferType: "transferoneway", start, end: { address: to } };
  const record = await askPriceGuide(priceguideInput.parse({ ...facts, passengers: 40 }));
  const shown = renderToStaticMarkup(
    <NextIntlClientProvider
      locale="de"
      messages={{ price } as unknown as AbstractIntlMessages}
      timeZone="Europe/Berlin"
    >
      <GuideView record={record} tax="net" />
    </NextIntlClientProvider>,
  );
  return { record, shown };
}

it("a way beyond a driver's week has its days and nights in the guide, which says so; a shorter one does not", async () => {
  const { record, shown } = await guideOf(lisbon, vilnius);
  expect(record).toMatchObject({ verdict: "notDrivable", question: { drivers: 1 } });
  expect(record.question?.nights).toBeGreaterThan(8);
  expect(record.guide?.parts.overnight).toBeGreaterThan(0);
  expect(shown).toContain("mehr als eine Arbeitswoche");
  expect((await guideOf(regensburg, lisbon)).shown).not.toContain("Arbeitswoche");
});
