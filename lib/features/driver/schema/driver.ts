import { z } from "zod";
import { driverLanguages } from "@/lib/features/busrequest/rules/needs";
import { nameField, phoneField } from "@/lib/features/user/schema/fields";
import { asRead, withVersion } from "@/lib/http/version";

export const driverParams = z.strictObject({ id: z.uuid("invalidValue") });

const language = z.enum(driverLanguages, "invalidValue");

const fields = {
  name: nameField(80),
  /** Empty: not known yet. */
  phone: phoneField,
  languages: z
    .array(language, "invalidValue")
    .max(driverLanguages.length, "tooMany")
    .transform((list) => driverLanguages.filter((one) => list.includes(one))),
};

/** The form's values: all of them are there. */
export const driverForm = z.strictObject(fields);

/** POST /driver */
export const driverInput = z.strictObject({
  ...fields,
  phone: fields.phone.default(""),
  languages: fields.languages.default([]),
});
export type DriverInput = z.output<typeof driverInput>;

/** Somebody who drives for the company. */
export const driverRecord = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** Empty: not known yet. */
  phone: z.string(),
  /** ISO 639. */
  languages: z.array(z.string()),
  created_at: z.number().int(),
  version: z.number().int(),
});
export type DriverRecord = z.infer<typeof driverRecord>;

/** PUT /driver/{id}: what is left out stays. */
export const driverChange = withVersion(z.strictObject({ ...asRead(driverRecord), ...fields }).partial());
export type DriverChange = z.output<typeof driverChange>;
