import { singleton } from "@/lib/singleton";

const state = singleton("stopping", () => ({ on: false, listeners: new Set<() => void>() }));

/** The process was told to stop: it answers what still comes, and a balancer should send nobody here any more. */
export const isStopping = () => state.on;

/** For what would keep a connection open for good. */
export function onStopping(listener: () => void) {
  state.listeners.add(listener);
}

export function markStopping() {
  state.on = true;
  for (const listener of state.listeners) listener();
}

/** Each of them, until the process is told to stop: jobs leave the rest to the next process, which finds it as this one did. */
export function* untilStopping<T>(items: Iterable<T>) {
  for (const item of items) {
    if (isStopping()) return;
    yield item;
  }
}
