import { describe, expect, it } from "vitest";
import { offersAddress } from "./offers-address";

const id = "01930000-0000-7000-8000-000000000000";

describe("filter of the offers page in its address", () => {
  it("reads what it writes", () => {
    expect(offersAddress.write({ state: "open", page: 3 })).toBe("?state=open&page=3");
    const read = offersAddress.read({ tab: "received", state: "open", page: "3" });
    expect(read).toEqual({ tab: "received", state: "open", text: "", page: 3, offer: null });
    expect(offersAddress.write({ state: null, text: "", page: 1 })).toBe("");
    expect(offersAddress.read({ q: " CB-10247 " }).text).toBe("CB-10247");
  });
  it("takes nonsense for no filter", () => {
    for (const page of ["0", "-1", "x", "1e9", "1.5"]) expect(offersAddress.read({ page }).page).toBe(1);
    expect(offersAddress.read({ tab: "x", state: "eaten", offer: "1' or '1" })).toEqual(offersAddress.usual);
  });
  it("reads the offer that a mail leads to", () => {
    expect(offersAddress.read({ offer: [id, "x"] }).offer).toBe(id);
  });
});
