import { describe, expect, it } from "vitest";
import { dropDraft, readDraft, writeDraft } from "./draft";

function memory() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe("drafts", () => {
  it("survive a reload without the fields left out", () => {
    const storage = memory();
    writeDraft(storage, "request", { from: "Regensburg", password: "Secret123" }, ["password"]);
    expect(readDraft(storage, "request")).toEqual({ from: "Regensburg" });
    dropDraft(storage, "request");
    expect(readDraft(storage, "request")).toBeNull();
  });

  it("end after 30 days", () => {
    const storage = memory();
    writeDraft(storage, "request", { from: "Passau" }, [], 0);
    expect(readDraft(storage, "request", 30 * 86_400_000)).toEqual({ from: "Passau" });
    expect(readDraft(storage, "request", 30 * 86_400_000 + 1)).toBeNull();
  });

  it.each(["", "{", "null", "[]", '{"at":"x","values":{}}', '{"at":1}'])("ignores %j", (text) => {
    const storage = memory();
    storage.setItem("draft:request", text);
    expect(readDraft(storage, "request", 1)).toBeNull();
  });
});
