import { expect, it } from "vitest";
import { sharedLook } from "./shared-look";

it("looks once for all who ask within its time, and anew for who comes later", async () => {
  let [clock, loads] = [1_000, 0];
  const look = sharedLook(
    async () => ++loads,
    700,
    () => clock,
  );
  expect(await Promise.all([look(), look()])).toEqual([1, 1]);
  clock += 700;
  expect(await look()).toBe(1);
  clock += 1;
  expect(await look()).toBe(2);
});
