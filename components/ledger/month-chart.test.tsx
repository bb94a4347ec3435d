import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import ledger from "@/locales/de/ledger.json";
import { MonthChart } from "./month-chart";

const none = { fit: 0, chain: 0, return: 0, all: 0, before: 0 };

/** Foot of the first month's number, and the height of the line of the year before. */
function drawn(all: number, before: number) {
  const january = { ...none, fit: all, all, before };
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={{ ledger } as unknown as AbstractIntlMessages}>
      <MonthChart year={2026} months={[january, ...Array.from({ length: 11 }, () => none)]} />
    </NextIntlClientProvider>,
  );
  const foot = Number(/y="([\d.]+)"[^>]*font-weight="700"/.exec(html)?.[1]);
  const line = Number(/y1="([\d.]+)"[^>]*stroke="var\(--ink-3\)"[^>]*><\/line><text/.exec(html)?.[1]);
  return { foot, line };
}

it("the number over a bar is not struck through by the line of the year before", () => {
  for (const before of [500, 520, 540, 560]) {
    const { foot, line } = drawn(500, before);
    // Figures are about nine units high.
    expect(line > foot + 1 || line < foot - 10, `${before}: ${line} at ${foot}`).toBe(true);
  }
});
