import { conditionsSql, holdsFolded, Values, type Writers } from "@/lib/db/filter-sql";
import type { UserState } from "../../schema/admin";
import type { AdminUserFilter, AdminUserTerms } from "../../schema/admin-call";

/** Conditions of each state, as the presenter tells it. */
const states: Record<Exclude<UserState, "waiting">, string> = {
  closed: `u."closedAt" is not null`,
  leaving: `(u."closedAt" is null and u."deleteAfter" is not null)`,
  unconfirmed: `(u."closedAt" is null and u."deleteAfter" is null and u."confirmedAt" is null)`,
  active: `(u."closedAt" is null and u."deleteAfter" is null and u."confirmedAt" is not null)`,
};

const writers: Writers<AdminUserTerms> = {
  text: (values, text) => holdsFolded(values, 'u."searchWords"', text),
  role: (values, role) => `u.role = ${values.add(role)}::"Role"`,
  companyType: (values, type) =>
    type === "none"
      ? `u."companyId" is null`
      : `u."companyId" in (select id from company where "companyType" = ${values.add(type)}::"CompanyType")`,
  company: (values, id) => `u."companyId" = ${values.add(id)}::uuid`,
  state: (_values, state) => (state === "waiting" ? "false" : states[state]),
};

export function usersWhere(filter: AdminUserFilter | undefined) {
  const values = new Values();
  return { values, where: ["true", ...conditionsSql(writers, values, filter)].join(" and ") };
}

const field = (key: string) => `t.data ->> '${key}'`;

const waitingWriters: Writers<AdminUserTerms> = {
  text: (values, text) =>
    holdsFolded(
      values,
      `search_words(concat_ws(' ', ${["firstname", "lastname", "userName", "email"].map(field).join(", ")}))`,
      text,
    ),
  role: (_values, role) => String(role === "user"),
  companyType: (values, type) => `t.data ->> 'companyType' = ${values.add(type)}`,
  company: () => "false",
  state: (_values, state) => String(state === "waiting"),
};

/** Registrations whose link was not used yet and still works. */
const openRegistration = `t."userId" is null and t.purpose = 'register' and t."expiresAt" > now()`;

export function waitingWhere(filter: AdminUserFilter | undefined) {
  const values = new Values();
  return { values, where: [openRegistration, ...conditionsSql(waitingWriters, values, filter)].join(" and ") };
}

/** Whether a filter asks for registrations alone. */
export const asksForWaiting = (filter: AdminUserFilter | undefined) => filter?.a?.state === "waiting";
