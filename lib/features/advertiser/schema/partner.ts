import { z } from "zod";
import { statuses } from "@/lib/features/subscription/rules";
import { adminList } from "@/lib/http/admin-list-call";
import { one, term } from "@/lib/http/list-query";
import { positionRange } from "../rules";
import { advertiserRecord } from "./admin";

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

/** The admins' list of the home page's partners, in the order of the home page. */
export const partnerList = adminList<PartnerRecord>()({
  name: "partners",
  screen: "marketingpartners",
  table: "marketing",
  words: "advertiser.partners",
  labels: "advertiser.partners.column",
  columns: {
    company: { of: ({ company }) => company.name, label: "advertiser.admin.column.company", sort: "name" },
    position: { sort: "position", right: true },
    title: {},
    homeActive: {},
    shown: {},
    state: { label: "advertiser.admin.column.state", values: "subscription.state", nowrap: true, card: "side" },
    plan: { label: "advertiser.admin.column.plan", values: "advertiser.admin.plan" },
    paidUntil: {
      of: ({ paidUntil }) => (paidUntil === null ? null : new Date(paidUntil)),
      label: "advertiser.admin.column.paidUntil",
      kind: "day",
      nowrap: true,
    },
    city: { of: ({ company }) => company.city, label: "advertiser.admin.column.city" },
    picture: { usual: false },
    film: { usual: false },
    created: {
      of: ({ created_at }) => new Date(created_at),
      label: "advertiser.admin.column.created",
      sort: "created",
      nowrap: true,
      usual: false,
    },
  },
  terms: {
    /** Words of the company's name and town. */
    text: one(term),
    state: one(z.enum(statuses, "invalidValue")),
    /** The entry is switched on. */
    entry: one(z.boolean("invalidValue")),
  },
  filters: {
    state: { label: "advertiser.admin.column.state" },
    entry: { label: "advertiser.partners.column.homeActive" },
  },
  sorts: ["position", "name", "created"],
  dir: "asc",
});
export type PartnerFilter = z.output<typeof partnerList.filter>;
export type PartnerTerms = NonNullable<PartnerFilter["a"]>;
