import { describe, expect, it } from "vitest";
import { keptWords } from "./kept-words";
import { wordsAt, wordsFile } from "./words";

describe("words of a page", () => {
  it("have one address for one list, whatever its order, and another for another wording", async () => {
    const file = await wordsFile("de", ["trip", "busrequest.kinds"]);
    expect(file).toMatch(/^\/locales\/de\/busrequest\.kinds,trip~[\w-]{10}\.js$/);
    expect(await wordsFile("de", ["busrequest.kinds", "trip", "trip"])).toBe(file);
    expect(await wordsFile("en", ["trip", "busrequest.kinds"])).not.toContain(file.slice(file.indexOf("~")));
  });

  it("hold what is named and nothing besides", async () => {
    const words = keptWords()[await wordsFile("es", ["busrequest.kinds", "form"])];
    expect(Object.keys(words ?? {}).sort()).toEqual(["busrequest", "form"]);
    expect(Object.keys(words?.busrequest ?? {})).toEqual(["kinds"]);
  });

  it("are known by their address, and said where its state is another version's", async () => {
    const file = (await wordsFile("de", ["form"])).split("/").at(-1) ?? "";
    expect((await wordsAt("de", file))?.isCurrent).toBe(true);
    const other = await wordsAt("de", file.replace(/~.*\./, "~0123456789."));
    expect(other?.isCurrent).toBe(false);
    expect(other?.words.form).toBeTruthy();
    for (const wrong of ["form.json", "nothing~a.js", "form,nothing~a.js", "~a.js", "form~.js", "form~a.json"]) {
      expect(await wordsAt("de", wrong), wrong).toBeNull();
    }
  });
});
