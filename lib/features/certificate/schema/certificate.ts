import { z } from "zod";
import { fileKeyOf } from "@/lib/features/upload/rules";
import { one, term } from "@/lib/http/list-query";
import { asRead, withVersion } from "@/lib/http/version";
import { busOf, certificateKinds, certificateStates } from "../rules";

export const certificateParams = z.strictObject({ id: z.uuid("invalidValue") });

/** Milliseconds of a day, whichever hour of it: what counts is the day of the market's time zone. */
const day = z
  .number({ error: ({ input }) => (input === undefined || input === null ? "required" : "dateInvalid") })
  .int("dateInvalid")
  .min(Date.UTC(2000, 0, 1), "dateInvalid")
  .max(Date.UTC(2100, 0, 1), "dateInvalid");

const fields = {
  kind: z.enum(certificateKinds, {
    error: ({ input }) => (input === undefined || input === "" ? "required" : "invalidValue"),
  }),
  /** Null: of the whole company. */
  bus: z.uuid("invalidValue").nullable(),
  validUntil: day,
  /** As upload has given it out; null: not sent yet. */
  file: z
    .string("invalidValue")
    .refine((url) => fileKeyOf(url) !== null, "fileUnknown")
    .nullable(),
};

type Belongs = { kind: (typeof certificateKinds)[number]; bus: string | null };

/** Where a licence names a bus, or an inspection none. */
export const wrongBus = ({ kind, bus }: Belongs) => (bus === null ? busOf[kind] === "always" : busOf[kind] === "never");
const busNeeded = { path: ["bus"], error: "busOfCertificate" };

/** Values of the form: no bus is an empty choice there. */
export const certificateForm = z
  .strictObject({ ...fields, bus: z.union([z.literal(""), z.uuid("invalidValue")]) })
  .transform(({ bus, ...rest }) => ({ ...rest, bus: bus === "" ? null : bus }))
  .refine((input) => !wrongBus(input), busNeeded);
export type CertificateForm = z.input<typeof certificateForm>;

const input = z.strictObject({ ...fields, bus: fields.bus.default(null), file: fields.file.default(null) });

/** POST /certificate */
export const certificateInput = input.refine((value) => !wrongBus(value), busNeeded);
export type CertificateInput = z.output<typeof certificateInput>;

/** POST /certificate/{id}/check */
export const certificateCheck = z.strictObject({
  checked: z.boolean("invalidValue"),
  version: z.number("required").int("invalidValue").min(0, "invalidValue"),
});
export type CertificateCheck = z.output<typeof certificateCheck>;

/** A paper with an end. */
export const certificateRecord = z.strictObject({
  id: z.uuid(),
  kind: z.enum(certificateKinds),
  bus: z.uuid().nullable(),
  /** Of the bus. */
  licenceplate: z.string().nullable(),
  /** 00:00 UTC of the last day on which it holds. */
  validUntil: z.number().int(),
  file: z.string().nullable(),
  state: z.enum(certificateStates),
  checked_at: z.number().int().nullable(),
  created_at: z.number().int(),
  version: z.number().int(),
});
export type CertificateRecord = z.infer<typeof certificateRecord>;

/** PUT /certificate/{id}: what is left out stays. */
export const certificateChange = withVersion(z.strictObject({ ...asRead(certificateRecord), ...fields }).partial());
export type CertificateChange = z.output<typeof certificateChange>;

/** The same as the admins see it. */
export const adminCertificateRecord = certificateRecord.extend({
  company: z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() }),
});
export type AdminCertificateRecord = z.infer<typeof adminCertificateRecord>;

export const certificateTerms = {
  state: one(z.enum(certificateStates, "invalidValue")),
  kind: one(z.enum(certificateKinds, "invalidValue")),
  /** Words of the company's name. */
  text: one(term),
};
export type CertificateKeys = typeof certificateTerms;
