import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { useForm } from "react-hook-form";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FormProvider } from "@/components/form/form-provider";
import form from "@/locales/de/form.json";
import offer from "@/locales/de/offer.json";
import { AlternativeFields } from "./alternative-fields";

function Fields({ narrow }: { narrow?: boolean }) {
  const start = Date.UTC(2026, 11, 31, 7);
  const held = useForm({ defaultValues: { alt: true, altStart: start, altEnd: start, reason: "", bus: "" } });
  const group = { passengers: 35, quantity: 1, needs: null };
  return (
    <FormProvider {...held}>
      <AlternativeFields times={{ start, end: start } as never} buses={[]} group={group} narrow={narrow} />
    </FormProvider>
  );
}

it("dates of another day stand beside each other where there is room, and not beside a price guide", () => {
  const html = (narrow?: boolean) =>
    renderToStaticMarkup(
      <NextIntlClientProvider
        locale="de"
        timeZone="Europe/Berlin"
        messages={{ offer, form } as unknown as AbstractIntlMessages}
      >
        <Fields narrow={narrow} />
      </NextIntlClientProvider>,
    );
  expect(html()).toContain("md:grid-cols-2");
  expect(html(true)).toContain("Abfahrt stattdessen");
  expect(html(true)).not.toContain("md:grid-cols-2");
});
