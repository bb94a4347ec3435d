import { useEffect } from "react";
import type { CompanyFilter } from "@/lib/features/company/schema";
import { api } from "@/lib/http/client";

export type NamedCompany = { id: string; name: string };
export type Terms = NonNullable<CompanyFilter["a"]>;

const pause = 180;

/** Hands up companies by a part of their name, asked for after a short pause; `terms` narrow them and never change. */
export function useCompanies(text: string, terms: Terms, onFound: (companies: NamedCompany[]) => void) {
  useEffect(() => {
    const name = text.trim();
    if (name.length < 2) return onFound([]);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const query = { take: 8, filter: { a: { ...terms, name } } };
      // Where the search cannot be reached nothing is suggested; what was chosen holds.
      const answer = await api("GET /company", { query, signal: stop.signal }).catch(() => null);
      if (!stop.signal.aborted) onFound(answer?.entity.map(({ id, name }) => ({ id, name })) ?? []);
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, terms, onFound]);
}
