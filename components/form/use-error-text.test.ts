import { beforeEach, expect, it, vi } from "vitest";
import { useErrorText } from "./use-error-text";

const mocks = vi.hoisted(() => ({ texts: undefined as Record<string, string> | undefined }));
vi.mock("next-intl", () => ({ useTranslations: (space: string) => (key: string) => `${space}.${key}` }));
vi.mock("./error-texts", () => ({ useErrorTexts: () => mocks.texts }));

beforeEach(() => {
  mocks.texts = undefined;
});

it("says the sentence of a key, and what is no key as it is", () => {
  mocks.texts = { required: "Please fill in." };
  const text = useErrorText();
  expect([text("required"), text("other"), text("No connection."), text(undefined)]).toEqual([
    "Please fill in.",
    "other",
    "No connection.",
    undefined,
  ]);
});

it("where the sentences cannot be reached hides a key alone", () => {
  const text = useErrorText();
  expect([text("required"), text("No connection."), text(undefined)]).toEqual([
    "form.check",
    "No connection.",
    undefined,
  ]);
});
