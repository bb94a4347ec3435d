"use client";
import { useEffect, useRef, useState } from "react";
import { type FitLook, rerank } from "@/lib/features/fit/rules";
import type { FitRecord } from "@/lib/features/fit/schema";
import { api } from "@/lib/http/client";

/** `fixed`: the look that the first list was made with. */
type Use = { id: string; first: readonly FitRecord[]; fixed: FitLook };

/**
 * Fits under two sliders: a list that is loaded is ranked anew while they move, and the server is asked when they are let
 * go. What was loaded stays where it does not answer.
 */
export function useFits({ id, first, fixed }: Use) {
  const [look, setLook] = useState<FitLook>(fixed);
  const [loaded, setLoaded] = useState(first);
  const [state, setState] = useState<"ready" | "asking" | "failed">("ready");
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);

  async function ask(next: FitLook) {
    setLook(next);
    asked.current?.abort();
    const controller = new AbortController();
    asked.current = controller;
    const { signal } = controller;
    setState("asking");
    try {
      const query = { ...next, take: 100, others: true, missed: true };
      const { entity } = await api("GET /busrequest/{id}/fits", { params: { id }, query, signal });
      setLoaded(entity);
      setState("ready");
      return entity;
    } catch {
      if (!signal.aborted) setState("failed");
      return [];
    }
  }
  return { look, rows: rerank(loaded, look), state, move: setLook, ask };
}
