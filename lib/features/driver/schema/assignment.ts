import { mostBuses } from "@/lib/features/busrequest/rules/seats";
import { z } from "zod";
import { tripStates } from "@/lib/features/trip/rules";
import { withVersion } from "@/lib/http/version";
import { mostCrew } from "../rules";
import { driverRecord } from "./driver";

const id = z.uuid("invalidValue");

const busNumber = z.number("invalidValue").int("invalidValue").min(1, "numberRange").max(mostBuses, "numberRange");

export const tripParams = z.strictObject({ id });

/** PUT /trip/{id}/assignment: all of it, the first driver first. */
export const assignmentInput = withVersion(
  z.strictObject({
    bus: id.nullable(),
    /** Of a trip with several buses those beside the first, in their order; left out: they stay. */
    moreBuses: z
      .array(id.nullable(), "invalidValue")
      .max(mostBuses - 1, "tooMany")
      .optional(),
    drivers: z
      .array(id, "invalidValue")
      .max(mostCrew, "tooMany")
      .refine((drivers) => new Set(drivers).size === drivers.length, "alreadyTaken"),
    /** Of each driver the number of its bus, 1 the first one; null: settled in the yard. Left out: who stays keeps it. */
    driverBuses: z.array(busNumber.nullable(), "invalidValue").max(mostCrew, "tooMany").optional(),
  }),
);
export type AssignmentInput = z.output<typeof assignmentInput>;

const minutes = z.number().int().min(0);

/** How a trip fits among the driver's others, by Regulation (EC) 561/2006. Advice: other work is not known. */
const crewHours = z.strictObject({
  /** At the wheel in the week of the trip and with the week before; minutes. */
  week: minutes,
  fortnight: minutes,
  /** Minutes between this trip and the one before or after; null where there is none near. */
  restBefore: minutes.nullable(),
  restAfter: minutes.nullable(),
  violations: z.array(z.strictObject({ rule: z.string(), article: z.string(), at: z.number() })),
  /** Some of these trips are round trips, whose driving time nobody knows. */
  partial: z.boolean(),
});
export type CrewHours = z.output<typeof crewHours>;

/** What is on the road at that time, in words; null where it is free. */
const busy = z.string().nullable();

/** Bus and drivers of a trip, and who else could take it. */
export const assignmentRecord = z.strictObject({
  trip: z.uuid(),
  state: z.enum(tripStates),
  version: z.number().int(),
  bus: z.uuid().nullable(),
  moreBuses: z.array(z.uuid().nullable()),
  drivers: z.array(
    driverRecord.pick({ id: true, name: true, phone: true, languages: true }).extend({
      /** Of a trip with several buses which one, 1 the first one; null: not settled. */
      busNumber: z.number().int().nullable(),
      hours: crewHours,
      /** When the link of the driver's page was made; null: there is none. */
      linkedAt: z.number().nullable(),
    }),
  ),
  choices: z.strictObject({
    buses: z.array(
      z.strictObject({
        id: z.uuid(),
        licenceplate: z.string(),
        country: z.string(),
        capacity: z.number().int(),
        /** False: out of service, and named since the trip is still booked on it. */
        active: z.boolean(),
        busy,
        /** What calendars kept elsewhere take of it meanwhile: it may be taken all the same, but not unseen. */
        external: z.array(z.strictObject({ calendar: z.string(), start: z.number(), end: z.number() })),
      }),
    ),
    drivers: z.array(driverRecord.pick({ id: true, name: true, languages: true }).extend({ busy })),
  }),
});
export type AssignmentRecord = z.output<typeof assignmentRecord>;
