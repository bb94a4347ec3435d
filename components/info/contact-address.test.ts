import { expect, it } from "vitest";
import { contactAddress } from "./contact-address";

it("carries a request's number and nothing else", () => {
  expect(contactAddress.read({ about: "CB-10247" })).toEqual({ about: "CB-10247" });
  for (const about of ["", "CB-", "CB-1<b>", "Buy now", ["Buy", "CB-1"]]) {
    expect(contactAddress.read({ about })).toEqual({ about: null });
  }
  expect(contactAddress.write({ about: "CB-10247" })).toBe("?about=CB-10247");
});
