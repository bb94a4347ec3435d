import { get, set } from "react-hook-form";

export type Side = "mine" | "theirs";
/** A field that two versions fill differently; `side` is the choice it starts with. */
export type Conflict<Name extends string> = { name: Name; side: Side };
type Versions<Values> = { base: Values; mine: Values; theirs: Values };

/** What is empty is as if left out, keys come in any order. */
function plain(_key: string, value: unknown) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const filled = Object.entries(value).filter(([, part]) => part !== null && part !== undefined && part !== "");
  return Object.fromEntries(filled.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The same text for the same content. */
export const textOf = (value: unknown) => JSON.stringify(value ?? "", plain);

/** How the form's fields (`shown.logo` is one inside another) are compared and put together where two change a record. */
export type Fieldwise<Values, Name extends string> = {
  isChanged: (values: Values, stored: Values) => boolean;
  /** Fields that both versions fill differently; what only the other side has touched starts with its value. */
  conflictsOf: (versions: Versions<Values>) => Conflict<Name>[];
  /** Their version with the named fields of mine. */
  mergeValues: (versions: Omit<Versions<Values>, "base">, kept: readonly string[]) => Values;
};

export function fieldwise<Values extends object, Name extends string>(
  names: readonly Name[],
  comparable: (value: unknown, name: Name) => unknown = (value) => value,
): Fieldwise<Values, Name> {
  const differs = (a: Values, b: Values) => (name: Name) =>
    textOf(comparable(get(a, name), name)) !== textOf(comparable(get(b, name), name));
  return {
    isChanged: (values, stored) => names.some(differs(values, stored)),
    conflictsOf({ base, mine, theirs }) {
      const touched = differs(mine, base);
      return names.filter(differs(mine, theirs)).map((name) => ({ name, side: touched(name) ? "mine" : "theirs" }));
    },
    mergeValues({ mine, theirs }, kept) {
      const merged = structuredClone(theirs);
      for (const name of names) if (kept.includes(name)) set(merged, name, get(mine, name));
      return merged;
    },
  };
}
