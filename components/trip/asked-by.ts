import { useTranslations } from "next-intl";
import type { TripChangeRecord, TripRecord } from "@/lib/features/trip/schema/record";

/** What of a trip its proposal is read against. */
export type ProposedTo = Pick<TripRecord, "id" | "version" | "transferType" | "price" | "companyName"> & {
  contact: { name: string } | null;
};
export type Proposal = { trip: ProposedTo; change: TripChangeRecord };

/** The name of the side that asks for it. */
export function useAskerName({ trip, change }: Proposal) {
  const t = useTranslations("trip.change");
  return change.by === "company" ? trip.companyName : (trip.contact?.name ?? t("customer"));
}

/** Who asks for it, in the words of the other side. */
export function useAskedBy(proposal: Proposal) {
  const t = useTranslations("trip.change");
  return t("title", { name: useAskerName(proposal) });
}
