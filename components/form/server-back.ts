import { untilOnline } from "@/components/ui/until-online";
import { api } from "@/lib/http/client";

/** How long it is waited before the server is asked again, longer each time; a network's return asks at once. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000];

/** The wait before the server is asked once more, after so many tries. */
export const pauseBefore = (tries: number) => untilOnline(pauses[Math.min(tries, pauses.length - 1)] ?? 0);

const isReady = () =>
  api("GET /ready").then(
    () => true,
    () => false,
  );

const waiting = new Set<() => unknown>();
let asking = false;

/**
 * Does what is given once the server answers again, each once. A page that is read anew before that is lost: the router
 * leaves it for the browser's own way there, and what was typed on it is gone.
 */
export async function onceBack(work: () => unknown) {
  waiting.add(work);
  if (asking) return;
  asking = true;
  for (let tries = 0; !(await isReady()); tries += 1) await pauseBefore(tries);
  asking = false;
  const due = [...waiting];
  waiting.clear();
  for (const each of due) each();
}
