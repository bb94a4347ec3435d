import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import fit from "@/locales/de/fit.json";
import near from "@/locales/de/near.json";
import { OtherList } from "./near-others";

type Fits = ComponentProps<typeof OtherList>["fits"];

const place = (name: string) => ({ name, longitude: 12, latitude: 48 });
const start = Date.UTC(2027, 5, 12, 6);
const ride = {
  ...{ extraKm: 31, extraMinutes: 58, shiftMinutes: -55, savedKm: 188, directKm: 380, leave: start },
  supply: {
    id: "01930000-0000-7000-8000-000000000001",
    from: place("Regensburg"),
    company: { name: "Vilsbogen Reisen" },
  },
};
const free = {
  ...{ ...ride, extraKm: 250, extraMinutes: 240, shiftMinutes: 0, savedKm: 0, directKm: null },
  supply: { ...ride.supply, id: "01930000-0000-7000-8000-000000000002", company: { name: "Omnibus Hof" } },
};

const textOf = (fits: unknown[]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale="de"
      messages={{ near, fit } as unknown as AbstractIntlMessages}
      timeZone="Europe/Berlin"
    >
      <OtherList fits={fits as Fits} />
    </NextIntlClientProvider>,
  );

it("names the companies whose published buses pass, each with what it drives more and a way to its post", () => {
  const html = textOf([ride, free]);
  const text = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  expect(text).toMatch(/Vilsbogen Reisen \+31 km, \+58 min, 55 min früher 188 km gespart/);
  expect(text).toMatch(/Omnibus Hof ab Regensburg, 08:00 250 km leer/);
  expect(html).toContain(`/de/request/${ride.supply.id}`);
  expect(textOf([])).toBe("");
});
