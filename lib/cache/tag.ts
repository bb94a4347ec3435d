/** Of what was added to a noun (`busrequest.new`); every other tag says that something has changed or gone. */
const isAddition = (tag: string) => tag.endsWith(".new");
export const additionTo = (tag: string) => `${tag}.new`;

/** Nouns whose records a page or an answer names by their id wherever it shows them. */
const named = new Set(["busrequest"]);

/** What a change is to something that holds tags: it goes at once (`gone`, or where it shows one of `records`), or may lack it for a second (`late`). */
type Effect = { gone: boolean; late: boolean; records: readonly string[] };

const nounOf = (tag: string) => (tag.includes(":") ? tag.slice(0, tag.indexOf(":")) : null);

function recordsByNoun(told: readonly string[]) {
  const records = new Map<string, string[]>();
  for (const tag of told) {
    const noun = nounOf(tag);
    if (noun !== null) records.set(noun, [...(records.get(noun) ?? []), tag.slice(noun.length + 1)]);
  }
  return records;
}

/**
 * What the tags told do to those held. A noun told without one of its records concerns each of them: `busrequest` alone
 * also `busrequest:7`, `busrequest` with `busrequest:8` not. With its records it takes away what shows one of these; a
 * page that shows the newest (`busrequest.new`) may lack the change for a second, as it may an addition.
 */
export function effectOf(told: readonly string[]) {
  const all = new Set(told);
  const records = recordsByNoun(told);
  const shown = (noun: string) => (named.has(noun) && all.has(noun) ? (records.get(noun) ?? []) : []);
  const isGone = (held: string) => {
    if (all.has(held)) return shown(held).length === 0;
    const noun = nounOf(held);
    return noun !== null && all.has(noun) && !records.has(noun);
  };
  const isLate = (held: string) => all.has(held) || shown(held.slice(0, -".new".length)).length > 0;
  return (tags: readonly string[]): Effect => ({
    gone: tags.some((tag) => !isAddition(tag) && isGone(tag)),
    late: tags.some((tag) => isAddition(tag) && isLate(tag)),
    records: tags.flatMap(shown),
  });
}
