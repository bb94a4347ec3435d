import type { FieldError } from "@/lib/errors";
import { asksForEnd, kindFields } from "@/lib/features/busrequest/rules/kind-fields";
import { dateErrors } from "@/lib/features/busrequest/rules/dates";
import { headStartErrors } from "@/lib/features/busrequest/rules/head-start";
import { missingParts } from "@/lib/features/busrequest/rules/parts";
import { nowhereErrors } from "@/lib/features/busrequest/rules/same-place";
import { busRequestInput } from "@/lib/features/busrequest/schema/input";
import { fieldErrors } from "@/lib/http/validation";
import { draftOf, type Receiver, type RequestValues } from "./values";

export type Check = { receiver: Receiver | null; needsConsent: boolean; edited: boolean };

function formOnly(values: RequestValues, { needsConsent }: Check): FieldError[] {
  const errors: FieldError[] = [];
  if (kindFields[values.category].phoneFirst && !values.phone.trim())
    errors.push({ path: "phone", message: "required" });
  // The number decides which bus fits; the wire leaves it open for clients that do not know it yet.
  if (values.category === "grouprequest" && !values.passengers)
    errors.push({ path: "passengers", message: "passengersRange" });
  if (needsConsent && !values.consent) errors.push({ path: "consent", message: "consentRequired" });
  return errors;
}

/**
 * The errors of what was typed, by the schema and the rules that the server uses too. Loaded when it is first
 * needed, so that the page does not wait for the validator.
 */
export function checkValues(values: RequestValues, check: Check, now = Date.now()): FieldError[] {
  const draft = draftOf(values, check.receiver, false);
  const shape = busRequestInput.safeParse(draft, { reportInput: true });
  const errors = shape.success ? [] : fieldErrors(shape.error.issues);
  const known = new Set(errors.map(({ path }) => path));
  const needs = missingParts({
    ...draft,
    // Who gets it was settled when it was posted.
    mode: check.edited ? "collective" : (draft.mode ?? "collective"),
    circle: check.edited ? null : draft.circle,
    end: { ...draft.end, address: draft.end.address },
  });
  // What has led nowhere before may stay so; whether this has, the server knows.
  const nowhere = check.edited ? [] : nowhereErrors(draft);
  // An edit may keep a start that has gone by; the server asks only about dates that moved.
  const head = check.edited ? [] : headStartErrors({ ...draft, mode: draft.mode ?? "collective" }, now);
  const dates = check.edited || errors.some(({ path }) => path.endsWith(".date")) ? [] : dateErrors(draft, now);
  const more = [...needs, ...nowhere, ...head, ...dates, ...formOnly(values, check)].filter(
    ({ path }) => !known.has(path),
  );
  const all = [...errors, ...more].map(({ path, message }) => ({ path: fieldOf(path, values), message }));
  return all.filter(({ path }, index) => all.findIndex((error) => error.path === path) === index);
}

/**
 * The field that an error stands at: a place is one field, whatever part of it is missing; an arrival that
 * the form estimates has none of its own.
 */
function fieldOf(path: string, { category, transferType }: RequestValues) {
  if (path === "end.date" && !asksForEnd(category, transferType)) return "start.date";
  if (path === "company") return "receiver";
  return path.replace(/^((?:start|end)\.address|stops\.\d+)\..*$/, "$1");
}
