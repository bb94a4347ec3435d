import * as React from "react";

type Cell = { value?: unknown; deps?: readonly unknown[]; stop?: unknown };
type Effect = () => unknown;

const internals = (React as unknown as Record<string, { H: unknown }>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as { H: unknown };

const isSame = (one: readonly unknown[] | undefined, other: readonly unknown[] | undefined) =>
  one !== undefined && one.length === other?.length && one.every((value, index) => Object.is(value, other[index]));

/**
 * Runs a hook, or a component by itself without its parts, where there is no document: what it keeps stays, a change
 * draws it again at once, and its effects follow each drawing.
 */
export function runHook<Given, Result>(hook: (given: Given) => Result, first: Given) {
  const cells: Cell[] = [];
  let given = first;
  let at = 0;
  let stale = false;
  let drawing = false;
  let result: Result;
  let effects: (() => void)[] = [];

  const cell = (begin: () => unknown) => {
    const index = at++;
    cells[index] ??= { value: begin() };
    return cells[index];
  };
  const useMemo = (make: () => unknown, deps?: readonly unknown[]) => {
    const kept = cell(() => undefined);
    if (!isSame(kept.deps, deps)) Object.assign(kept, { value: make(), deps });
    return kept.value;
  };
  const useEffect = (effect: Effect, deps?: readonly unknown[]) => {
    const kept = cell(() => undefined);
    if (isSame(kept.deps, deps)) return;
    kept.deps = deps;
    effects.push(() => {
      if (typeof kept.stop === "function") kept.stop();
      kept.stop = effect();
    });
  };
  const useState = (initial: unknown) => {
    const kept = cell(() => (typeof initial === "function" ? initial() : initial));
    const set = (next: unknown) => {
      const value = typeof next === "function" ? next(kept.value) : next;
      if (Object.is(value, kept.value)) return;
      kept.value = value;
      stale = true;
      draw();
    };
    return [kept.value, set];
  };
  const useSyncExternalStore = (subscribe: (listener: () => void) => unknown, get: () => unknown) => {
    const [value, set] = useState(get());
    useEffect(() => subscribe(() => (set as (next: () => unknown) => void)(get)), [subscribe]);
    return value;
  };
  const dispatcher = {
    useState,
    useMemo,
    useEffect,
    useLayoutEffect: useEffect,
    useSyncExternalStore,
    useCallback: (value: unknown, deps: readonly unknown[]) => useMemo(() => value, deps),
    useRef: (value: unknown) => cell(() => ({ current: value })).value,
    useContext: (context: { _currentValue: unknown }) => context._currentValue,
  };

  function draw() {
    if (drawing) return;
    drawing = true;
    do {
      stale = false;
      at = 0;
      internals.H = dispatcher;
      try {
        result = hook(given);
      } finally {
        internals.H = null;
      }
      const due = effects;
      effects = [];
      for (const run of due) run();
    } while (stale);
    drawing = false;
  }
  draw();
  return {
    get now() {
      return result;
    },
    draw: (next: Given) => {
      given = next;
      draw();
    },
    end: () => {
      for (const { stop } of cells) if (typeof stop === "function") stop();
    },
  };
}
