import { createTranslator } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SortHead } from "@/components/ui/table";
import moderation from "@/locales/en/moderation.json";
import { waitOf } from "./entry";

const t = createTranslator({ locale: "en", messages: { moderation }, namespace: "moderation" });

it.each([
  [41, "41 min"],
  [180, "3 h"],
  [161, "2 h 41 min"],
  [24 * 60, "1 day"],
  [50 * 60, "2 days 2 h"],
])("a wait of %i minutes is told without noughts", (minutes, said) => {
  const { key, values } = waitOf(0, minutes * 60_000);
  expect(t(`wait.${key}`, values)).toBe(said);
});

it("a column's head is called by its name, with what a press does in brackets", () => {
  const html = renderToStaticMarkup(
    <table>
      <thead>
        <tr>
          <SortHead sort={null} href="?order=created" hint="sort ascending">
            Created
          </SortHead>
        </tr>
      </thead>
    </table>,
  );
  expect(html.replace(/<[^>]+>/g, "")).toBe("Created (sort ascending)");
});
