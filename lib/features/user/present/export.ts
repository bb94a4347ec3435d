import { mailsSelect } from "@/lib/features/unsubscription/rules";
import type { Prisma } from "@/prisma/generated/client";

/** Columns that an export tells, by table. A new column is left out until listed here. */
export const exportSelect = {
  user: {
    id: true,
    email: true,
    userName: true,
    firstname: true,
    lastname: true,
    phone: true,
    role: true,
    language: true,
    owner: true,
    ...mailsSelect,
    pushKinds: true,
    nearSeenAt: true,
    singleKeys: true,
    createdAt: true,
    confirmedAt: true,
  },
  push: { createdAt: true },
  textNumber: { number: true, createdAt: true },
  file: { key: true, uploadType: true, name: true, contentType: true, size: true, state: true, createdAt: true },
  action: { action: true, noun: true, recordId: true, before: true, after: true, createdAt: true },
  reveal: { requestId: true, createdAt: true },
  alert: { requestId: true, email: true, pace: true, sentAt: true, createdAt: true },
  offer: {
    id: true,
    requestId: true,
    busId: true,
    more: { select: { busId: true }, orderBy: { position: "asc" } },
    vehicle: true,
    amount: true,
    currency: true,
    description: true,
    cancellation: true,
    state: true,
    createdAt: true,
  },
  message: { offerId: true, text: true, createdAt: true },
  step: { tripId: true, kind: true, by: true, data: true, createdAt: true },
  trip: {
    id: true,
    number: true,
    requestId: true,
    offerId: true,
    companyId: true,
    state: true,
    transferType: true,
    startPlace: true,
    endPlace: true,
    stops: true,
    start: true,
    end: true,
    passengers: true,
    quantity: true,
    amount: true,
    currency: true,
    vatIncluded: true,
    vatRate: true,
    terms: true,
    cancelledBy: true,
    cancelReason: true,
    cancelText: true,
    cancelFee: true,
    cancelledAt: true,
    createdAt: true,
    changes: {
      select: { by: true, before: true, after: true, delta: true, note: true, state: true, createdAt: true },
      orderBy: { createdAt: "asc" },
    },
    ratings: {
      select: {
        by: true,
        punctual: true,
        vehicle: true,
        contact: true,
        text: true,
        answer: true,
        shownAt: true,
        createdAt: true,
      },
    },
  },
  booking: {
    id: true,
    busId: true,
    offerId: true,
    requestId: true,
    title: true,
    note: true,
    start: true,
    end: true,
    state: true,
    createdAt: true,
  },
  certificate: { id: true, kind: true, busId: true, validUntil: true, file: true, checkedAt: true, createdAt: true },
  driver: { id: true, name: true, phone: true, languages: true, createdAt: true },
  feed: { id: true, busId: true, lastReadAt: true, createdAt: true },
  external: { id: true, name: true, host: true, busId: true, readAt: true, createdAt: true },
  subscription: {
    abonnement: true,
    plan: true,
    interval: true,
    payment: true,
    periodStart: true,
    paidUntil: true,
    endsAtPeriod: true,
    trialUsedAt: true,
    vatId: true,
    createdAt: true,
  },
  invoice: {
    number: true,
    plan: true,
    interval: true,
    recipient: true,
    net: true,
    vat: true,
    gross: true,
    currency: true,
    vatRate: true,
    reverseCharge: true,
    periodStart: true,
    periodEnd: true,
    state: true,
    issuedAt: true,
    dueAt: true,
    paidAt: true,
  },
} satisfies {
  user: Prisma.UserSelect;
  push: Prisma.PushSubscriptionSelect;
  textNumber: Prisma.TextNumberSelect;
  file: Prisma.StoredFileSelect;
  action: Prisma.AuditEntrySelect;
  reveal: Prisma.ContactRevealSelect;
  offer: Prisma.OfferSelect;
  message: Prisma.OfferMessageSelect;
  step: Prisma.TripEventSelect;
  alert: Prisma.RequestAlertSelect;
  trip: Prisma.TripSelect;
  booking: Prisma.BookingSelect;
  certificate: Prisma.CertificateSelect;
  driver: Prisma.DriverSelect;
  feed: Prisma.CalendarFeedSelect;
  external: Prisma.ExternalCalendarSelect;
  subscription: Prisma.AdvertiserSelect;
  invoice: Prisma.InvoiceSelect;
};

type UserRow = Prisma.UserGetPayload<{ select: (typeof exportSelect)["user"] }>;

/** `addresses`: the present one and former ones. */
export function presentAccount({ createdAt, confirmedAt, nearSeenAt, ...user }: UserRow, addresses: readonly string[]) {
  const dates = {
    created_at: createdAt.getTime(),
    confirmedAt: confirmedAt?.getTime() ?? null,
    nearSeenAt: nearSeenAt?.getTime() ?? null,
  };
  return { ...user, ...dates, formerEmails: addresses.filter((address) => address !== user.email) };
}

/** Dates on the wire are milliseconds, under their names on the wire. */
export function presentDated<Row extends { createdAt: Date }>({ createdAt, ...row }: Row) {
  return { ...row, created_at: createdAt.getTime() };
}

/** A row with each of its dates in milliseconds. */
export function presentDates<Row extends Record<string, unknown>>(row: Row) {
  const wire = Object.entries(row).map(([name, value]) => {
    return [name === "createdAt" ? "created_at" : name, value instanceof Date ? value.getTime() : value];
  });
  return Object.fromEntries(wire) as Record<string, unknown>;
}

type ExportedTrip = Prisma.TripGetPayload<{ select: (typeof exportSelect)["trip"] }>;

/** `companyId`: of who reads it as the one that drives; else as its author. What the other side says is told once it may be read. */
export function presentTrip({ changes, ratings, vatRate, ...row }: ExportedTrip, companyId: string | undefined) {
  const side = row.companyId === companyId ? "company" : "author";
  const readable = ratings.filter(({ by, shownAt }) => by === side || shownAt !== null);
  return {
    ...presentDates(row),
    vatRate: vatRate === null ? null : Number(vatRate),
    side,
    changes: changes.map(presentDated),
    ratings: readable.map(presentDates),
  };
}

type InvoiceRow = Prisma.InvoiceGetPayload<{ select: (typeof exportSelect)["invoice"] }>;

/** Rates leave as the number they are. */
export const presentInvoice = ({ vatRate, ...row }: InvoiceRow) => presentDates({ ...row, vatRate: Number(vatRate) });
