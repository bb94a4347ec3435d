"use client";
import { useRef } from "react";
import { NewsBar, settling } from "@/components/live/news-bar";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { api } from "@/lib/http/client";

type Props = {
  company: string;
  since: number;
  /** Null: those of the filter settings. */
  kinds: readonly Kind[] | null;
  known: readonly string[];
};
type Newest = { at: number; rows: Promise<readonly { id: string; category: Kind }[]> };

/** Announces requests that match and came in since the page was made; what is elsewhere in the market is no news here. */
export function NearNews({ company, since, kinds, known }: Props) {
  const newest = useRef<Newest | null>(null);
  /** Several at once are looked up together, by a look that began after they came. */
  function look() {
    const now = Date.now();
    if (!newest.current || newest.current.at < now - settling) {
      const query = { latest: true, take: 20 } as const;
      const rows = api("GET /busrequest/filter/company/{id}", { params: { id: company }, query });
      newest.current = { at: now, rows: rows.then(({ entity }) => entity) };
    }
    return newest.current.rows;
  }
  const concerns = async (record: string) =>
    (await look()).some(({ id, category }) => id === record && (kinds === null || kinds.includes(category)));
  return <NewsBar nouns={["busrequest"]} since={since} known={known} concerns={concerns} className="mb-4" />;
}
