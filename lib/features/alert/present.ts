import { latestValidUntil } from "@/lib/features/offer/rules";
import type { Place } from "@/lib/features/place/schema";
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

const cityOf = (place: unknown) => (place as Place | null)?.address_fields.city ?? null;

export function toAlerted(row: AlertedRow): AlertedRequest {
  const { id, category, transferType, passengers, quantity, vehicleTypes, description } = row;
  return {
    ...{ id, transferType, passengers, quantity, vehicleTypes, description },
    reference: `CB-${row.number}`,
    kind: category,
    from: cityOf(row.startPlace) ?? "",
    to: cityOf(row.endPlace),
    start: row.startDate.getTime(),
    end: row.endDate.getTime(),
  };
}

/** Until when a mailed link takes an offer. */
export const answerUntil = ({ category, startDate, endDate }: AlertedRow) =>
  new Date(latestValidUntil({ category, start: startDate.getTime(), end: endDate.getTime() }));
