import { expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords";

it.each(["Password1", "Passwort2031!", "2027Willkommen", "Aaaa1111", "Omnibus1"])("refuses %s", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  ["Eva.muster1", "eva.muster"],
  ["Charliebrown1", "charliebrown1"],
  ["Charliebrown27!", "charliebrown1"],
  ["Bus-2027", "bus-2027"],
])("refuses %s of somebody called %s", (password, name) => {
  expect(isCommonPassword(password, [name])).toBe(true);
});

it("takes what only begins like a name, and does not mind a name that is hardly there", () => {
  expect(isCommonPassword("Charliebrown7Laternen", ["charliebrown1"])).toBe(false);
  expect(isCommonPassword("Quarz7Lampe", ["", "q1", "info"])).toBe(false);
});
