import { z } from "zod";
import { asRead, withVersion } from "@/lib/http/version";
import { calendarErrors } from "./rules";

const id = z.uuid("invalidValue");
export const companyParams = z.strictObject({ id });
export const calendarParams = z.strictObject({ id, calendar: id });

/** As programs give it out; webcal is https by another name. */
const address = z
  .string({ error: "required" })
  .trim()
  .min(1, "required")
  .max(2_000, "tooLong")
  .transform((text) => text.replace(/^webcals?:/i, "https:"))
  .refine((text) => URL.canParse(text) && /^https?:/i.test(text), "invalidUrl");
const name = z.string({ error: "required" }).trim().min(1, "required").max(80, "tooLong");

/** POST /company/{id}/externalcalendar; `bus` null: it holds all buses. */
export const calendarInput = z.strictObject({ name, address, bus: id.nullish() });
export type CalendarInput = z.output<typeof calendarInput>;

/** Values of the form: no bus is an empty choice there, an empty address leaves the one that there is. */
export const calendarForm = z
  .strictObject({ name, address: z.union([z.literal(""), address]), bus: z.union([z.literal(""), id]) })
  .transform(({ bus, ...rest }) => ({ ...rest, bus: bus === "" ? null : bus }));
export type CalendarForm = z.input<typeof calendarForm>;

/** A calendar kept elsewhere; of its address nothing but the host is told. */
export const calendarRecord = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  host: z.string(),
  bus: z.strictObject({ id: z.uuid(), licenceplate: z.string() }).nullable(),
  /** When it last answered. */
  read_at: z.number().nullable(),
  /** When it is asked next. */
  next_at: z.number(),
  /** Why it could not be read the last time; what was read before stays. */
  error: z.enum(calendarErrors).nullable(),
  /** Times ahead in which it holds a bus, and how many of them meet a trip. */
  entries: z.number().int(),
  conflicts: z.number().int(),
  /** Its entries that could not be read. */
  skipped: z.number().int(),
  /** Some of its times stood in a zone that nobody knows and were taken by the company's clock. */
  guessed: z.boolean(),
  created_at: z.number(),
  version: z.number().int(),
});
export type CalendarRecord = z.infer<typeof calendarRecord>;

/** A bus as it was read; which one it is alone counts. */
const read = z.strictObject({ id, licenceplate: z.unknown() }).transform((bus) => bus.id);

/** PUT …/{calendar}: what is left out stays. */
export const calendarChange = withVersion(
  z
    .strictObject({ ...asRead(calendarRecord), name, bus: z.union([id, read], "invalidValue").nullable(), address })
    .partial(),
);
export type CalendarChange = z.output<typeof calendarChange>;
