import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { HeroPlace } from "@/components/home/hero-place";
import { MissingFacts } from "@/components/price/missing-facts";
import home from "@/locales/de/home.json";
import price from "@/locales/de/price.json";
import type { ReactNode } from "react";

const html = (part: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale="de"
      messages={{ home, price } as unknown as AbstractIntlMessages}
      timeZone="Europe/Berlin"
    >
      {part}
    </NextIntlClientProvider>,
  );

it("a place in the water is named as such, not as something that was not said", () => {
  const shown = html(
    <MissingFacts missing={["start", "passengers"]} atSea={[{ path: "start.address", name: "Nordsee" }]} />,
  );
  expect(shown).toContain("Nordsee liegt im Wasser");
  expect(shown).toMatch(/Zu wenig Angaben[^A]*Personen/);
  expect(shown).not.toContain("Start");
  expect(html(<MissingFacts missing={["start"]} atSea={[{ path: "start.address", name: "Nordsee" }]} />)).not.toContain(
    "Zu wenig Angaben",
  );
  expect(html(<MissingFacts missing={["start"]} />)).toContain("Start");
  const unknown = [{ path: "start.address", message: "placeNotChosen" }];
  expect(html(<MissingFacts missing={["start"]} errors={unknown} />)).not.toContain("Zu wenig Angaben");
});

it("stands at its field, which says so to who does not see it", () => {
  const field = html(
    <HeroPlace
      label="Von"
      names={{ text: "a", id: "b" }}
      known={{ text: "Nordsee", id: "x" }}
      error="Im Wasser."
      boxed
    />,
  );
  const id = /aria-describedby="([^"]+)"/.exec(field)?.[1];
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain(`id="${id}"`);
  expect(field).toContain("Im Wasser.");
});
