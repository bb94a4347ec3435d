import { expect, it } from "vitest";
import type { AdminUserForm } from "@/lib/features/user/schema/admin-form";
import { userFields } from "./conflicts";

const { conflictsOf, mergeValues } = userFields;

const base: AdminUserForm = {
  ...{ firstname: "Eva", lastname: "Kern", userName: "eva", phone: "", language: "de", role: "user" },
  ...{ company: "", companyName: "", owner: false },
};
const mine: AdminUserForm = { ...base, lastname: "Kerner", company: "a", companyName: "Kern Reisen", owner: true };
const theirs: AdminUserForm = { ...base, lastname: "Kern-Maier", phone: "+49 1234" };

it("begins with one's own value where one has typed, with theirs elsewhere", () => {
  expect(conflictsOf({ base, mine, theirs })).toEqual([
    { name: "lastname", side: "mine" },
    { name: "phone", side: "theirs" },
    { name: "company", side: "mine" },
    { name: "owner", side: "mine" },
  ]);
});

it("keeps the named fields of one's own, the company with its name, and theirs in all others", () => {
  expect(mergeValues({ mine, theirs }, ["company", "owner"])).toEqual({
    ...theirs,
    ...{ company: "a", companyName: "Kern Reisen", owner: true },
  });
});
