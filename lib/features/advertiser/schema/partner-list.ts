import { statuses } from "@/lib/features/subscription/rules";
import { plainList } from "@/lib/http/admin-list";
import type { PartnerRecord, PartnerKeys } from "./partner";

/** The admins' list of the home page's partners, in the order of the home page. */
export const plainPartnerList = plainList<PartnerRecord, PartnerKeys>()({
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
  filters: {
    state: { only: statuses, label: "advertiser.admin.column.state" },
    entry: { yesNo: true, label: "advertiser.partners.column.homeActive" },
  },
  sorts: ["position", "name", "created"],
  dir: "asc",
});
