/** Where a trip stands. `changed`: a change was agreed since; `ready`: bus, drivers and papers are there. */
export const tripStates = ["agreed", "changed", "ready", "underway", "done", "cancelled"] as const;
export type TripState = (typeof tripStates)[number];

/** Who did a step. `system`: nobody, time has passed. */
export type TripParty = "author" | "company" | "driver" | "system";

/** Lines of the history; words in locales/{lng}/trip.json. */
export const tripEventKinds = ["agreed", "assigned", "ready"] as const;
export type TripEventKind = (typeof tripEventKinds)[number];
