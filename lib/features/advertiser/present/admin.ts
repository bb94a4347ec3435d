import { intervals, paidEnd, plans, statusOf } from "@/lib/features/subscription/rules";
import type { Prisma } from "@/prisma/generated/client";
import type { AdvertiserRecord } from "../schema/admin";

export const advertiserSelect = {
  id: true,
  abonnement: true,
  plan: true,
  interval: true,
  payment: true,
  paidUntil: true,
  endsAtPeriod: true,
  homeActive: true,
  createdAt: true,
  version: true,
  company: {
    select: {
      id: true,
      name: true,
      slug: true,
      address: true,
      locations: { select: { active: true } },
    },
  },
  invoices: {
    where: { state: "open" },
    select: { number: true, gross: true, currency: true, dueAt: true },
    take: 1,
  },
} satisfies Prisma.AdvertiserSelect;

export type AdvertiserRow = Prisma.AdvertiserGetPayload<{ select: typeof advertiserSelect }>;

const oneOf = <T extends string>(values: readonly T[], value: string | null) =>
  values.find((one) => one === value) ?? null;

export function toAdvertiser({ company, invoices: [invoice], ...row }: AdvertiserRow, now: Date): AdvertiserRecord {
  const { city = "", countryISO3166Code = "" } = company.address as Record<string, string | undefined>;
  const state = statusOf(row, now);
  const paidUntil = row.paidUntil?.getTime() ?? null;
  return {
    id: row.id,
    company: { id: company.id, name: company.name, slug: company.slug, city, country: countryISO3166Code },
    state,
    plan: oneOf(plans, row.plan),
    interval: oneOf(intervals, row.interval),
    payment: oneOf(["stripe", "invoice"] as const, row.payment),
    paidUntil: paidEnd({ payment: row.payment, state, paidUntil }),
    endsAtPeriod: row.endsAtPeriod,
    created_at: row.createdAt.getTime(),
    locations: { active: company.locations.filter(({ active }) => active).length, all: company.locations.length },
    homeActive: row.homeActive,
    openInvoice: invoice ? { ...invoice, dueAt: invoice.dueAt.getTime() } : null,
    version: row.version,
  };
}
