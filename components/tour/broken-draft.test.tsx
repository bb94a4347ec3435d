import { type AbstractIntlMessages, createTranslator, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { tourFaults } from "@/lib/features/tour/rules";
import type { TourRecord } from "@/lib/features/tour/schema";
import common from "@/locales/de/common.json";
import de from "@/locales/de/tour.json";
import en from "@/locales/en/tour.json";
import es from "@/locales/es/tour.json";
import { BrokenDraft } from "./broken-draft";
import type { TourDesk } from "./use-desk";

const bus = { id: "b", licenceplate: "R CB 7", country: "DE", name: null, design: "coach", capacity: 50 } as const;
const legs = ["Regensburg → Passau", "Passau → Linz"].map((route, at) => {
  return {
    request: `r${at}`,
    reference: `CH-${at}`,
    route,
    start: Date.UTC(2027, 5, 12, 4 + at),
    state: "open" as const,
  };
});

function drawn(changes: Partial<TourRecord>) {
  const tour = { id: "t", name: "Runde", bus, legs, chain: null, ...changes } as TourRecord;
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale="de"
      messages={{ common, tour: de } as unknown as AbstractIntlMessages}
      timeZone="Europe/Berlin"
    >
      <BrokenDraft tour={tour} desk={{ busy: false } as TourDesk} onOtherBus={() => undefined} />
    </NextIntlClientProvider>,
  );
}

it("says why a draft cannot be driven, with its trips and what may mend it", () => {
  const retired = drawn({ fault: "busRetired" });
  for (const words of [
    "Der Bus R CB 7 ist außer Dienst",
    "Passau",
    "CH-1",
    "Mit anderem Bus suchen",
    "/de/userpanel/fleet",
  ])
    expect(retired).toContain(words);
  expect(retired).not.toContain("herausnehmen");
  expect(drawn({ fault: "busRetired", bus: null })).toContain("gehört nicht mehr zum Fuhrpark");
  expect(drawn({ fault: "notInTime" })).toContain("Abschnitt 2 herausnehmen");
  expect(drawn({ fault: "legsGone", legs: [] })).not.toContain("<table");
});

it("has words for each reason, and one chain is one, in three languages", () => {
  const counts = (
    [
      ["de", de],
      ["en", en],
      ["es", es],
    ] as const
  ).map(([locale, tour]) => {
    expect(Object.keys(tour.fault)).toEqual(expect.arrayContaining([...tourFaults]));
    return createTranslator({ locale, messages: { tour: { counts: tour.counts } } })("tour.counts", {
      considered: 1,
      examined: 1,
    });
  });
  expect(counts).toEqual([
    "1 Anfrage im Fenster, 1 Kette geprüft",
    "1 request in the window, 1 chain checked",
    "1 solicitud en el intervalo, 1 cadena comprobada",
  ]);
});
