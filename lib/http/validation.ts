import type { z } from "zod";
import { type FieldError, validationFailed } from "@/lib/errors";

type Issue = z.core.$ZodIssue;

/** Our schemas give keys as messages; zod's own English sentences become a key by their kind. */
function messageOf(issue: Issue) {
  if (/^[A-Za-z][A-Za-z0-9]*$/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case "too_small":
      return issue.origin === "string" ? (issue.minimum === 1 ? "required" : "tooShort") : "numberRange";
    case "too_big":
      return issue.origin === "string" ? "tooLong" : "numberRange";
    case "invalid_type":
      return issue.input === undefined ? "required" : "invalidValue";
    case "invalid_format":
      return issue.format === "email" ? "emailInvalid" : "invalidValue";
    default:
      return "invalidValue";
  }
}

export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({ path: [...issue.path, key].join("."), message: "unknownField" }));
    }
    return [{ path: issue.path.join("."), message: messageOf(issue) }];
  });
}

/** Parses or throws ValidationFailed with one entry a field. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { reportInput: true });
  if (!result.success) throw validationFailed(fieldErrors(result.error.issues));
  return result.data;
}
