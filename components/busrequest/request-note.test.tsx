import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RequestNote } from "./request-note";

const messages = { busrequest: { page: { description: "The sender's remark" } } };
const draw = (request: Parameters<typeof RequestNote>[0]["request"]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Europe/Berlin">
      <RequestNote request={request} />
    </NextIntlClientProvider>,
  );

test("a note is quoted in its author's language and named where the name is told", () => {
  const known = draw({ description: "Gern mit Skibox.", language: "de", companyName: "Reisedienst Wimmer" });
  expect(known).toMatch(/<blockquote [^>]*lang="de"[^>]*>Gern mit Skibox\.<\/blockquote>/);
  expect(known).toMatch(/<figcaption.*Reisedienst Wimmer.*<\/figcaption>/);
  expect(draw({ description: "Hola", language: "es" })).toContain("The sender&#x27;s remark");
  expect(draw({ description: "", language: "de" })).toBe("");
});
