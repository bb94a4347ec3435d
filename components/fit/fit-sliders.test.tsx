import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { usualLook } from "@/lib/features/fit/rules";
import fit from "@/locales/de/fit.json";
import { FitSliders } from "./fit-sliders";

function textOf(view: "buses" | "groups", free = false) {
  const nothing = () => undefined;
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={{ fit } as unknown as AbstractIntlMessages} timeZone="Europe/Berlin">
      <FitSliders look={{ ...usualLook, km: 100 }} view={view} free={free} onMove={nothing} onAsk={nothing} />
    </NextIntlClientProvider>,
  );
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

it("below each slider stands what it begins with, wherever it was moved to", () => {
  const text = textOf("buses");
  expect(text).toContain("Die Anfrage nennt keinen Spielraum, Vorgabe ± 1 Std");
  expect(text).toMatch(/100 km.*Vorgabe 60 km, 5 bis 150 km/);
});

it("of a ride's groups who pays the detour's km", () => {
  const text = textOf("groups");
  expect(text).toContain("Vorgabe ± 1 Std");
  expect(text).toContain("Davon bezahlt: die Strecke der Gruppe");
});

it("of a bus that stands free there is no detour to be had, and no departure to be moved", () => {
  const text = textOf("groups", true);
  expect(text).toContain("Zeitspielraum");
  expect(text).not.toMatch(/Umweg|Abfahrt/);
});
