import { isRest, type Span } from "./timeline";

/** A rest without pause, or one on board that was interrupted (Article 9(1)): minutes rested; Infinity for what follows the last activity. */
export interface Rest {
  from: number;
  to: number;
  minutes: number;
  interrupted: boolean;
}

/** A rest on board may be interrupted twice, for one hour in all. */
export const mostInterruptions = 2;
export const mostInterruptedMinutes = 60;

const regularMinutes = 660;

/** Rests without pause, breaks beside a rest with it; the last one never ends. */
function plainRests(spans: readonly Span[]): Rest[] {
  const rests: Rest[] = [];
  for (const span of spans) {
    if (!isRest(span)) continue;
    const last = rests.at(-1);
    if (last && last.to === span.from) {
      last.to = span.to;
      last.minutes += span.minutes;
    } else rests.push({ from: span.from, to: span.to, minutes: span.minutes, interrupted: false });
  }
  const end = spans.at(-1)?.to ?? 0;
  const last = rests.at(-1);
  if (last && last.to === end) Object.assign(last, { to: Infinity, minutes: Infinity });
  else rests.push({ from: end, to: Infinity, minutes: Infinity, interrupted: false });
  return rests;
}

/** Most weeks have no ferry, and looking for rests on board piece by piece is the dearest part of a check. */
export const sails = (spans: readonly Span[]) => spans.some(({ ferry }) => ferry);

/** Pieces of rest on board with what interrupts them, from the piece at `from` on as far as the rules allow an interruption at all. */
export function onBoardChain(spans: readonly Span[], from: number) {
  const chain: Span[] = [];
  for (const span of spans) {
    if (span.from < from) continue;
    const last = chain.at(-1);
    if (isRest(span)) {
      if (span.ferry && !span.bunk) break;
      chain.push(span);
    } else if (span.ferry && last) chain.push(span);
    else break;
  }
  return chain.some((span) => isRest(span) && span.ferry) ? chain : [];
}

/** The interrupted rest that begins at a piece; undefined where the interruptions are too many, too long, or the rest is too short. */
function interruptedRest(spans: readonly Span[], from: number): Rest | undefined {
  const chain = onBoardChain(spans, from);
  const end = spans.at(-1)?.to ?? 0;
  let interruptions = 0;
  let lost = 0;
  let best: Rest | undefined;
  let rested = 0;
  for (const [at, span] of chain.entries()) {
    if (isRest(span)) {
      rested += span.to === end ? Infinity : span.minutes;
      if (interruptions > 0 && rested >= regularMinutes)
        best = { from, to: span.to === end ? Infinity : span.to, minutes: rested, interrupted: true };
    } else {
      if (at > 0 && isRest(chain[at - 1] ?? span)) interruptions++;
      lost += span.minutes;
      if (interruptions > mostInterruptions || lost > mostInterruptedMinutes) break;
    }
  }
  return best;
}

/** All rests: one on board that was lawfully interrupted counts as one. */
export function restsOf(spans: readonly Span[]): Rest[] {
  if (!sails(spans)) return plainRests(spans);
  const rests: Rest[] = [];
  for (const rest of plainRests(spans)) {
    const last = rests.at(-1);
    if (last && rest.from < last.to) continue;
    rests.push(interruptedRest(spans, rest.from) ?? rest);
  }
  return rests;
}
