import { z } from "zod";
import type { Column } from "@/lib/csv/csv";
import { statuses } from "@/lib/features/subscription/rules";
import { invoiceRecord, subscriptionRecord } from "@/lib/features/subscription/schema";
import type { ListDefinition } from "@/lib/http/admin-list";
import { adminQuery } from "@/lib/http/admin-query";
import { allAndAny, one, term } from "@/lib/http/list-query";

const terms = {
  state: one(z.enum(statuses, "invalidValue")),
  /** With an invoice that waits for its payment, or without. */
  open: one(z.boolean("invalidValue")),
  /** Part of the name, or the number of an invoice. */
  text: one(term),
};
export type AdvertiserTerms = Partial<{ [Key in keyof typeof terms]: z.output<(typeof terms)[Key]> }>;
export const advertiserFilter = allAndAny(terms);
export type AdvertiserFilter = z.output<typeof advertiserFilter>;

export const advertiserSorts = ["created", "name"] as const;
export const advertiserQuery = adminQuery(advertiserFilter, advertiserSorts);
export const advertiserParams = z.strictObject({ id: z.uuid("invalidValue") });

const shape = subscriptionRecord.shape;

/** A travel service as the admins see it. */
export const advertiserRecord = z.strictObject({
  id: z.uuid(),
  company: z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string(), city: z.string(), country: z.string() }),
  /** As of the moment of reading. */
  state: z.enum(statuses),
  plan: shape.plan,
  interval: shape.interval,
  payment: shape.payment,
  /** The period's end: of a card's plan without the grace that it is shown for. */
  paidUntil: shape.paidUntil,
  endsAtPeriod: z.boolean(),
  created_at: z.number(),
  /** Switched on, and all of them. */
  locations: z.strictObject({ active: z.number().int(), all: z.number().int() }),
  homeActive: z.boolean(),
  openInvoice: invoiceRecord.pick({ number: true, gross: true, currency: true, dueAt: true }).nullable(),
  version: z.number().int(),
});
export type AdvertiserRecord = z.infer<typeof advertiserRecord>;

const dateOf = (time: number | null) => (time === null ? null : new Date(time));

export const advertiserColumns = [
  { head: "company", of: ({ company }: AdvertiserRecord) => company.name },
  { head: "city", of: ({ company }: AdvertiserRecord) => company.city },
  { head: "country", of: ({ company }: AdvertiserRecord) => company.country },
  { head: "state", of: ({ state }: AdvertiserRecord) => state },
  { head: "plan", of: ({ plan }: AdvertiserRecord) => plan },
  { head: "interval", of: ({ interval }: AdvertiserRecord) => interval },
  { head: "payment", of: ({ payment }: AdvertiserRecord) => payment },
  { head: "paidUntil", of: ({ paidUntil }: AdvertiserRecord) => dateOf(paidUntil) },
  { head: "locations", of: ({ locations }: AdvertiserRecord) => locations.active },
  { head: "homeActive", of: ({ homeActive }: AdvertiserRecord) => homeActive },
  { head: "openInvoice", of: ({ openInvoice }: AdvertiserRecord) => openInvoice?.number },
  { head: "created", of: ({ created_at }: AdvertiserRecord) => new Date(created_at) },
] as const satisfies readonly Column<AdvertiserRecord>[];

/** The admins' list of travel services. */
export const advertiserList: ListDefinition<AdvertiserRecord> = {
  name: "advertisers",
  call: "/admin/advertisers",
  path: "/adminpanel/advertisers",
  table: "advertisers",
  columns: advertiserColumns,
  filters: { state: statuses, invoice: ["yes", "no"] },
  sorts: advertiserSorts,
  dir: "desc",
  filterOf({ q, filters: { state, invoice } }) {
    const a = { state: state || undefined, open: invoice ? invoice === "yes" : undefined, text: q || undefined };
    return Object.values(a).some((value) => value !== undefined) ? { a } : undefined;
  },
};
