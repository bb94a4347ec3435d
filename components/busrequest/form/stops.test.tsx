import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FormProvider } from "@/components/form/form-provider";
import { useForm } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import { emptyPlace } from "@/lib/features/place/rules";
import bus from "@/locales/de/bus.json";
import busrequest from "@/locales/de/busrequest.json";
import common from "@/locales/de/common.json";
import form from "@/locales/de/form.json";
import needs from "@/locales/de/needs.json";
import place from "@/locales/de/place.json";
import { ContactStop } from "./contact-stop";
import type { CircleRecord } from "@/lib/features/partnercircle/schema";
import { CirclesProvider } from "./circles";
import { GroupStop } from "./group-stop";
import { TripStop } from "./trip-stop";
import { emptyValues, type Prefill } from "./values";

const messages = { bus, busrequest, common, form, needs, place } as unknown as AbstractIntlMessages;

function Fields({ kind, prefill, children }: { kind: Kind; prefill?: Prefill; children: ReactNode }) {
  return <FormProvider {...useForm({ defaultValues: emptyValues(kind, prefill) })}>{children}</FormProvider>;
}

/** The text alone, as it is read. */
function shown(kind: Kind, part: ReactNode, prefill?: Prefill) {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <QueryClientProvider client={new QueryClient()}>
        <Fields kind={kind} prefill={prefill}>
          {part}
        </Fields>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

const stops = [emptyPlace];

describe("the first stop of the form", () => {
  it("asks for stops between the ends and says that they are on the way out", () => {
    const text = shown("grouprequest", <TripStop kind="grouprequest" />, { stops, transferType: "transfertwoway" });
    const [from, via, to] = ["Von", "Zwischenhalt 1", "Nach"].map((label) => text.indexOf(`${label} `));
    expect(from).toBeGreaterThanOrEqual(0);
    expect(via).toBeGreaterThan(from ?? 0);
    expect(to).toBeGreaterThan(via ?? 0);
    expect(text).toContain("Zwischenhalte gelten für die Hinfahrt.");
  });

  it("says nothing of a way out where there is none", () => {
    for (const transferType of ["transferoneway", "transfertour"] as const) {
      const text = shown("grouprequest", <TripStop kind="grouprequest" />, { stops, transferType });
      expect(text).toContain("Zwischenhalt 1");
      expect(text).not.toContain("Hinfahrt");
    }
  });
});

const contact = { receiver: null, needsConsent: false, trade: true, fixedEmail: false };
const asked = (kind: Kind) =>
  shown(
    kind,
    <>
      <GroupStop kind={kind} receiver={null} />
      <ContactStop kind={kind} {...contact} />
    </>,
  );

it("each kind's form speaks to who posts it", () => {
  for (const kind of kinds) {
    const text = asked(kind);
    expect(text).toContain(busrequest.form.description[kind]);
    expect(text).toContain(busrequest.form.descriptionHint[kind]);
  }
  expect(asked("vacancy")).not.toMatch(/unsicher|Wünsche an den Bus/);
  expect(asked("emptyride")).not.toMatch(/unsicher|Wünsche an den Bus/);
});

describe("who gets it", () => {
  const group = (prefill?: Prefill) =>
    shown("grouprequest", <GroupStop kind="grouprequest" receiver={null} />, prefill);

  it("is chosen in the general form; one company is asked for by its name", () => {
    expect(group()).toContain(busrequest.form.modePick);
    expect(group()).not.toContain(busrequest.form.receiver);
    expect(group({ mode: "individual" })).toContain(busrequest.form.receiver);
    const picked = group({ mode: "individual", receiver: { id: "1", name: "Donaubus" } });
    expect(picked).toContain("Nur an Donaubus");
    expect(picked).toContain(busrequest.form.otherCompany);
  });

  it("is a circle first for who has one: which and for how long is asked; without one it is made", () => {
    const circle = {
      id: "1",
      name: "Stammpartner",
      companies: [{ id: "2", name: "Eder", slug: "eder" }],
      created_at: 0,
      version: 1,
    };
    const of = (kind: Kind, circles: CircleRecord[], prefill?: Prefill) =>
      shown(
        kind,
        <CirclesProvider value={circles}>
          <GroupStop kind={kind} receiver={null} />
        </CirclesProvider>,
        prefill,
      );
    for (const kind of kinds) expect(of(kind, [circle])).toContain(busrequest.modes.circle);
    expect(of("vacancy", [circle])).not.toContain(busrequest.modes.individual);
    const chosen = of("emergency", [circle], { mode: "circle" });
    expect(chosen).toContain("Stammpartner (1 Firma)");
    expect(chosen).toContain("nach 15 Minuten");
    expect(of("grouprequest", [circle], { mode: "circle" })).toContain("nach 72 Stunden");
    expect(of("vacancy", [], { mode: "circle" })).toContain(busrequest.circle.create);
  });

  it("is everybody for a free bus, and settled in an edit", () => {
    expect(shown("vacancy", <GroupStop kind="vacancy" receiver={null} />)).not.toContain(busrequest.form.mode);
    expect(shown("grouprequest", <GroupStop kind="grouprequest" receiver={null} fixedMode />)).not.toContain(
      busrequest.form.mode,
    );
  });

  it("is named where contact data are spoken of", () => {
    const prefill: Prefill = { mode: "individual", receiver: { id: "1", name: "Donaubus" } };
    const part = <ContactStop kind="grouprequest" {...contact} trade={false} needsConsent />;
    expect(shown("grouprequest", part, prefill)).toContain("Donaubus");
  });
});
