import type { FitRecord } from "@/lib/features/fit/schema";

/** How a link from another list names the bus: its post, or the bus itself. */
export const linkOf = ({ supply, bus }: Pick<FitRecord, "supply" | "bus">) => supply.id ?? bus?.id ?? "";

/** Where an offer to the group is written with this bus. */
export const offerHref = (lng: string, fit: Pick<FitRecord, "request" | "supply" | "bus">) =>
  `/${lng}/request/${fit.request.id}?fit=${linkOf(fit)}#offer`;
