import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import admin from "@/locales/de/admin.json";
import { KeysFoot } from "./keys-foot";

it("names the key that opens a row where rows open", () => {
  const foot = (opens: boolean) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale="de" timeZone="Europe/Berlin" messages={{ admin }}>
        <KeysFoot keys opens={opens} onHelp={() => undefined} />
      </NextIntlClientProvider>,
    );
  expect(foot(true)).toContain(admin.keys.open);
  expect(foot(false)).not.toContain(admin.keys.open);
});
