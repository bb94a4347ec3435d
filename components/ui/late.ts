"use client";
import { type ComponentType, lazy } from "react";

/**
 * A part whose code comes after the page's own: what the server drew stands there until then, and for good where the code cannot be fetched. For what
 * nobody has changed meanwhile: where its surroundings hand it something else before it is here, it is empty for a moment. On the server it is there at
 * once (`now`, which the browser's build leaves out), so that readers without scripts have it, too.
 */
export function late<Props>(now: (() => ComponentType<Props>) | null, load: () => Promise<ComponentType<Props>>) {
  if (now) return now();
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise<never>(() => undefined),
    ),
  );
}
