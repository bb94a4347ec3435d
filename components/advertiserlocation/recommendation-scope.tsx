"use client";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { Box } from "@/components/map/types";

type Scope = {
  selected: string | null;
  select: (id: string | null) => void;
  /** What the map shows; null before it stands. */
  view: Box | null;
  look: (view: Box) => void;
};

const nothing: Scope = { selected: null, select: () => {}, view: null, look: () => {} };
const Context = createContext(nothing);

export const useRecommendationScope = () => useContext(Context);

/** What list and map know of each other: the chosen location, and the part of the map that is seen. */
export function RecommendationScope({ children }: { children: ReactNode }) {
  const [selected, select] = useState<string | null>(null);
  const [view, look] = useState<Box | null>(null);
  const scope = useMemo(() => ({ selected, select, view, look }), [selected, view]);
  return <Context value={scope}>{children}</Context>;
}
