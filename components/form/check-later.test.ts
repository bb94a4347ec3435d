import { expect, it, vi } from "vitest";
import { z } from "zod";
import { checkLater } from "./check-later";

const schema = z.strictObject({ name: z.string().trim().min(1, "required") });
const options = { fields: {}, shouldUseNativeValidation: false } as const;

it("fetches the schema with the first check and says what is wrong at its field", async () => {
  const load = vi.fn(async () => schema);
  const check = checkLater(load);
  expect(load).not.toHaveBeenCalled();
  expect(await check({ name: " " }, undefined, options)).toMatchObject({ errors: { name: { message: "required" } } });
  expect(await check({ name: " Kern " }, undefined, options)).toEqual({ values: { name: "Kern" }, errors: {} });
});

it("sends what was typed where the schema cannot be fetched, and tries again with the next check", async () => {
  const load = vi.fn(async () => schema).mockRejectedValueOnce(new Error("no network"));
  const check = checkLater(load);
  expect(await check({ name: "" }, undefined, options)).toEqual({ values: { name: "" }, errors: {} });
  expect(await check({ name: "" }, undefined, options)).toMatchObject({ errors: { name: { message: "required" } } });
});
