import type { DispatchRecord } from "@/lib/features/dispatch/schema";
import type { Place } from "@/lib/features/place/schema";

/** What the page of the operator in need shows. */
export type LeadPage = {
  dispatch: DispatchRecord;
  start: Place;
  end: Place | null;
  passengers: number | null;
  description: string;
  phone: string | null;
};
