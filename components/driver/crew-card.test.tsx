import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { buttonClass } from "@/components/ui/button-class";
import driver from "@/locales/de/driver.json";
import { CrewCard } from "./crew-card";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

type Assignment = ComponentProps<typeof CrewCard>["assignment"];
const unmanned = {
  ...{ trip: "t", state: "agreed", version: 1, bus: null, moreBuses: [], drivers: [] },
  choices: { buses: [], drivers: [] },
} as unknown as Assignment;

const shown = (later?: boolean) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={{ driver } as unknown as AbstractIntlMessages} timeZone="UTC">
      <CrewCard assignment={unmanned} later={later} />
    </NextIntlClientProvider>,
  );

it("a trip without a driver asks for one first of all, unless a proposal waits for an answer", () => {
  const first = buttonClass({ variant: "pri" });
  expect(shown()).toContain(`class="${first}"`);
  expect(shown(true)).toContain("Fahrer einteilen");
  expect(shown(true)).not.toContain(`class="${first}"`);
});
