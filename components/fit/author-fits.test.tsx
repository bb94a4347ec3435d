import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { FitNotice, FitRecord } from "@/lib/features/fit/schema";
import busrequest from "@/locales/de/busrequest.json";
import common from "@/locales/de/common.json";
import fit from "@/locales/de/fit.json";
import { AuthorFits } from "./author-fits";

const messages = { busrequest, common, fit } as unknown as AbstractIntlMessages;
const router = { refresh: () => {} } as NonNullable<ComponentProps<typeof AppRouterContext.Provider>["value"]>;

const place = (name: string) => ({ name, longitude: 12, latitude: 48 });
const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`;
const start = Date.UTC(2027, 5, 12, 6);

function passing(n: number, changes: Partial<FitRecord> = {}): FitRecord {
  const trip = { reference: "CB-1", from: place("München"), to: place("Prag"), start, end: start };
  return {
    ...{ fits: true, reasons: [], extraKm: 20, extraMinutes: 40, shiftMinutes: 0, seatsLeft: 9, savedKm: 200 },
    ...{ directKm: 380, startKm: 80, tripKm: 180, endKm: 100, leave: start, pickup: start, arrival: start },
    ...{ source: "network", why: "", asked: false, bus: null },
    request: {
      ...{ ...trip, id: id(9), category: "grouprequest", transferType: "transferoneway", organisationType: null },
      ...{ passengers: 42, quantity: 1 },
    },
    supply: {
      ...{ ...trip, id: id(n), category: "emptyride", seats: 57, design: "coach", own: false },
      company: { id: id(n), name: `Omnibus ${n}`, slug: `omnibus-${n}` },
    },
    ...changes,
  };
}

const noted = (on: boolean) => ({ on, until: "2027-06-11" });

function shown(all: readonly FitRecord[], active: boolean, notice: FitNotice | null = null) {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <QueryClientProvider client={new QueryClient()}>
        <AppRouterContext.Provider value={router}>
          <AuthorFits id={id(9)} token="token" all={all} active={active} notice={notice} />
        </AppRouterContext.Provider>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

it("a post that names no bus of the fleet tells no kind", () => {
  const unknown = passing(2, { supply: { ...passing(2).supply, design: null } });
  expect(shown([unknown], true)).toContain("Omnibus 2, 57 Plätze, 9 übrig");
});

it("each slider says how many buses there are, and at its steps how many there would be", () => {
  const text = shown([passing(1), passing(2, { shiftMinutes: 90 }), passing(3, { extraKm: 100 })], true);
  expect(text).toContain("± 1 Std, 1 Bus");
  expect(text).toContain("60 km, 1 Bus");
  const steps = ["genau 1 Bus", "± 30 min 1 Bus", "± 1 Std 1 Bus", "± 2 Std 2 Busse", "± 4 Std 2 Busse"];
  expect(text).toContain([...steps, "ganzer Tag 2 Busse"].join(" "));
  expect(text).toContain("Omnibus 1");
  expect(text).not.toContain("Omnibus 2");
});

it("a bus says how many people it takes and how many seats stay free; of free buses speaks the list that has one", () => {
  expect(shown([passing(1)], true)).toContain("Leerfahrt Omnibus 1, Reisebus, 57 Plätze, 9 übrig");
  const later = shown([passing(1, { shiftMinutes: 600 })], true);
  expect(later).toContain("Diese Busse fahren ohnehin dorthin");
  expect(later).toContain("Zu dieser Zeit fährt kein Bus vorbei.");
  expect(later).not.toContain("Freie Busse in der Nähe");
  expect(shown([passing(1, { directKm: null })], true)).toContain("Freie Busse in der Nähe");
});

it("who has been asked is said; before the request is public they are asked first", () => {
  expect(shown([passing(1), passing(2, { asked: true })], true)).toMatch(/Angebot erbitten.*Gefragt/);
  const text = shown([passing(1), passing(2, { asked: true })], false);
  expect(text).toMatch(/Zuerst fragen.*Wird zuerst gefragt/);
  expect(text).toContain("geht sie zuerst an die Unternehmen, die Sie hier wählen");
});

it("the line names the last day and its switch's other state; without a bus it stands alone, and is away where nobody is told", () => {
  const said = "Kommt bis zum 11.06.2027 ein weiterer passender Bus dazu, schreiben wir Ihnen. Abstellen";
  expect(shown([passing(1)], true, noted(true))).toContain(said);
  expect(shown([passing(1)], true, noted(false))).toMatch(/erfahren Sie es nur auf dieser Seite. Wieder einschalten/);
  expect(shown([], true, noted(true)).trim()).toBe(said.replace("ein weiterer", "ein"));
  expect(shown([passing(1)], true)).not.toContain("schreiben wir Ihnen");
  expect(shown([], true)).toBe("");
});
