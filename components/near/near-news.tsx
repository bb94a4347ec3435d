"use client";
import { useState } from "react";
import { NewsBar } from "@/components/live/news-bar";
import { settling } from "@/components/live/settling";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { api } from "@/lib/http/client";
import { sharedLook } from "./shared-look";

type Props = {
  company: string;
  since: number;
  /** Null: those of the filter settings. */
  kinds: readonly Kind[] | null;
  known: readonly string[];
};

async function newestOf(company: string) {
  const query = { latest: true, take: 20 } as const;
  return (await api("GET /busrequest/filter/company/{id}", { params: { id: company }, query })).entity;
}

/** Announces requests that match and came in since the page was made; what is elsewhere in the market is no news here. */
export function NearNews({ company, since, kinds, known }: Props) {
  const [look] = useState(() => sharedLook(() => newestOf(company), settling));
  const concerns = async (record: string) =>
    (await look()).some(({ id, category }) => id === record && (kinds === null || kinds.includes(category)));
  return <NewsBar nouns={["busrequest"]} since={since} known={known} concerns={concerns} className="mb-4" />;
}
