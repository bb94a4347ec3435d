"use client";
import type { ComponentType } from "react";
import { useLazy } from "./use-lazy";

/** A part that is fetched where it is first drawn; nothing stands in its place until then. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  return function Later(props: P) {
    const Part = useLazy(load, true);
    return Part && <Part {...props} />;
  };
}
