import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { useForm } from "react-hook-form";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FormProvider } from "@/components/form/form-provider";
import busrequest from "@/locales/de/busrequest.json";
import form from "@/locales/de/form.json";
import needs from "@/locales/de/needs.json";
import offer from "@/locales/de/offer.json";
import type { FleetBus } from "./offer-fields";
import { emptyOffer } from "./values";
import { VehicleFields } from "./vehicle-fields";

const messages = { busrequest, form, needs, offer } as unknown as AbstractIntlMessages;
const free = { id: "free", licenceplate: "R CB 2", name: null, capacity: 49, clash: null, held: null, busy: null };
const gone = { id: "gone", licenceplate: "R CB 1", name: "Setra", capacity: 53 };

function Form({ bus, moreBuses = [] }: { bus: string; moreBuses?: string[] }) {
  const held = useForm({ defaultValues: { ...emptyOffer(0, bus), moreBuses } });
  const group = { passengers: 40, quantity: 1, needs: null };
  return (
    <FormProvider {...held}>
      <VehicleFields
        buses={[{ ...free, design: "coach", features: [] } as unknown as FleetBus]}
        gone={[gone]}
        group={group}
      />
    </FormProvider>
  );
}

const shown = (bus: string, moreBuses?: string[]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <Form bus={bus} moreBuses={moreBuses} />
    </NextIntlClientProvider>,
  );

it("an offer's bus that went out of service stands struck with its reason, and another one is asked for", () => {
  const page = shown("gone");
  expect(page).toMatch(/<option value="gone" disabled="">R CB 1, 53 Plätze, Setra, außer Betrieb<\/option>/);
  expect(page).toContain("<s>R CB 1</s> ist außer Betrieb. Nennen Sie hier einen anderen Bus");
  expect(page).toContain("R CB 2, 49 Plätze");
  expect(page).not.toContain("Fahrzeug</label>");
  expect(shown("free", ["gone"])).toContain("<s>R CB 1</s> ist außer Betrieb");
  expect(shown("free")).not.toContain("<s>");
});
