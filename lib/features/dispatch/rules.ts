// Here and not in the schema, so that a component takes them without the validator.

/** How the search for a bus stands. `locked`: an answer was accepted. */
export const dispatchStates = ["running", "paused", "locked", "ended"] as const;
type DispatchState = (typeof dispatchStates)[number];

/** As long as it runs, or waits, companies may answer and the operator in need may accept. */
export const isOpen = (state: DispatchState) => state === "running" || state === "paused";

/** How a company that was asked stands; words in locales/{lng}/dispatch.json. */
export const askStates = ["can", "seen", "asked", "no", "off"] as const;
export type AskState = (typeof askStates)[number];

type Answered = { can: boolean | null; seenAt: Date | null; stoodDownAt: Date | null };

export function askState({ can, seenAt, stoodDownAt }: Answered): AskState {
  if (can === false) return "no";
  if (stoodDownAt) return "off";
  if (can) return "can";
  return seenAt ? "seen" : "asked";
}

type Listed = { state: AskState; distance: number; arrivesAt: number | null };

/** Best arrival first, then who has not answered, the nearest first; who does not come last. */
export const orderedAsks = <T extends Listed>(asks: readonly T[]) =>
  asks.toSorted((a, b) => {
    const open = ({ state }: T) => (state === "can" ? 0 : state === "seen" || state === "asked" ? 1 : 2);
    return open(a) - open(b) || (a.arrivesAt ?? 0) - (b.arrivesAt ?? 0) || a.distance - b.distance;
  });

/** Lines of the history; words in locales/{lng}/dispatch.json. */
export const dispatchEventKinds = [
  "opened",
  "asked",
  "seen",
  "can",
  "cannot",
  "held",
  "widened",
  "paused",
  "resumed",
  "phones",
  "admins",
  "locked",
  "stoodDown",
  "reopened",
  "ended",
] as const;
export type DispatchEventKind = (typeof dispatchEventKinds)[number];

/** The lines of a search that asks further: a ring, the phone list, the admins. */
export const searchSteps: readonly string[] = ["asked", "phones", "admins"];

/** How a search that runs looks to admins, what needs them first. `stuck`: all were asked, and nobody can. */
export const searchStages = ["stuck", "answered", "asking", "paused"] as const;
export type SearchStage = (typeof searchStages)[number];

/** Minutes until arrival that the page offers. */
export const answerMinutes = [30, 60, 90] as const;
export const mostMinutes = 600;
