import type { Side } from "@/components/form/conflict-choice";
import { type AdminUserForm, type FormField, formFields } from "@/lib/features/user/schema/adminForm";

type Versions = { base: AdminUserForm; mine: AdminUserForm; theirs: AdminUserForm };

/** Fields that the two fill differently; what only the other side has touched starts with its value. */
export function conflictsOf({ base, mine, theirs }: Versions): { name: FormField; side: Side }[] {
  return formFields
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({ name, side: mine[name] === base[name] ? "theirs" : "mine" }));
}

/** Their version with the named fields of mine. */
export function mergeForms({ mine, theirs }: Omit<Versions, "base">, names: readonly string[]): AdminUserForm {
  const picked = Object.fromEntries(
    formFields.filter((name) => names.includes(name)).map((name) => [name, mine[name]]),
  );
  const companyName = names.includes("company") ? mine.companyName : theirs.companyName;
  return { ...theirs, ...picked, companyName };
}
