import { z } from "zod";
import { tripSides, tripStates } from "@/lib/features/trip/rules";

const stop = z.strictObject({ place: z.string(), at: z.number() });
const plate = z.strictObject({ licenceplate: z.string(), country: z.string() });
const person = z.strictObject({ name: z.string(), phone: z.string().nullable() });

const dayTrip = z.strictObject({
  id: z.uuid(),
  /** A-<number>, for people. */
  reference: z.string(),
  /** The reader's. */
  side: z.enum(tripSides),
  state: z.enum(tripStates),
  start: stop,
  end: stop.nullable(),
  stops: z.array(z.string()),
  passengers: z.number().int().nullable(),
  bus: plate.nullable(),
  /** Those that come beside it. */
  moreBuses: z.array(plate),
  /** `plate`: of several buses the one that is theirs. */
  drivers: z.array(person.extend({ plate: z.string().nullable() })),
  /** The other side's; of the group the number of the day. */
  contact: person.nullable(),
});
export type DayTrip = z.output<typeof dayTrip>;

export const dayRecord = z
  .strictObject({
    /** As of when. */
    at: z.number(),
    /** After that it tells nothing any more: the end of tomorrow. */
    until: z.number(),
    trips: z.array(dayTrip),
  })
  .meta({ id: "Day" });
export type DayRecord = z.output<typeof dayRecord>;
