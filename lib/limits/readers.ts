import { env } from "@/env.mjs";

/** In milliseconds, and how many sources are remembered. */
const usual = { points: env.READS_PER_MINUTE, span: 60_000, most: 10_000, now: () => performance.now() };

type Window = { begun: number; used: number };

/**
 * Counts what is read without an account, in memory: it must cost nothing, and a process more only means so many more.
 * Gives the seconds that a source has to wait, 0 while it may go on.
 */
export function makeReaderLimit(options: Partial<typeof usual> = {}) {
  const { points, span, most, now } = { ...usual, ...options };
  const windows = new Map<string, Window>();
  return (source: string) => {
    const at = now();
    const known = windows.get(source);
    const window = known && at - known.begun < span ? known : { begun: at, used: 0 };
    if (window !== known) {
      // Re-inserted, so that the first ones are the oldest.
      windows.delete(source);
      windows.set(source, window);
    }
    const oldest = windows.size > most ? windows.keys().next().value : undefined;
    if (oldest !== undefined) windows.delete(oldest);
    window.used += 1;
    return window.used > points ? Math.ceil((window.begun + span - at) / 1_000) : 0;
  };
}
