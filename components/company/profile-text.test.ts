import { expect, test } from "vitest";
import { embedCode } from "./embed-code";
import { paragraphsOf, picturesOf } from "./profile-text";

test("empty lines part paragraphs, single ones stay inside", () => {
  expect(paragraphsOf("a\nb\r\n\r\n c\n \n\n\nd\n")).toEqual(["a\nb", "c", "d"]);
  expect(paragraphsOf(" \n ")).toEqual([]);
});

test("pictures of other sites and doubles are left out", () => {
  const own = "/api/upload/a.webp";
  expect(picturesOf({ images: [own, "https://elsewhere.example/x.png", own] })).toEqual([own]);
  expect(picturesOf({})).toEqual([]);
});

test("no title ends the snippet's attribute", () => {
  const code = embedCode("https://charabanc.example/de/singlerequest/eder?a=1&b=2", 'Eder "x" <y>', 900);
  expect(code).toContain('src="https://charabanc.example/de/singlerequest/eder?a=1&amp;b=2"');
  expect(code).toContain('title="Eder &quot;x&quot; &lt;y&gt;"');
});
