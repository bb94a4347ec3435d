import { z } from "zod";
import type { Column } from "@/lib/csv/csv";
import type { ListDefinition, ListQuery } from "@/lib/http/admin-list";
import { adminQuery } from "@/lib/http/admin-query";
import { allAndAny, calendarDay as day, one, term } from "@/lib/http/list-query";
import { activeFilters, audiences, companyTypes, kinds, states } from "../rules/kinds";
import { busRequestRecord } from "./record";
import { filterKeys } from "./filter";

const terms = {
  ...filterKeys,
  /** Days of the market's calendar, the last one with it. */
  day: one(z.strictObject({ from: day.optional(), to: day.optional() })),
  /** A place, the number of a request, or the whole mail address of its author. */
  text: one(term),
  /** Words of the name of the company that sent it or received it. */
  companyName: one(term),
  ended: one(z.boolean("invalidValue")),
};
export const adminRequestFilter = allAndAny(terms);
export type AdminRequestFilter = z.output<typeof adminRequestFilter>;
export type AdminRequestTerms = NonNullable<AdminRequestFilter["a"]>;

const adminRequestSorts = ["created_at", "start"] as const;
export const adminRequestQuery = adminQuery(adminRequestFilter, adminRequestSorts);

const firm = z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() }).nullable();
/** A request with what only the admins are told. */
export const adminRequestRecord = busRequestRecord
  .extend({
    confirmed: z.boolean(),
    language: z.string(),
    rejectReason: z.string().nullable(),
    offers: z.number().int(),
    /** The company that posted it. */
    sender: firm,
    /** The one company that it goes to. */
    receiver: firm,
  })
  .meta({ id: "AdminRequest" });
export type AdminRequestRecord = z.infer<typeof adminRequestRecord>;
type Row = AdminRequestRecord;

const dateOf = (time: number | null) => (time === null ? null : new Date(time));
export const adminRequestColumns = [
  { head: "reference", of: (row: Row) => row.reference },
  { head: "category", of: ({ category }: Row) => category },
  { head: "start", of: ({ start }: Row) => start.address.address },
  { head: "end", of: ({ end }: Row) => end.address?.address },
  { head: "startDate", of: ({ start }: Row) => new Date(start.date) },
  { head: "endDate", of: ({ end }: Row) => new Date(end.date) },
  { head: "passengers", of: ({ passengers }: Row) => passengers },
  { head: "vehicleTypes", of: ({ vehicleTypes }: Row) => vehicleTypes.join(", ") },
  { head: "companyName", of: ({ companyName }: Row) => companyName },
  { head: "companyType", of: ({ companyType }: Row) => companyType },
  { head: "email", of: ({ email }: Row) => email },
  { head: "phone", of: ({ phone }: Row) => phone },
  { head: "mode", of: ({ mode }: Row) => mode },
  { head: "offers", of: ({ offers }: Row) => offers },
  { head: "state", of: ({ state }: Row) => state },
  { head: "endReason", of: ({ endReason }: Row) => endReason },
  { head: "ended_at", of: ({ ended_at }: Row) => dateOf(ended_at) },
  { head: "created_at", of: ({ created_at }: Row) => new Date(created_at) },
  { head: "description", of: ({ description }: Row) => description },
  { head: "id", of: ({ id }: Row) => id },
] as const satisfies readonly Column<Row>[];

const known = <T extends string>(values: readonly T[], value: string | undefined) =>
  values.find((one) => one === value);

function filterOf({ q, filters }: ListQuery): AdminRequestFilter | undefined {
  const [kind, state] = [known(kinds, filters.kind), known(states, filters.state)];
  const [active, audience] = [known(activeFilters, filters.active), known(audiences, filters.audience)];
  const type = known(companyTypes, filters.from);
  const { after, before } = filters;
  const a: AdminRequestTerms = {
    ...(q ? { text: q } : {}),
    ...(active && active !== "all" ? { active } : {}),
    ...(kind ? { category: kind } : {}),
    ...(audience && audience !== "all" ? { audience } : {}),
    ...(type ? { companyType: type } : {}),
    ...(state ? { state } : {}),
    ...(filters.company ? { companyName: filters.company } : {}),
    ...(after || before ? { day: { from: after || undefined, to: before || undefined } } : {}),
  };
  return Object.keys(a).length > 0 ? { a } : undefined;
}

/** The admins' list of all requests: the admin bus request filter, "all" unless chosen. */
export const adminRequestList: ListDefinition<AdminRequestRecord, AdminRequestFilter> = {
  name: "requests",
  call: "/admin/requests",
  path: "/adminpanel/requests",
  table: "requests",
  columns: adminRequestColumns,
  filters: {
    active: activeFilters.filter((one) => one !== "all"),
    kind: kinds,
    audience: audiences.filter((one) => one !== "all"),
    from: companyTypes,
    state: states,
    company: "text",
    after: "day",
    before: "day",
  },
  sorts: adminRequestSorts,
  dir: "desc",
  filterOf,
};

/** What waits for a decision, for the queue's export: its kinds stand in one filter, parted by commas. */
export const pendingList: ListDefinition<AdminRequestRecord, AdminRequestFilter> = {
  ...adminRequestList,
  path: "/adminpanel/pendingRequests",
  table: "pendingRequests",
  filters: { kind: "text" },
  filterOf({ q, filters }) {
    const named = (filters.kind ?? "").split(",");
    const category = kinds.filter((kind) => named.includes(kind));
    const chosen = category.length > 0 ? { category } : {};
    return { a: { state: "pending", ended: false, ...chosen, ...(q ? { text: q } : {}) } };
  },
};
