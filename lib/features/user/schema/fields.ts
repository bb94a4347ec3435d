import { z } from "zod";
import { isStrongPassword, passwordLength } from "../rules/password";
import { userNamePattern } from "../rules/names";

/** Stops there: an empty field is missing, not wrong in other ways too. */
const needed = { error: "required", abort: true };

export const line = (max: number) => z.string({ error: "required" }).trim().max(max, "tooLong");
const sensible = /[\p{Letter}\p{Number}]/u;

/** Line breaks, control characters and turned writing would make a name look like something else in a list or mail. */
function plainText(text: string) {
  const joined = text.replace(/[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}]+/gu, " ");
  return joined.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "").replace(/ {2,}/g, " ");
}

/** Of a person or a company: something to read, not blanks or signs alone. */
export const nameField = (max: number) =>
  z
    .string({ error: "required" })
    .overwrite(plainText)
    .trim()
    .max(max, "tooLong")
    .min(1, needed)
    .regex(sensible, "nameInvalid");

export const emailField = z
  .string({ error: "required" })
  .trim()
  .toLowerCase()
  .min(1, needed)
  .max(200, "tooLong")
  .email("emailInvalid");
export const phoneField = line(40)
  .regex(/^(?=(?:\D*\d){4})[+(\d][\d\s()/.-]{4,}$/, "invalidPhone")
  .or(z.literal(""));
export const userNameField = z
  .string({ error: "required" })
  .trim()
  .toLowerCase()
  .regex(userNamePattern, "userNameInvalid");

export const newPasswordField = z
  .string({ error: "required" })
  .min(1, needed)
  .max(passwordLength.max, "tooLong")
  .refine(isStrongPassword, "passwordRule");
export const oldPasswordField = z.string({ error: "required" }).min(1, needed).max(passwordLength.max, "tooLong");

function toHttpAddress(text: string, context: z.RefinementCtx) {
  if (text === "") return "";
  const full = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(full) ? new URL(full) : null;
  const sound = url && /^https?:$/.test(url.protocol) && url.hostname.includes(".") && !url.username && !url.password;
  if (sound) return url.href;
  context.addIssue({ code: "custom", message: "websiteInvalid" });
  return z.NEVER;
}

/** A web address; "firma.de" becomes https, any other scheme than http(s) is refused. */
export const websiteField = line(300).transform(toHttpAddress);

export const mailedTokenField = z.string({ error: "required" }).regex(/^[\w-]{43}$/, "linkInvalid");
