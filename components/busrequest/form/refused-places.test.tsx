import { renderToStaticMarkup } from "react-dom/server";
import { NextIntlClientProvider } from "next-intl";
import { expect, it } from "vitest";
import { ApiError } from "@/lib/http/client";
import { place } from "@/tests/people";
import { isRefusal, RefusedPlaces } from "./refused-places";
import type { RequestValues } from "./values";

const values = {
  start: { address: place("Regensburg", 12.1, 49), date: 0 },
  stops: [place("Nordsee", 3, 56)],
  end: { address: place("Bodensee", 9.42, 47.61), date: 0 },
} as unknown as RequestValues;

const refused = (...paths: string[]) =>
  new ApiError(400, "ValidationFailed", "Bitte prüfen Sie die Angaben.", {
    fields: paths.map((path) => ({ path, message: "placeAtSea" })),
  });

const text = (error: ApiError) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={{}} timeZone="Europe/Berlin">
      <RefusedPlaces error={error} values={values} />
    </NextIntlClientProvider>,
  ).replace(/<[^>]+>/g, " ");

it("names each refused place, of the price guide's answer and of the hours'", () => {
  expect(text(refused("stops.0"))).toContain("Nordsee, Land: ");
  const both = text(refused("request.stops.0", "request.end.address"));
  expect(both).toContain("Nordsee, Land: ");
  expect(both).toContain("Bodensee, Land: ");
  expect(both).not.toContain("Regensburg");
});

it("a service that is out of reach is asked again, what was typed wrong is not", () => {
  expect(isRefusal(refused("end.address"))).toBe(true);
  expect(isRefusal(new ApiError(503, "Unavailable", ""))).toBe(false);
  expect(isRefusal(new Error("no"))).toBe(false);
  expect(isRefusal(null)).toBe(false);
});
