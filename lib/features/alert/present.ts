import { mailFactsOfRow } from "@/lib/features/busrequest/queries/mail-facts";
import { toNeeds } from "@/lib/features/busrequest/rules/needs";
import { latestValidUntil } from "@/lib/features/offer/rules/offer";
import type { Language } from "@/lib/i18n/routing";
import type { AlertedRequest } from "@/lib/mail/templates/alerts";
import type { Prisma } from "@/prisma/generated/client";

/** What mails about a request may tell: of its author an emergency's call-back number, nothing else is even read. */
export const alertedSelect = {
  id: true,
  number: true,
  category: true,
  startPlace: true,
  startDate: true,
  endPlace: true,
  endDate: true,
  transferType: true,
  passengers: true,
  quantity: true,
  vehicleTypes: true,
  description: true,
  needs: true,
  stops: true,
  urgentSince: true,
  phone: true,
  companyType: true,
  askingAmount: true,
  askingCurrency: true,
  askingVatIncluded: true,
  bus: { select: { stars: true, starsCertifiedAt: true, features: true, wheelchairPlaces: true } },
} satisfies Prisma.BusRequestSelect;
type AlertedRow = Prisma.BusRequestGetPayload<{ select: typeof alertedSelect }>;

/** Who stands on the hard shoulder is called, not written to. `open`: of a partner's post, which everybody may read. */
function callBackOf({ category, phone, companyType }: AlertedRow): AlertedRequest["callBack"] {
  return category === "emergency" && phone ? { phone, open: companyType !== "private" } : null;
}

/** What is asked for a free bus or an empty ride, and its comfort; no plate. */
function soldOf({ askingAmount, askingCurrency: currency, askingVatIncluded: vatIncluded, bus }: AlertedRow) {
  const asking = askingAmount === null ? null : { amount: askingAmount, currency, vatIncluded };
  const stars = bus?.starsCertifiedAt ? bus.stars : null;
  return { asking, comfort: bus && { stars, features: bus.features, wheelchairPlaces: bus.wheelchairPlaces } };
}

export function toAlerted(row: AlertedRow, language: Language): AlertedRequest {
  const { id, quantity, vehicleTypes, description } = row;
  const needs = row.needs && toNeeds(row.needs);
  const facts = { ...mailFactsOfRow(row, language), ...soldOf(row) };
  const urgent = row.urgentSince !== null;
  return { ...facts, id, quantity, vehicleTypes, description, needs, urgent, callBack: callBackOf(row) };
}

/** Until when a mailed link takes an offer. */
export const answerUntil = ({ category, startDate, endDate }: AlertedRow) =>
  new Date(latestValidUntil({ category, start: startDate.getTime(), end: endDate.getTime() }));
