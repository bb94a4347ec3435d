import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import tour from "@/locales/de/tour.json";
import { NoChain } from "./no-chain";

const messages = { tour } as unknown as AbstractIntlMessages;

const shown = (fleet: string | null) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <NoChain found={undefined} fleet={fleet} alone onTwo={() => {}} />
    </NextIntlClientProvider>,
  );

it("who has no bus yet is led to the fleet; who has no fleet reads why, and is led nowhere", () => {
  const operator = shown("/de/userpanel/fleet");
  expect(operator).toContain('href="/de/userpanel/fleet"');
  expect(operator).toContain("Fügen Sie einen hinzu");
  const other = shown(null);
  expect(other).toContain("Ihre Firma führt keine.");
  expect(other).not.toContain("<a ");
});
