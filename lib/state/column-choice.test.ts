import { describe, expect, it, vi } from "vitest";
import { createColumnChoice } from "./column-choice";

function device(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  return { values, storage: () => storage };
}

describe("table settings", () => {
  it("keeps the chosen columns of a table on the device, and tells its readers", () => {
    const { storage, values } = device();
    const choice = createColumnChoice(storage, "adminUsers", "users");
    const heard = vi.fn();
    choice.subscribe(heard);
    choice.load();
    expect(choice.get()).toBeNull();
    choice.choose(["name", "email"]);
    expect(heard).toHaveBeenCalled();
    expect(values.get("table-settings:adminUsers")).toBe('{"columns":["name","email"]}');
    const next = createColumnChoice(storage, "adminUsers", "users");
    next.load();
    expect(next.get()).toEqual(["name", "email"]);
  });

  it("tells two lists with the default settings apart", () => {
    const { storage } = device();
    createColumnChoice(storage, "default", "audit").choose(["who"]);
    const other = createColumnChoice(storage, "default", "unsubscriptions");
    other.load();
    expect(other.get()).toBeNull();
  });

  it.each(["{", "7", '{"columns":[1]}', '{"columns":"name"}'])("shows the usual columns for %s", (text) => {
    const { storage } = device({ "table-settings:fleet": text });
    const choice = createColumnChoice(storage, "fleet", "buses");
    choice.load();
    expect(choice.get()).toBeNull();
  });

  it("holds the choice for the page where storage is refused", () => {
    const choice = createColumnChoice(() => null, "requests", "requests");
    choice.load();
    choice.choose(["reference"]);
    expect(choice.get()).toEqual(["reference"]);
  });
});
