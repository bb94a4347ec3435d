import { prisma } from "@/lib/db/prisma";
import type { Prisma } from "@/prisma/generated/client";

export type BusData = Prisma.BusUncheckedCreateInput;
type Overrides = Partial<BusData> & Pick<BusData, "companyId">;

let made = 0;

/** A coach with 49 seats, registered in Germany, unless told otherwise; `companyId` is a bus operator's. */
export function busData(overrides: Overrides): BusData {
  made += 1;
  return {
    licenceplate: `R MB ${made}`,
    country: "DE",
    design: "coach",
    capacity: 49,
    qrcode: crypto.randomUUID(),
    ...overrides,
  };
}

export function makeBus(overrides: Overrides) {
  return prisma.bus.create({ data: busData(overrides) });
}
