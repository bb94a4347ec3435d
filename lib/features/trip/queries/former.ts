import { biddingCompany } from "@/lib/features/company/queries/bidding";
import type { Prisma } from "@/prisma/generated/client";

/** A bidder of before, as a mail reaches it. */
export const formerSelect = {
  id: true,
  companyId: true,
  user: { select: { language: true } },
  company: { select: { email: true, registered: true, users: biddingCompany.users } },
} satisfies Prisma.OfferSelect;
export type FormerBidder = Prisma.OfferGetPayload<{ select: typeof formerSelect }>;
