import { describe, expect, it, vi } from "vitest";
import { createDialogs, dialogNames } from "./dialogs";

describe("dialogs", () => {
  it("starts with all fifteen modals closed", () => {
    expect(dialogNames).toHaveLength(15);
    expect(createDialogs().get()).toEqual({});
  });

  it("opens and closes one without touching the others, and tells its readers once", () => {
    const dialogs = createDialogs();
    const heard = vi.fn();
    dialogs.subscribe(heard);
    dialogs.open("cluster");
    dialogs.open("cluster");
    dialogs.open("httpError");
    dialogs.close("cluster");
    expect(dialogs.get()).toEqual({ cluster: false, httpError: true });
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it("closes all", () => {
    const dialogs = createDialogs();
    dialogs.open("qr");
    dialogs.closeAll();
    expect(dialogs.get().qr).toBeUndefined();
  });
});
