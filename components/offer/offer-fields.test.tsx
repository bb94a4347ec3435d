import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { FormProvider } from "@/components/form/form-provider";
import { useForm } from "react-hook-form";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import form from "@/locales/de/form.json";
import offer from "@/locales/de/offer.json";
import { TermFields } from "./offer-fields";

const day = 86_400_000;

function Terms({ notIncluded }: { notIncluded: string[] }) {
  const held = useForm({ defaultValues: { included: [], notIncluded, cancellation: "", description: "" } });
  const now = Date.now();
  const times = { start: now + 9 * day, end: now + 10 * day };
  return (
    <FormProvider {...held}>
      <TermFields times={times as never} />
    </FormProvider>
  );
}

it("shows the choices once; what costs extra opens where something does", () => {
  const html = (notIncluded: string[]) =>
    renderToStaticMarkup(
      <NextIntlClientProvider
        locale="de"
        timeZone="Europe/Berlin"
        messages={{ offer, form } as unknown as AbstractIntlMessages}
      >
        <Terms notIncluded={notIncluded} />
      </NextIntlClientProvider>,
    );
  expect(html([])).toContain("Was extra kostet");
  expect(html([])).not.toContain("<details open");
  expect(html(["ferry"])).toContain("<details open");
});
