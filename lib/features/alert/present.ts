import { latestValidUntil } from "@/lib/features/offer/rules";
import { placeName } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import type { AlertedRequest } from "@/lib/mail/templates/alerts";
import type { Prisma } from "@/prisma/generated/client";

/** What mails about a request may tell: nothing of its author is even read. */
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
} satisfies Prisma.BusRequestSelect;
type AlertedRow = Prisma.BusRequestGetPayload<{ select: typeof alertedSelect }>;

export function toAlerted(row: AlertedRow, language: Language): AlertedRequest {
  const { id, category, transferType, passengers, quantity, vehicleTypes, description } = row;
  return {
    ...{ id, transferType, passengers, quantity, vehicleTypes, description },
    reference: `CB-${row.number}`,
    kind: category,
    from: placeName(row.startPlace as Place, language),
    to: placeName(row.endPlace as Place | null, language) || null,
    start: row.startDate.getTime(),
    end: row.endDate.getTime(),
  };
}

/** Until when a mailed link takes an offer. */
export const answerUntil = ({ category, startDate, endDate }: AlertedRow) =>
  new Date(latestValidUntil({ category, start: startDate.getTime(), end: endDate.getTime() }));
