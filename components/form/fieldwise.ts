import type { Side } from "./conflict-choice";

type Versions<Values> = { base: Values; mine: Values; theirs: Values };

/** How a record that two change at once is compared and put together; `comparable` is a field's value as a text. */
export function fieldwise<Values extends object, Name extends keyof Values & string>(
  names: readonly Name[],
  comparable: (values: Values, name: Name) => string,
) {
  const differs = (a: Values, b: Values) => (name: Name) => comparable(a, name) !== comparable(b, name);
  return {
    isChanged: (values: Values, stored: Values) => names.some(differs(values, stored)),

    /** Fields that both versions fill differently; what only the other side has touched starts with its value. */
    conflictsOf({ base, mine, theirs }: Versions<Values>): { name: Name; side: Side }[] {
      const touched = differs(mine, base);
      return names.filter(differs(mine, theirs)).map((name) => ({ name, side: touched(name) ? "mine" : "theirs" }));
    },

    /** Their version with the named fields of mine. */
    mergeValues({ mine, theirs }: Omit<Versions<Values>, "base">, kept: readonly string[]): Values {
      const own = names.filter((name) => kept.includes(name)).map((name) => [name, mine[name]]);
      return { ...theirs, ...Object.fromEntries(own) };
    },
  };
}
