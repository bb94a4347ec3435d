"use client";
import type { ReactNode } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import type { Conflict } from "./fieldwise";

type Held<Values, Name extends string> = {
  conflict: { fields: Conflict<Name>[]; mine: Values; theirs: Values } | null;
  busy: boolean;
  /** Takes the names of the fields whose typed value is to be kept. */
  settle: (mine: readonly string[]) => Promise<unknown>;
  later: () => void;
};
type Props<Values, Name extends string> = {
  held: Held<Values, Name>;
  label: (name: Name) => ReactNode;
  /** A field in words; what is empty is said to be. */
  shown: (values: Values, name: Name) => ReactNode;
};

/** Somebody saved in between: both versions, field by field. Closing it changes nothing of what was typed. */
export function ConflictChoice<Values, Name extends string>({ held, label, shown }: Props<Values, Name>) {
  const { conflict, busy, settle, later } = held;
  // Rarely wanted, and with a sheet of its own.
  const ConflictDialog = useLazy(() => import("./conflict-dialog").then((module) => module.ConflictDialog), conflict);
  if (!conflict || !ConflictDialog) return null;
  const { fields, mine, theirs } = conflict;
  const rows = fields.map(({ name, side }) => {
    return { name, side, label: label(name), mine: shown(mine, name), theirs: shown(theirs, name) };
  });
  return <ConflictDialog rows={rows} busy={busy} settle={settle} later={later} />;
}
