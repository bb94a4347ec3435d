import type { DispatchRecord } from "@/lib/features/dispatch/schema/dispatch";
import type { Place } from "@/lib/features/place/schema";

/** How many were asked: a mailed link lists those alone who have answered. */
export const askedIn = ({ rings }: Pick<DispatchRecord, "rings">) => rings.reduce((sum, { asked }) => sum + asked, 0);

/** What the page of the operator in need shows. */
export type LeadPage = {
  dispatch: DispatchRecord;
  start: Place;
  end: Place | null;
  passengers: number | null;
  description: string;
  phone: string | null;
};
