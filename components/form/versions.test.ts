import { expect, it, vi } from "vitest";
import { ApiError } from "@/lib/http/client";
import { fieldwise } from "./fieldwise";
import { newerThan, withTyped } from "./versions";

type Values = { name: string; tags: string[] };
const fields = fieldwise<Values, keyof Values>(["name", "tags"]);

it("keeps what was typed while it was being saved", () => {
  const sent = { name: " Eva", tags: ["a"] };
  const typed = { ...sent, tags: ["c"] };
  const stored = { name: "Eva", tags: ["a"] };
  expect(withTyped(fields, { sent, typed, stored })).toEqual({ ...stored, tags: ["c"] });
});

const conflict = new ApiError(409, "Conflict", "");
const base = { version: 3 };

it("finds what another has stored where a save met a conflict", async () => {
  const now = { version: 4 };
  expect(await newerThan(base, conflict, async () => now)).toBe(now);
});

it("finds none where the same version is stored, it cannot be read, or the record is new", async () => {
  expect(await newerThan(base, conflict, async () => ({ version: 3 }))).toBeUndefined();
  expect(await newerThan(base, conflict, () => Promise.reject(new ApiError(0, "Unavailable", "")))).toBeUndefined();
  expect(await newerThan(null, conflict, async () => base)).toBeUndefined();
});

it("does not ask where the refusal names a field, or is none of versions", async () => {
  const load = vi.fn(async () => ({ version: 4 }));
  const taken = new ApiError(409, "Conflict", "", { fields: [{ path: "userName", message: "taken" }] });
  expect(await newerThan(base, taken, load)).toBeUndefined();
  expect(await newerThan(base, new ApiError(0, "Unavailable", ""), load)).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});
