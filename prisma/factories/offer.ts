import { v7 as uuidv7 } from "uuid";
import type { Prisma } from "@/prisma/generated/client";

export type OfferData = Prisma.OfferUncheckedCreateInput & { id: string };
type Overrides = Partial<OfferData> & Pick<OfferData, "requestId" | "companyId">;

/** An open offer of 1,240 euros with VAT, three days to decide, unless told otherwise. */
export function offerData(overrides: Overrides): OfferData {
  return {
    id: uuidv7(),
    amount: 124_000,
    validUntil: new Date(Date.now() + 3 * 86_400_000),
    ...overrides,
  };
}
