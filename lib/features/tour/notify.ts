import type { Transaction } from "@/lib/db/prisma";
import { mailFactsOfRow, mailFactsSelect } from "@/lib/features/busrequest/queries/mail-facts";
import type { Language } from "@/lib/i18n/routing";
import { queueMail } from "@/lib/mail/outbox";
import type { Prisma } from "@/prisma/generated/client";

/** What a mail tells of a leg. */
export const legSelect = {
  ...mailFactsSelect,
  id: true,
} satisfies Prisma.BusRequestSelect;
type LegRow = Prisma.BusRequestGetPayload<{ select: typeof legSelect }>;

/** Whoever keeps a draft; who has gone leaves it to the company's address. */
export const keeperSelect = {
  id: true,
  name: true,
  user: { select: { email: true, language: true, closedAt: true } },
  company: { select: { id: true, email: true } },
} satisfies Prisma.TourSelect;
type KeptTour = Prisma.TourGetPayload<{ select: typeof keeperSelect }>;

function keeperOf({ user, company }: KeptTour) {
  const known = user && user.closedAt === null ? user : null;
  return { to: known?.email ?? company.email, language: (known?.language ?? "de") as Language };
}

export function notifyLost(tx: Transaction, tour: KeptTour, leg: LegRow) {
  const keeper = keeperOf(tour);
  const data = { ...mailFactsOfRow(leg, keeper.language), tour: tour.name };
  return queueMail(tx, { ...keeper, template: "tourLegLost", data });
}

export function notifyJoins(tx: Transaction, tour: KeptTour, leg: LegRow) {
  const keeper = keeperOf(tour);
  const data = { ...mailFactsOfRow(leg, keeper.language), tour: tour.name, id: leg.id };
  return queueMail(tx, { ...keeper, template: "tourLegJoins", data });
}
