import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { FormProvider } from "@/components/form/form-provider";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import companyprofile from "@/locales/de/companyprofile.json";
import { PublishAll } from "./published";
import { type PublishedKey, publishedKeys } from "./values";

const messages = { companyprofile } as unknown as AbstractIntlMessages;

function Form({ shown }: { shown: readonly PublishedKey[] }) {
  const values = Object.fromEntries(publishedKeys.map((key) => [key, shown.includes(key)]));
  return (
    <FormProvider {...useForm({ defaultValues: { shown: values } })}>
      <PublishAll keys={publishedKeys} />
    </FormProvider>
  );
}

const text = (shown: readonly PublishedKey[]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <Form shown={shown} />
    </NextIntlClientProvider>,
  ).replace(/<[^>]+>/g, " ");

it("offers to publish all at once while something is hidden, and says how much", () => {
  expect(text([])).toContain(companyprofile.publishAll);
  expect(text([])).toContain(`${publishedKeys.length} Angaben`);
  expect(text(publishedKeys.slice(1))).toContain("Eine Angabe ist");
  expect(text(publishedKeys).trim()).toBe("");
});
