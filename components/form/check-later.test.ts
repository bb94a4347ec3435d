import { expect, it, vi } from "vitest";
import { z } from "zod";
import { checkLater, resolverLater } from "./check-later";
import { resolved } from "./resolved";

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

it("asks rules that are fetched with what the form alone knows", async () => {
  const most = resolverLater(async () => (seats: number) => async (values: { people: number }) => {
    return resolved(values, values.people > seats ? [{ path: "people", message: "tooMany" }] : []);
  });
  expect(await most(8)({ people: 9 }, undefined, options)).toMatchObject({
    errors: { people: { message: "tooMany" } },
  });
  expect(await most(50)({ people: 9 }, undefined, options)).toEqual({ values: { people: 9 }, errors: {} });
});
