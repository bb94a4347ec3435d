"use client";
import { createContext, useContext } from "react";
import type { Day } from "@/components/form/calendar";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import type { BusChoice } from "@/lib/features/calendar/schema";
import type { Shown } from "./layout";
import type { Target } from "./target";
import type { Gap } from "./use-gaps";

export type Range = { first: Day; last: Day };

/** What the parts of one calendar share. */
export type Board = {
  today: Day;
  /** Of the company: days and hours are by its clock. */
  zone: string;
  /** Milliseconds, as the page was rendered: the browser's clock may differ. */
  now: number;
  startsOn: 0 | 1;
  days: readonly Day[];
  entries: readonly Shown[];
  selected: Day;
  /** The entry that is open. */
  chosen: string | null;
  select: (day: Day) => void;
  /** `at`: the bar or the row that was pressed. */
  open: (entry: Shown, at: HTMLElement) => void;
  /** Between the entries of a bus, where groups fit. */
  gaps: readonly Gap[];
  openGap: (gap: Gap, at: HTMLElement) => void;
  /** Of a bus in service. */
  plateOf: (bus: string) => string;
  /** A new entry of a kind; null asks which one. */
  add: (kind: Kind | "booking" | null, range?: Range) => void;
  move: (entry: Shown, target: Target) => void;
  /** What is in the way of a bus that would get the entry; null where nothing is. */
  refused: (entry: Shown, bus: BusChoice) => string | null;
  hrefOf: (date: Day) => string;
};

const Context = createContext<Board | null>(null);
export const BoardProvider = Context.Provider;

export function useBoard(): Board {
  const board = useContext(Context);
  if (!board) throw new Error("outside of a calendar");
  return board;
}
