import { expect, it } from "vitest";
import { seal, unseal } from "./sealed";

it("gives a secret back for its use alone, and never twice the same text", () => {
  const [one, other] = [seal("calendar", "https://a.example/ü"), seal("calendar", "https://a.example/ü")];
  expect(one).not.toBe(other);
  expect(unseal("calendar", one)).toEqual({ text: "https://a.example/ü", renewed: null });
  expect([unseal("mail", one), unseal("calendar", `${one.slice(0, -2)}AA`), unseal("calendar", "")]).toEqual([
    null,
    null,
    null,
  ]);
});
