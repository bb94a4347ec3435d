import type { Prisma } from "@/prisma/generated/client";
import type { CircleRecord } from "./schema";

export const circleSelect = {
  id: true,
  name: true,
  createdAt: true,
  version: true,
  // A company that is switched off is shown nowhere.
  members: {
    where: { company: { active: true } },
    select: { company: { select: { id: true, name: true, slug: true } } },
    orderBy: { company: { name: "asc" } },
  },
} satisfies Prisma.PartnerCircleSelect;

type Row = Prisma.PartnerCircleGetPayload<{ select: typeof circleSelect }>;

export const toCircle = ({ createdAt, members, ...row }: Row): CircleRecord => ({
  ...row,
  companies: members.map(({ company }) => company),
  created_at: createdAt.getTime(),
});
