import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { RouteInline } from "./route-inline";

vi.mock("next-intl", () => ({ useTranslations: () => (key: string) => key }));

it("draws one arrow between two places and says it, and leaves other titles alone", () => {
  const html = renderToStaticMarkup(createElement(RouteInline, { route: "Regensburg → Linz → Prag" }));
  expect(html.match(/<svg/g)).toHaveLength(2);
  expect(html.replace(/<svg.*?<\/svg>/g, "").replace(/<[^>]*>/g, "")).toBe("Regensburg routeTo Linz routeTo Prag");
  expect(renderToStaticMarkup(createElement(RouteInline, { route: "Werkstatt" }))).toBe("Werkstatt");
});

/** The way that writes it, a change of a record, keys of the calendar and of stand-by, a letter that no text message has. */
const allowed = [
  "lib/i18n/route-text.ts",
  "components/audit/audit-detail.tsx",
  "components/calendar/board-dialogs.tsx",
  "components/standby/standby-view.tsx",
  "lib/sms/gsm.ts",
];
const comment = /^\s*(\/\*\*?|\*|\/\/)/;

it("is the only way in which a route is written", () => {
  const files = ["app", "components", "lib", "locales"].flatMap((room) =>
    readdirSync(room, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  );
  const sources = files.filter(
    (file) => /\.(tsx?|json)$/.test(file) && !/\.test\./.test(file) && !allowed.includes(file),
  );
  const found = sources.flatMap((file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    return lines
      .filter((line) => /→|&rarr;|\\u2192/.test(line) && !comment.test(line))
      .map((line) => `${file}: ${line}`);
  });
  expect(found).toEqual([]);
});
