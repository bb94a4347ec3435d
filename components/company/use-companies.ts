import { useEffect, useState } from "react";
import type { CompanyFilter } from "@/lib/features/company/schema";

export type NamedCompany = { id: string; name: string };
type Terms = NonNullable<CompanyFilter["a"]>;

const pause = 180;

/** Companies by a part of their name, asked for after a short pause; `terms` narrow them and never change. */
export function useCompanies(text: string, terms?: Terms) {
  const [found, setFound] = useState<NamedCompany[]>([]);
  useEffect(() => {
    const name = text.trim();
    if (name.length < 2) return setFound([]);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const query = { take: 8, filter: { a: { ...terms, name } } };
      // Where the search cannot be reached nothing is suggested; what was chosen holds.
      const answer = await import("@/lib/http/client")
        .then(({ api }) => api("GET /company", { query, signal: stop.signal }))
        .catch(() => null);
      if (!stop.signal.aborted) setFound(answer?.entity.map(({ id, name }) => ({ id, name })) ?? []);
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, terms]);
  return found;
}
