import type { Member } from "@/lib/access/viewer";
import type { FirstStepName } from "./schema";

const byKind: Record<string, readonly FirstStepName[]> = {
  busoperator: ["fleet", "filters", "profile"],
  touroperator: ["filters", "profile", "request"],
  driver: ["filters", "profile", "request"],
  travelService: ["locations", "plan", "entry", "profile"],
};

/** The owner's alone: contracts, and what the company says of itself. */
const ownersSteps: readonly FirstStepName[] = ["plan", "profile"];

/** The steps of a company's kind that this person may take, in the order in which they help. */
export function stepsFor({ owner, company }: Pick<Member, "owner" | "company">) {
  const steps = byKind[company.companyType] ?? [];
  return owner ? steps : steps.filter((name) => !ownersSteps.includes(name));
}
