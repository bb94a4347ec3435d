import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import info from "@/locales/de/info.json";
import { Contents } from "./contents";
import { questionsOf } from "./sections";

it("leads to each part of the questions, beside them", () => {
  const groups = questionsOf(info.faq);
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" timeZone="Europe/Berlin" messages={{ info }}>
      <Contents sections={groups}>{null}</Contents>
    </NextIntlClientProvider>,
  );
  expect([...html.matchAll(/href="#(\w+)"/g)].map(([, id]) => id)).toEqual(groups.map(({ id }) => id));
  expect(html).toContain("Für Busunternehmen");
});
