import { describe, expect, it } from "vitest";
import { flattenErrors, inOrder } from "./error-summary";

describe("the list of errors", () => {
  it("stands in the order of the fields, with what they do not name at the end", () => {
    const errors = {
      root: { message: "Conflict" },
      capacity: { message: "capacityRange" },
      plate: { message: "required" },
    };
    const found = flattenErrors(errors as never, (name) => name in { plate: "", capacity: "" });
    expect(inOrder(found, ["plate", "capacity"])).toEqual([
      ["plate", "required"],
      ["capacity", "capacityRange"],
      ["root", "Conflict"],
    ]);
  });
});
