import type { Prisma } from "@/prisma/generated/client";
import type { TemplateKind } from "./rules";
import type { TemplateRecord } from "./schema";

export const templateSelect = {
  id: true,
  name: true,
  defaultFor: true,
  vatIncluded: true,
  vatRate: true,
  included: true,
  notIncluded: true,
  cancellation: true,
  description: true,
  validMinutes: true,
  createdAt: true,
  version: true,
} satisfies Prisma.OfferTemplateSelect;

type Row = Prisma.OfferTemplateGetPayload<{ select: typeof templateSelect }>;

export function toTemplate({ createdAt, vatRate, defaultFor, ...row }: Row): TemplateRecord {
  const rate = vatRate === null ? null : Number(vatRate);
  return { ...row, vatRate: rate, defaultFor: defaultFor as TemplateKind | null, created_at: createdAt.getTime() };
}
