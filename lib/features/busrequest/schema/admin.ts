import { z } from "zod";
import { adminList } from "@/lib/http/admin-list";
import { calendarDay as day, one, term } from "@/lib/http/list-query";
import { audiences } from "../rules/kinds";
import { namedNeeds } from "../rules/needs";
import { busRequestRecord } from "./record";
import { filterKeys } from "./filter";

const terms = {
  ...filterKeys,
  /** Days of the market's calendar, the last one with it. */
  day: one(z.strictObject({ from: day.optional(), to: day.optional() })),
  /** A place, the number of a request, or the whole mail address of its author. */
  text: one(term),
  /** Words of name and town of the company that sent it or received it. */
  companyName: one(term),
  ended: one(z.boolean("invalidValue")),
};
const firm = z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() }).nullable();
/** A request with what only the admins are told. */
export const adminRequestRecord = busRequestRecord
  .extend({
    confirmed: z.boolean(),
    rejectReason: z.string().nullable(),
    offers: z.number().int(),
    /** The company that posted it. */
    sender: firm,
    /** The one company that it goes to. */
    receiver: firm,
  })
  .meta({ id: "AdminRequest" });
export type AdminRequestRecord = z.infer<typeof adminRequestRecord>;

const dateOf = (time: number | null) => (time === null ? null : new Date(time));
const label = (key: string) => ({ label: `moderation.all.${key}` });

/** The admins' list of all requests: the admin bus request filter, "all" unless chosen. */
export const adminRequestList = adminList<AdminRequestRecord>()({
  name: "requests",
  screen: "requests",
  table: "requests",
  words: "moderation.all",
  labels: "moderation.all.column",
  columns: {
    reference: { nowrap: true, card: "last" },
    category: { values: "busrequest.kinds", card: "sign" },
    start: {
      of: ({ start }) => start.address.address,
      ...{
        label: "moderation.all.column.route",
        fileLabel: "moderation.all.column.from",
        withKey: "end",
        card: "title",
      },
    },
    end: { of: ({ end }) => end.address?.address, usual: false },
    startDate: { of: ({ start }) => new Date(start.date), sort: "start", nowrap: true },
    endDate: { of: ({ end }) => new Date(end.date), nowrap: true, usual: false },
    passengers: { right: true },
    vehicleTypes: { values: "busrequest.vehicleTypes", usual: false },
    needs: { of: ({ needs }) => namedNeeds(needs), values: "needs.names" },
    companyName: {},
    companyType: { values: "busrequest.companyTypes", usual: false },
    email: { usual: false },
    phone: { usual: false },
    mode: { values: "busrequest.modes", usual: false },
    offers: { right: true },
    state: { values: "busrequest.states", card: "side" },
    endReason: { values: "busrequest.states", usual: false },
    ended_at: { of: ({ ended_at }) => dateOf(ended_at), nowrap: true, usual: false },
    created_at: { of: ({ created_at }) => new Date(created_at), sort: "created_at", nowrap: true },
    description: { usual: false },
    id: { usual: false },
  },
  terms,
  filters: {
    active: { only: ["active", "inactive"], ...label("active") },
    kind: { term: "category", ...label("kind") },
    audience: { only: audiences.filter((one) => one !== "all"), ...label("audience") },
    from: { term: "companyType", ...label("companyType") },
    state: label("state"),
    company: { term: "companyName", ...label("company") },
    after: { term: "day", end: "from", ...label("after") },
    before: { term: "day", end: "to", ...label("before") },
  },
  sorts: ["created_at", "start"],
  dir: "desc",
});
export type AdminRequestFilter = z.output<typeof adminRequestList.filter>;
export type AdminRequestTerms = NonNullable<AdminRequestFilter["a"]>;
