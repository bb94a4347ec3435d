import fs from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { createDialogs, dialogNames } from "./dialogs";

const components = path.resolve(import.meta.dirname, "../../components");
const sources = fs
  .readdirSync(components, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
  .map((file) => fs.readFileSync(path.join(components, file), "utf8"))
  .filter((text) => text.includes("lib/state/dialogs") || text.includes("use-dialog-flags"));

describe("dialogs", () => {
  it("starts with all fifteen modals closed", () => {
    expect(dialogNames).toHaveLength(15);
    expect(createDialogs().get()).toEqual({});
  });

  // By name, or by a table of names as the calendar's four edit modals.
  it.each(dialogNames)("%s is opened by its flag and shown by it", (name) => {
    const byTable = (text: string, use: string) => text.includes(`: "${name}"`) && text.includes(use);
    const opened = sources.some((text) => text.includes(`open("${name}"`) || byTable(text, "dialogs.open(flags["));
    const shown = sources.some(
      (text) => new RegExp(`(flags|useDialogFlags\\(\\))\\.${name}\\b`).test(text) || byTable(text, "open[flags["),
    );
    expect({ opened, shown }).toEqual({ opened: true, shown: true });
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
