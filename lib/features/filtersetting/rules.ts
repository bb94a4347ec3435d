import type { Kind, VehicleType } from "@/lib/features/busrequest/rules";

/** km around a base. */
export const baseRadius = { min: 1, max: 1000 } as const;
export const maxBases = 20;
/** km around its seat, for a company that has set nothing. */
export const seatRadius = 100;
export const maxNote = 1000;

/** `date` = the next start first, `newest` = what came in last first. */
export const nearSorts = ["distance", "date", "newest"] as const;
export type NearSort = (typeof nearSorts)[number];

/** Days that the preview looks back, and the rows that it names. */
export const previewDays = 30;
export const previewRows = 10;

/** Rows that the map beside the list shows at most; the list pages through all. */
export const mapPoints = 200;

type Point = { longitude: number; latitude: number };

/** What a company wants to hear of, as matching reads it; an empty list means all, no base means everywhere. */
export type Filters = {
  companyId: string;
  kinds: readonly Kind[];
  vehicleTypes: readonly VehicleType[];
  bases: readonly (Point & { radius: number })[];
  passengers: { min?: number | null; max?: number | null };
  /** Where distances are measured from without a base. */
  seat: Point | null;
};
