import { singleton } from "@/lib/singleton";

/** Files looked at at once; a picture takes up to 240 MB while it is made anew. */
const atOnce = 2;

const line = singleton("upload.turns", () => ({ busy: 0, waiting: [] as (() => void)[] }));

/** Runs work when it is its turn, in the order of asking. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (line.busy < atOnce) line.busy += 1;
  else await new Promise<void>((resolve) => line.waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    if (next) next();
    else line.busy -= 1;
  }
}
