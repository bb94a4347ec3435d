import type { Prisma } from "@/prisma/generated/client";

/** Who bids or drives, as the other side reads and a mail reaches it. */
export const biddingCompany = {
  name: true,
  slug: true,
  active: true,
  registered: true,
  email: true,
  telephone: true,
  cellphone: true,
  users: { where: { owner: true }, select: { id: true, language: true }, take: 1 },
} satisfies Prisma.CompanySelect;
