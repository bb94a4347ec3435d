import { describe, expect, it } from "vitest";
import { anyTitle, newsStateOf, picturesIn, problemsOf, readableIn, readingLanguage } from "./rules";

const texts = (de = "", en = "", es = "") => ({ de, en, es });

describe("the state of an article", () => {
  it("is public from its date on, and a draft whatever its date", () => {
    expect(newsStateOf({ draft: false, publishAt: 1_000 }, 999)).toBe("planned");
    expect(newsStateOf({ draft: false, publishAt: 1_000 }, 1_000)).toBe("published");
    expect(newsStateOf({ draft: true, publishAt: 1 }, 1_000)).toBe("draft");
    expect(newsStateOf({ draft: false, publishAt: null }, 1_000)).toBe("draft");
  });
});

describe("the languages of an article", () => {
  it("are those with a title and a text", () => {
    expect(readableIn({ title: texts("a", "b"), text: texts("a", "", "c") })).toEqual(["de"]);
  });

  it("the reader's own comes first, then en, de, es", () => {
    expect(readingLanguage(["de", "es"], "es")).toBe("es");
    expect(readingLanguage(["de", "es"], "en")).toBe("de");
    expect(readingLanguage(["de", "en"], "es")).toBe("en");
    expect(readingLanguage([], "de")).toBeNull();
  });

  it("an admin sees a title in whichever language there is one", () => {
    expect(anyTitle(texts("", "", "Hola"), "de")).toEqual({ text: "Hola", language: "es" });
  });
});

describe("what stands against storing an article", () => {
  it("a draft wants a title alone, what is public no half language", () => {
    expect(problemsOf({ title: texts(), text: texts("x"), draft: true }, "es")).toEqual([
      { path: "title.es", message: "required" },
    ]);
    expect(problemsOf({ title: texts("a"), text: texts(), draft: true }, "de")).toEqual([]);
    const half = { title: texts("a", "b"), text: texts("a", "", "c") };
    expect(problemsOf({ ...half, draft: false }, "de").map(({ path }) => path)).toEqual(["text.en", "title.es"]);
  });
});

it("finds each picture of ours once, and none of others", () => {
  const ours = "/api/upload/019379d4-1111-7222-8333-444455556666.webp";
  expect(picturesIn(`![a](${ours}) ![b](${ours}) ![c](https://x.example/y.webp) ![d](/api/upload/x.pdf)`)).toEqual([
    ours,
  ]);
});
