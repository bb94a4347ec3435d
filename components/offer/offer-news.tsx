"use client";
import { NewsBar } from "@/components/live/news-bar";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { api } from "@/lib/http/client";

type Shown = Pick<OfferRecord, "id" | "version" | "messages">;

const standOf = (offers: readonly Shown[]) =>
  offers
    .map(({ id, version, messages }) => [id, version, messages].join())
    .toSorted()
    .join(" ");

type Props = {
  request: string;
  offers: readonly Shown[];
  /** The last change that the page knows. */
  since: number;
};

/** News of one request and its offers. Who is signed in hears of all others, too: what is shown is compared. */
export function OfferNews({ request, offers, since }: Props) {
  const shown = standOf(offers);
  const concerns = async (record: string) => {
    if (record === request) return true;
    const { entity } = await api("GET /busrequest/{id}/offers", { params: { id: request } });
    return standOf(entity) !== shown;
  };
  return <NewsBar nouns={["offer", "message", "busrequest"]} since={since} concerns={concerns} className="mb-4" />;
}
