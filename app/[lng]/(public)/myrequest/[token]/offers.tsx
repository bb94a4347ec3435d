import { AuthorOffers } from "@/components/offer/author-section";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { listOffersOf } from "@/lib/features/offer/queries/of-request";
import { takesOffers } from "@/lib/features/offer/rules/offer";
import { currentViewer } from "../../../current-viewer";

/** The request's offers for who holds the link; none before the request is public, and none for kinds that take none. */
export async function offersOf(record: BusRequestRecord, token: string, receiver: string | null) {
  const { id, version, maxOffers, passengers, state, ended_at, category } = record;
  if (!takesOffers(category)) return null;
  const offers = await listOffersOf(await currentViewer(), { id, token });
  const ended = ended_at !== null;
  const { needs, companyType } = record;
  const isPrivate = companyType === "private";
  if (offers.length === 0 && (ended || state !== "active")) return null;
  return (
    <AuthorOffers
      offers={offers}
      token={token}
      receiver={receiver}
      request={{ id, version, maxOffers, passengers, ended, needs, isPrivate }}
    />
  );
}
