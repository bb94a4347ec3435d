import type { FieldError } from "@/lib/errors";
import { kindFields } from "./kind-fields";
import type { Kind, modes } from "./kinds";
import { askedNeeds } from "./needs";

type Ends = {
  category: Kind;
  end: { address?: object | null };
  mode: (typeof modes)[number];
  company?: string | null;
  needs?: Parameters<typeof askedNeeds>[0];
  mobile?: string | null;
  circle?: string | null;
};

/** What a kind or mode needs beyond the shape, or has no place for. */
export function missingParts({ category, end, mode, company, needs, mobile, circle }: Ends): FieldError[] {
  const errors: FieldError[] = [];
  if (kindFields[category].endAddress === "needed" && !end.address) {
    errors.push({ path: "end.address", message: "AddressMissing" });
  }
  if (mode === "individual" && !company) errors.push({ path: "company", message: "companyNeeded" });
  if (mode === "circle" && !circle) errors.push({ path: "circle", message: "circleNeeded" });
  // What is meant for a few must not go to all because a word is missing.
  if (mode !== "circle" && circle) errors.push({ path: "mode", message: "circleMode" });
  if (!kindFields[category].needs) {
    if (askedNeeds(needs)) errors.push({ path: "needs", message: "notOfThisKind" });
    if (mobile) errors.push({ path: "mobile", message: "notOfThisKind" });
  }
  return errors;
}
