import { singleton } from "@/lib/singleton";

/** A line in which so many are served at once and the others wait in the order of asking. */
export function semaphore(name: string, atOnce: number) {
  const line = singleton(name, () => ({ busy: 0, waiting: [] as (() => void)[] }));
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (line.busy < atOnce) line.busy += 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.busy -= 1;
    }
  };
}
