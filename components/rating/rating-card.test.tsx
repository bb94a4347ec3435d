import { renderToStaticMarkup } from "react-dom/server";
import { NextIntlClientProvider } from "next-intl";
import { expect, it, vi } from "vitest";
import words from "@/locales/de/rating.json";
import { RatingCard } from "./rating-card";

vi.mock("./rating-form", () => ({ RatingForm: () => null, AnswerForm: () => null }));

const asks = (namedAs: string | null) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={{ rating: words }} timeZone="Europe/Berlin">
      <RatingCard trip="t" side="author" ratings={{ open: true, own: null, namedAs, other: null }} />
    </NextIntlClientProvider>,
  );

it("a customer whose company the profile names is not promised to stay without a name", () => {
  expect(asks(null)).toContain("ohne Ihren Namen");
  expect(asks("Isarland Reisen")).toContain("mit dem Namen Ihrer Firma, Isarland Reisen,");
  expect(asks("Isarland Reisen")).not.toContain("ohne Ihren Namen");
});
