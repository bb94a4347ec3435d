import { expect, it, vi } from "vitest";
import { clearRegisterData } from "./register-storage";

it("keeps the registration under the key register-data until it is sent", () => {
  const removeItem = vi.fn();
  vi.stubGlobal("sessionStorage", { removeItem });
  clearRegisterData();
  expect(removeItem).toHaveBeenCalledExactlyOnceWith("register-data");
  vi.unstubAllGlobals();
});
