type Listener = () => void;

export type Store<T> = {
  get: () => T;
  set: (change: (state: T) => T) => void;
  subscribe: (listener: Listener) => () => void;
};

/** Smallest external store; React reads it through useSyncExternalStore (components/ui/use-store.ts). */
export function createStore<T>(initial: T): Store<T> {
  let state = initial;
  const listeners = new Set<Listener>();
  return {
    get: () => state,
    set: (change) => {
      const next = change(state);
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
