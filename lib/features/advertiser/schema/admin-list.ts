import { statuses } from "@/lib/features/subscription/rules";
import { plainList } from "@/lib/http/admin-list";
import type { AdvertiserRecord, AdvertiserKeys } from "./admin";

const dateOf = (time: number | null) => (time === null ? null : new Date(time));

/** The admins' list of travel services. */
export const plainAdvertiserList = plainList<AdvertiserRecord, AdvertiserKeys>()({
  name: "advertisers",
  screen: "advertisers",
  table: "advertisers",
  words: "advertiser.admin",
  labels: "advertiser.admin.column",
  columns: {
    company: { of: ({ company }) => company.name, sort: "name" },
    city: { of: ({ company }) => company.city },
    country: { of: ({ company }) => company.country, usual: false },
    state: { values: "subscription.state", nowrap: true, card: "side" },
    plan: { values: "advertiser.admin.plan", nowrap: true },
    interval: { values: "advertiser.admin.interval", usual: false },
    payment: { values: "subscription.payment", usual: false },
    paidUntil: { of: ({ paidUntil }) => dateOf(paidUntil), kind: "day", nowrap: true },
    locations: { of: ({ locations }) => locations.active, nowrap: true },
    homeActive: {},
    openInvoice: { of: ({ openInvoice }) => openInvoice?.number, nowrap: true },
    created: { of: ({ created_at }) => new Date(created_at), sort: "created", nowrap: true, usual: false },
  },
  filters: {
    state: { only: statuses, label: "advertiser.admin.filter.state" },
    invoice: { yesNo: true, term: "open", label: "advertiser.admin.filter.open" },
    ending: { yesNo: true, label: "advertiser.admin.filter.ending" },
  },
  sorts: ["created", "name"],
  dir: "desc",
});
