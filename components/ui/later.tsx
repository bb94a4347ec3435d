"use client";
import type { ComponentType } from "react";
import { useLazy } from "./use-lazy";

/** A part that is fetched where it is first drawn; until then `Waiting` stands in its place, or nothing. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, Waiting?: ComponentType<P>) {
  return function Later(props: P) {
    const Part = useLazy(load, true) ?? Waiting;
    return Part && <Part {...props} />;
  };
}
