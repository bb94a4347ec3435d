import type { Prisma } from "@/prisma/generated/client";
import type { AdminBusRecord } from "../schema/admin";
import { busSelect, toBus } from "./bus";

export const adminBusSelect = {
  ...busSelect,
  company: { select: { id: true, name: true, slug: true, address: true } },
} satisfies Prisma.BusSelect;
type Row = Prisma.BusGetPayload<{ select: typeof adminBusSelect }>;

export function toAdminBus({ company, ...row }: Row, ahead: number): AdminBusRecord {
  const { id, name, slug, address } = company;
  const { city = "" } = (address ?? {}) as { city?: string };
  return { ...toBus(row), company: { id, name, slug, city }, ahead };
}
