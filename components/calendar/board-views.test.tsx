import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { toInstant } from "@/components/form/market-time";
import type { BusChoice } from "@/lib/features/calendar/schema";
import calendar from "@/locales/de/calendar.json";
import common from "@/locales/de/common.json";
import { type Board, BoardProvider } from "./board-context";
import { DayColumns } from "./day-columns";
import { type Shown, shown } from "./layout";
import { WeekView } from "./week-view";

const router = {} as NonNullable<ComponentProps<typeof AppRouterContext.Provider>["value"]>;
const zone = "Europe/Berlin";
const day = "2027-06-16";
const at = (clock: string) => toInstant(day, clock, zone);
const bus = { id: "b", licenceplate: "R CB 418", country: "DE", name: "MAN", capacity: 57 } as BusChoice;

const booking = (from: string, until: string) =>
  shown(
    { id: from, kind: "booking", title: "Chor", start: at(from), end: at(until), state: "booked", bus } as never,
    zone,
  );

function drawn(entries: Shown[], view = <DayColumns buses={[bus]} />) {
  const board = {
    entries,
    selected: day,
    days: [day],
    zone,
    now: at("10:42"),
    gaps: [],
    today: day,
    startsOn: 1,
    hrefOf: String,
  };
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale="de"
      timeZone={zone}
      messages={{ calendar, common } as unknown as AbstractIntlMessages}
      onError={() => undefined}
      getMessageFallback={({ key }) => key}
    >
      <AppRouterContext.Provider value={router}>
        <BoardProvider value={board as unknown as Board}>{view}</BoardProvider>
      </AppRouterContext.Provider>
    </NextIntlClientProvider>,
  );
}

const fold = "Stunden vor 6 Uhr";

describe("a day on the phone", () => {
  it("begins at six, with a button for the hours before, and tells the time at its line", () => {
    const page = drawn([booking("07:00", "12:00")]);
    expect(page).toContain(fold);
    expect(page).toContain('aria-expanded="false"');
    expect(page).not.toMatch(/leading-none"[^>]*>4</);
    expect(page).toMatch(/leading-none"[^>]*>8</);
    expect(page).toContain(">10:42<");
  });

  it("shows all of its hours where a bus leaves before six: nothing can fold it away", () => {
    const page = drawn([booking("04:30", "12:00")]);
    expect(page).not.toContain(fold);
    expect(page).toMatch(/leading-none"[^>]*>4</);
    expect(page).toContain("Chor");
  });
});

it("a phone of a company without buses keeps the column of the hours as wide as its clock", () => {
  expect(drawn([], <DayColumns buses={[]} />)).toContain("grid-template-columns:2rem");
});

describe("a week at the desk", () => {
  const week = <WeekView buses={[bus]} byHours={false} />;
  const without = { ...booking("08:00", "12:00"), id: "own", bus: null, received: false, tripId: null };
  const theirs = { kind: "grouprequest", state: "booked", id: "theirs", tripId: "t" } as const;
  const ordered = { ...without, ...theirs } as Shown;
  const rows = (entries: Shown[], view = week) =>
    drawn(entries, view)
      .split("<section ")
      .slice(1)
      .map((row) => {
        const tag = row.slice(0, row.indexOf(">"));
        return {
          name: /aria-label="([^"]*)"/.exec(tag)?.[1],
          red: tag.includes("bg-danger-tint"),
          takes: tag.includes("data-bus"),
          count: /(?:Ohne Bus|Bestellt) \(\d+\)/.exec(row)?.[0],
        };
      });

  it("parts what still needs a bus from what was ordered with one, each in a row of its own name", () => {
    const [missing, theirsRow, own] = rows([without, ordered]);
    expect(missing).toEqual({ name: "Ohne Bus", red: true, count: "Ohne Bus (1)", takes: true });
    expect(theirsRow).toEqual({ name: "Bestellt", red: false, count: "Bestellt (1)", takes: false });
    expect(own?.name).toBe("R CB 418");
  });

  it("has no red row for what was ordered alone, and none of it where nothing was", () => {
    expect(rows([ordered]).slice(0, 2)).toMatchObject([
      { name: "Ohne Bus", red: false, count: "Ohne Bus (0)" },
      { name: "Bestellt", red: false },
    ]);
    expect(rows([without]).map(({ name }) => name)).toEqual(["Ohne Bus", "R CB 418"]);
  });

  it("of a company without a bus has no row of what misses one, unless something does", () => {
    const bare = <WeekView buses={[]} byHours={false} />;
    expect(rows([ordered], bare)).toMatchObject([{ name: "Bestellt", count: "Bestellt (1)" }]);
    expect(rows([], bare)).toMatchObject([{ name: "Bestellt", red: false, count: "Bestellt (0)" }]);
    expect(rows([without], bare)).toMatchObject([{ name: "Ohne Bus", red: true }]);
  });
});
