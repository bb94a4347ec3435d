import type { FieldError } from "@/lib/errors";
import { kindFields } from "./kind-fields";
import type { Kind, modes } from "./kinds";

type Ends = {
  category: Kind;
  end: { address?: object | null };
  mode: (typeof modes)[number];
  company?: string | null;
};

/** What a kind or mode needs beyond the shape. */
export function missingParts({ category, end, mode, company }: Ends): FieldError[] {
  const errors: FieldError[] = [];
  if (kindFields[category].endAddress === "needed" && !end.address) {
    errors.push({ path: "end.address", message: "AddressMissing" });
  }
  if (mode === "individual" && !company) errors.push({ path: "company", message: "companyNeeded" });
  return errors;
}
