import type { Prisma } from "@/prisma/generated/client";
import type { BusRecord, ScannedBus } from "../schema/bus";

export const scannedSelect = {
  licenceplate: true,
  country: true,
  design: true,
  capacity: true,
  name: true,
  features: true,
  stars: true,
  starsCertifiedAt: true,
  wheelchairPlaces: true,
  seatsPerWheelchair: true,
  walkingFrames: true,
  childSeats: true,
  luggage: true,
  luggageVolume: true,
  yearBuilt: true,
  images: true,
} satisfies Prisma.BusSelect;

export const busSelect = {
  ...scannedSelect,
  id: true,
  qrcode: true,
  companyId: true,
  active: true,
  note: true,
  litres: true,
  createdAt: true,
  version: true,
} satisfies Prisma.BusSelect;

type ScannedRow = Prisma.BusGetPayload<{ select: typeof scannedSelect }>;
type Row = Prisma.BusGetPayload<{ select: typeof busSelect }>;

export function toBus({ companyId, createdAt, starsCertifiedAt, ...row }: Row): BusRecord {
  const certified = starsCertifiedAt?.getTime() ?? null;
  return { ...row, starsCertifiedAt: certified, company: companyId, created_at: createdAt.getTime() };
}

/** Stars without a certificate are not told. */
export function toScannedBus({ starsCertifiedAt, stars, ...row }: ScannedRow): ScannedBus {
  return { ...row, stars: starsCertifiedAt ? stars : null, starsCertifiedAt: starsCertifiedAt?.getTime() ?? null };
}
