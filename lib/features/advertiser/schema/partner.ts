import { z } from "zod";
import type { Column } from "@/lib/csv/csv";
import { statuses } from "@/lib/features/subscription/rules";
import type { ListDefinition } from "@/lib/http/admin-list";
import { adminQuery } from "@/lib/http/admin-query";
import { allAndAny, one, term } from "@/lib/http/list-query";
import { positionRange } from "../rules";
import { advertiserRecord } from "./admin";

const terms = {
  /** Words of the company's name. */
  text: one(term),
  state: one(z.enum(statuses, "invalidValue")),
  /** The entry is switched on. */
  entry: one(z.boolean("invalidValue")),
};
export const partnerFilter = allAndAny(terms);
export type PartnerFilter = z.output<typeof partnerFilter>;
export type PartnerTerms = NonNullable<PartnerFilter["a"]>;

const partnerSorts = ["position", "name", "created"] as const;
export const partnerQuery = adminQuery(partnerFilter, partnerSorts);

const { min, max } = positionRange;
/** POST /admin/advertisers/{id}/position */
export const positionInput = z.strictObject({
  position: z.number("notANumber").int("wholeNumber").min(min, "numberRange").max(max, "numberRange"),
  version: z.number("required").int("invalidValue"),
});
export type PositionInput = z.output<typeof positionInput>;

/** A travel service as a partner of the home page. */
export const partnerRecord = advertiserRecord
  .pick({ id: true, company: true, state: true, plan: true, paidUntil: true, created_at: true, version: true })
  .extend({
    /** Lower first; those of one number take turns. */
    position: z.number().int(),
    homeActive: z.boolean(),
    /** On the home page now: switched on and paid for. */
    shown: z.boolean(),
    title: z.string(),
    picture: z.boolean(),
    film: z.boolean(),
  });
export type PartnerRecord = z.infer<typeof partnerRecord>;

export const partnerColumns = [
  { head: "company", of: ({ company }: PartnerRecord) => company.name },
  { head: "position", of: ({ position }: PartnerRecord) => position },
  { head: "title", of: ({ title }: PartnerRecord) => title },
  { head: "homeActive", of: ({ homeActive }: PartnerRecord) => homeActive },
  { head: "shown", of: ({ shown }: PartnerRecord) => shown },
  { head: "state", of: ({ state }: PartnerRecord) => state },
  { head: "plan", of: ({ plan }: PartnerRecord) => plan },
  { head: "paidUntil", of: ({ paidUntil }: PartnerRecord) => (paidUntil === null ? null : new Date(paidUntil)) },
  { head: "city", of: ({ company }: PartnerRecord) => company.city },
  { head: "picture", of: ({ picture }: PartnerRecord) => picture },
  { head: "film", of: ({ film }: PartnerRecord) => film },
  { head: "created", of: ({ created_at }: PartnerRecord) => new Date(created_at) },
] as const satisfies readonly Column<PartnerRecord>[];

/** The admins' list of the home page's partners, in the order of the home page. */
export const partnerList: ListDefinition<PartnerRecord, PartnerFilter> = {
  name: "partners",
  call: "/admin/partners",
  path: "/adminpanel/marketingpartners",
  table: "marketing",
  columns: partnerColumns,
  filters: { state: statuses, entry: ["yes", "no"] },
  sorts: partnerSorts,
  dir: "asc",
  filterOf({ q, filters: { state, entry } }) {
    const known = statuses.find((one) => one === state);
    const a = {
      ...(q ? { text: q } : {}),
      ...(known ? { state: known } : {}),
      ...(entry ? { entry: entry === "yes" } : {}),
    };
    return Object.keys(a).length > 0 ? { a } : undefined;
  },
};
