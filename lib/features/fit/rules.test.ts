import { expect, it } from "vitest";
import { rerank } from "./rules";

const ride = (shiftMinutes: number, extraKm: number) => {
  return {
    fits: true,
    reasons: [],
    directKm: 380,
    extraKm,
    savedKm: 200,
    shiftMinutes,
    seatsLeft: 3,
    extraMinutes: 30,
  };
};
const free = (shiftMinutes: number) => ({ ...ride(shiftMinutes, 250), directKm: null, savedKm: 0 });
const fitting = (rows: ReturnType<typeof rerank<ReturnType<typeof ride> | ReturnType<typeof free>>>) =>
  rows.filter(({ fits }) => fits).length;

it("sliders choose among what was loaded with the widest look, and say what is too far", () => {
  const all = [ride(0, 20), ride(-90, 20), ride(30, 100), free(0), free(45)];
  expect(fitting(rerank(all, { hours: 0, km: 60 }))).toBe(2);
  expect(fitting(rerank(all, { hours: 1, km: 60 }))).toBe(3);
  expect(fitting(rerank(all, { hours: 2, km: 60 }))).toBe(4);
  expect(fitting(rerank(all, { hours: 2, km: 150 }))).toBe(5);
  expect(rerank([free(45)], { hours: 0.5, km: 60 })).toMatchObject([{ fits: false, reasons: ["too-early"] }]);
  expect(rerank([free(-45)], { hours: 0.5, km: 60 })).toMatchObject([{ fits: false, reasons: ["too-late"] }]);
  expect(rerank([ride(-90, 100)], { hours: 1, km: 60 })).toMatchObject([{ reasons: ["too-early", "detour-km"] }]);
});
