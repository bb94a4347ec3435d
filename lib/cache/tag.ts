/** Of what was added to a noun (`busrequest.new`); every other tag says that something has changed or gone. */
export const isAddition = (tag: string) => tag.endsWith(".new");
export const additionTo = (tag: string) => `${tag}.new`;

/**
 * Which held tags are concerned by those told. A noun told without one of its records concerns each of them:
 * `busrequest` alone also `busrequest:7`, `busrequest` with `busrequest:8` not.
 */
export function hitBy(told: readonly string[]) {
  const all = new Set(told);
  const named = new Set(told.filter((tag) => tag.includes(":")).map((tag) => tag.slice(0, tag.indexOf(":"))));
  return (held: string) => {
    if (all.has(held)) return true;
    const at = held.indexOf(":");
    if (at < 0) return false;
    const noun = held.slice(0, at);
    return all.has(noun) && !named.has(noun);
  };
}
