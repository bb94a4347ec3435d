import type { ApiError } from "@/lib/http/client";
import type { Fieldwise } from "./fieldwise";

export type Versioned = { version: number };

/** What is stored now with what has been typed since it was sent. */
export function withTyped<Values, Name extends string>(
  { conflictsOf, mergeValues }: Fieldwise<Values, Name>,
  { sent, typed, stored }: { sent: Values; typed: Values; stored: Values },
) {
  const later = conflictsOf({ base: sent, mine: typed, theirs: stored }).filter(({ side }) => side === "mine");
  return mergeValues(
    { mine: typed, theirs: stored },
    later.map(({ name }) => name),
  );
}

/** What another has stored meanwhile, where that is why a save was refused. */
export async function newerThan<Stored extends Versioned>(
  base: Stored | null,
  { code, fields }: ApiError,
  load: (base: Stored) => Promise<Stored | undefined>,
) {
  // A conflict that names fields (a name that is taken) is settled at them.
  if (!base || code !== "Conflict" || fields.length > 0) return;
  const now = await load(base).catch(() => undefined);
  return now?.version === base.version ? undefined : now;
}
