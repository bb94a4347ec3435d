import { expect, it } from "vitest";
import { numberOfReference } from "./reference";

it.each([
  ["CB-10233", 10233],
  [" cb 10233 ", 10233],
  ["10233", 10233],
  ["Passau", null],
  ["CB-1", null],
  ["94032 Passau", null],
])("reads %s as a reference: %s", (text, number) => {
  expect(numberOfReference(text)).toBe(number);
});
