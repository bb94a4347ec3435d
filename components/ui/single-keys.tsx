"use client";
import { createContext, type ReactNode, useContext } from "react";

const Context = createContext(true);

/** Whether shortcuts of one key are on for the reader of all that is inside (WCAG 2.1.4). */
export function SingleKeys({ on, children }: { on: boolean; children: ReactNode }) {
  return <Context.Provider value={on}>{children}</Context.Provider>;
}

export const useSingleKeys = () => useContext(Context);
