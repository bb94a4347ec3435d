import { z } from "zod";
import { addressSchema, locationSchema } from "@/lib/features/place/schema";
import { intervals, plans } from "@/lib/features/subscription/rules";
import { languages } from "@/lib/i18n/routing";
import {
  emailField,
  line,
  mailedTokenField,
  nameField,
  newPasswordField,
  phoneField,
  userNameField,
  websiteField,
} from "./fields";

export const busPartnerTypes = ["busoperator", "touroperator", "driver"] as const;
type BusPartnerType = (typeof busPartnerTypes)[number];
export type CompanyRole = BusPartnerType | "travelService";

const person = {
  userName: userNameField.optional(),
  email: emailField,
  password: newPasswordField,
  firstname: nameField(80),
  lastname: nameField(80),
  phone: phoneField.optional(),
  language: z.enum(languages, "invalidValue").optional(),
  termsAccepted: z.literal(true, "termsRequired"),
  /** Token of a mailed claim link: the registration takes over the profile that it is for. */
  claim: z
    .string("claimInvalid")
    .regex(/^[\w-]{43}$/, "claimInvalid")
    .optional(),
};

const company = {
  name: nameField(120),
  address: addressSchema,
  location: locationSchema,
  email: emailField.optional(),
  telephone: phoneField.optional(),
  website: websiteField.optional(),
  description: line(4_000).optional(),
};

/** The plan that was chosen on the public pages; it orders nothing. */
const wishedPlan = z.strictObject({
  plan: z.enum(plans, "invalidValue"),
  interval: z.enum(intervals, "invalidValue"),
});
export type WishedPlan = z.output<typeof wishedPlan>;

/** POST /register/advertiser */
export const registerAdvertiserInput = z.strictObject({
  ...person,
  wishedPlan: wishedPlan.optional(),
  company: z.strictObject({ ...company, companyType: z.literal("travelService", "invalidValue").optional() }),
});

/** POST /register/buspartner */
export const registerBuspartnerInput = z.strictObject({
  ...person,
  company: z.strictObject({ ...company, companyType: z.enum(busPartnerTypes, "invalidValue") }),
});

/** As it is sent. */
export type RegistrationBody = z.input<typeof registerBuspartnerInput>;

export type Registration = z.output<typeof registerAdvertiserInput> | z.output<typeof registerBuspartnerInput>;

/** What waits behind a confirmation link: the registration with its password hashed. */
export type PendingRegistration = Omit<Registration, "password" | "termsAccepted" | "userName" | "claim"> & {
  userName: string;
  passwordHash: string;
  termsAcceptedAt: string;
  companyType: CompanyRole;
  claimCompanyId?: string;
  wishedPlan?: WishedPlan;
};

export const emailOnlyInput = z.strictObject({ email: emailField });
export const confirmInput = z.strictObject({ token: mailedTokenField });
export const resetInput = z.strictObject({ token: mailedTokenField, password: newPasswordField });
