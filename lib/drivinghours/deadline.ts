import { mostInterruptedMinutes, mostInterruptions, onBoardChain, type Rest } from "./rests";
import { isRest, type Span } from "./timeline";

/**
 * The minute from which a rest of `needed` minutes, begun by `latestStart`, is out of reach; Infinity where it was taken.
 * Who rests at that minute still can: then it is the minute at which that rest is called off.
 */
export function missedAt(rests: readonly Rest[], latestStart: number, needed: number) {
  for (const rest of rests) {
    if (rest.from > latestStart) break;
    if (rest.minutes >= needed) return Infinity;
    if (rest.to > latestStart) return rest.to;
  }
  return latestStart;
}

/** Where an interruption ends the hope of a rest on board: a third one, one too long, or so late that the rest no longer fits in. */
function brokenBy(
  span: Span,
  state: { interruptions: number; lost: number; rested: number },
  end: number,
  needed: number,
) {
  if (state.interruptions > mostInterruptions) return span.from;
  const allowance = span.from + mostInterruptedMinutes - state.lost;
  const tooLate = end - (needed - state.rested);
  const broken = Math.min(allowance, tooLate);
  return broken < span.to ? Math.max(span.from, broken) : undefined;
}

/** The same for a rest on board that may be interrupted (Article 9(1)), begun at `from`, to be had by `end`. */
export function missedOnBoardAt(spans: readonly Span[], from: number, end: number, needed: number) {
  if (end - from < needed) return -Infinity;
  const chain = onBoardChain(spans, from);
  const last = spans.at(-1);
  const state = { interruptions: 0, lost: 0, rested: 0 };
  let restedUntil = from;
  let resting = false;
  for (const span of chain) {
    if (isRest(span)) {
      if (span === last || span.minutes >= needed - state.rested) {
        if (span.from + needed - state.rested <= end) return Infinity;
      }
      state.rested += span.minutes;
      restedUntil = span.to;
      resting = true;
      continue;
    }
    if (resting) state.interruptions++;
    resting = false;
    const broken = brokenBy(span, state, end, needed);
    if (broken !== undefined) return broken;
    state.lost += span.minutes;
  }
  return chain.length > 0 ? restedUntil : -Infinity;
}
