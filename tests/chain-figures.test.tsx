import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ChainFigures } from "@/components/tour/chain-figures";
import type { TourChain } from "@/lib/features/tour/schema";
import tour from "@/locales/de/tour.json";

const numbers = { share: 0.85, paidKm: 859, deadKm: 155, savedKm: 1590, litres: 469, carbon: 1240, homeKm: 6 };
const chain = {
  ...numbers,
  drivers: 1,
  nights: 1,
  driving: [475, 360],
  breaks: [Date.UTC(2027, 5, 17, 8, 45)],
} as unknown as TourChain;

it("each chain says who drives it, how long, by which articles, and when the breaks fall", () => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={{ tour } as unknown as AbstractIntlMessages} timeZone="Europe/Berlin">
      <ChainFigures chain={chain} />
    </NextIntlClientProvider>,
  );
  expect(html).toContain("Ein Fahrer, eine Nacht");
  expect(html).toContain("Lenkzeit 7:55, 6:00, nach 561/2006 Art. 6 bis 8");
  expect(html).toMatch(/Pause \d\d:45/);
});

it("figures of a search that was refused are dimmed like the chain below them, and only those", () => {
  const drawn = (stale: boolean) =>
    renderToStaticMarkup(
      <NextIntlClientProvider
        locale="de"
        messages={{ tour } as unknown as AbstractIntlMessages}
        timeZone="Europe/Berlin"
      >
        <ChainFigures chain={chain} stale={stale} />
      </NextIntlClientProvider>,
    );
  expect([drawn(true), drawn(false)].map((html) => html.includes("opacity-50"))).toEqual([true, false]);
});
