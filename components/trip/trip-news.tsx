"use client";
import { NewsBar } from "@/components/live/news-bar";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import { api } from "@/lib/http/client";

type Props = {
  trip: Pick<TripRecord, "id" | "messages">;
  /** The last change that the page knows. */
  since: number;
};

/** News of one trip and its messages; of the company's other trips its people hear, too. */
export function TripNews({ trip: { id, messages }, since }: Props) {
  const concerns = async (record: string) => {
    if (record === id) return true;
    const { first } = await api("GET /trip/{id}", { params: { id } });
    return first.messages !== messages;
  };
  return <NewsBar nouns={["trip", "message"]} since={since} concerns={concerns} className="sticky top-0 z-2 bg-page" />;
}
