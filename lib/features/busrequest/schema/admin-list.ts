import { plainList } from "@/lib/http/admin-list";
import { audiences, companyTypes, kinds, states } from "../rules/kinds";
import { namedNeeds } from "../rules/needs";
import type { AdminRequestKeys, AdminRequestRecord } from "./admin";

const dateOf = (time: number | null) => (time === null ? null : new Date(time));
const label = (key: string) => ({ label: `moderation.all.${key}` });

/** The admins' list of all requests: the admin bus request filter, "all" unless chosen. */
export const plainRequestList = plainList<AdminRequestRecord, AdminRequestKeys>()({
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
  filters: {
    active: { only: ["active", "inactive"], ...label("active") },
    kind: { term: "category", only: kinds, ...label("kind") },
    audience: { only: audiences.filter((one) => one !== "all"), ...label("audience") },
    from: { term: "companyType", only: companyTypes, ...label("companyType") },
    state: { only: states, ...label("state") },
    company: { term: "companyName", ...label("company") },
    after: { term: "day", end: "from", ...label("after") },
    before: { term: "day", end: "to", ...label("before") },
  },
  sorts: ["created_at", "start"],
  dir: "desc",
});
