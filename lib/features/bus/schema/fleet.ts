import { z } from "zod";
import { type Kind, vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import { busFeatures } from "../rules";
import type { BusRecord } from "./bus";

/** Comfort stars of buses of one kind, with the day of the oldest certificate among them. */
const certifiedStars = z.strictObject({
  stars: z.number().int().min(3).max(5),
  count: z.number().int(),
  /** YYYY-MM-DD */
  certified: z.iso.date(),
});

/** A company's buses of one kind, as its public profile tells of them: no plates, no codes. */
export const fleetGroup = z.strictObject({
  design: z.enum(vehicleTypes),
  count: z.number().int().positive(),
  seats: z.strictObject({ from: z.number().int(), to: z.number().int() }),
  /** Most in one bus of the kind, and how many buses have any. */
  wheelchairs: z.strictObject({ places: z.number().int(), buses: z.number().int() }).nullable(),
  stars: z.array(certifiedStars),
  /** `count` buses of the kind have it. */
  features: z.array(z.strictObject({ feature: z.enum(busFeatures), count: z.number().int() })),
  /** One a bus, of the first few that have any. */
  pictures: z.array(z.string()),
});
export type FleetGroup = z.infer<typeof fleetGroup>;

/** A trip of a bus, now or ahead; `kind`: of the request that it came from. */
export type BusJob = { title: string; start: number; end: number; kind: Kind | null };
/** A bus as its company's fleet page shows it; `scans` of the last 30 days, today's last. */
export type FleetRow = {
  bus: BusRecord;
  next: BusJob | null;
  /** Trips now and ahead; the first of them by name. */
  ahead: { count: number; named: BusJob[] };
  scans: number[];
};
/** Of the buses in service; `free` have no trip today. */
export type FleetTotals = { buses: number; seats: number; free: number };
