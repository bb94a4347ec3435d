import type { Prisma } from "@/prisma/generated/client";
import type { DriverRecord } from "../schema/driver";

export const driverSelect = {
  id: true,
  name: true,
  phone: true,
  languages: true,
  createdAt: true,
  version: true,
} satisfies Prisma.DriverSelect;

type Row = Prisma.DriverGetPayload<{ select: typeof driverSelect }>;

export function presentDriver({ createdAt, phone, ...row }: Row): DriverRecord {
  return { ...row, phone: phone ?? "", created_at: createdAt.getTime() };
}
