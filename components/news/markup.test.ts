import { expect, it } from "vitest";
import { withMark, withPicture } from "./markup";

it("puts a mark around what is selected, or around example words where nothing is", () => {
  expect(withMark({ text: "a bus b", start: 2, end: 5 }, "bold", "x")).toEqual({
    text: "a **bus** b",
    start: 4,
    end: 7,
  });
  expect(withMark({ text: "a ", start: 2, end: 2 }, "link", "text").text).toBe("a [text](https://)");
});

it("marks whole lines, each of several", () => {
  expect(withMark({ text: "one\ntwo", start: 1, end: 6 }, "list", "x").text).toBe("- one\n- two");
  expect(withMark({ text: "x\ntitle", start: 4, end: 4 }, "heading", "x").text).toBe("x\n## title");
});

it("sets a picture as a paragraph of its own, whatever its description holds", () => {
  expect(withPicture({ text: "one two", start: 3, end: 3 }, "/u.webp", "a](x) b").text).toBe(
    "one\n\n![a (x) b](/u.webp)\n\ntwo",
  );
  expect(withPicture({ text: "", start: 0, end: 0 }, "/u.webp", "x").text).toBe("![x](/u.webp)");
});
