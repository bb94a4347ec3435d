import { prisma } from "@/lib/db/prisma";
import { scannedSelect, toScannedBus } from "../present/bus";
import type { ScannedBus } from "../schema/bus";

/** Codes as they are made now and were made before; anything else is not looked up. */
export const isBusCode = (code: string) => /^[A-Za-z0-9_-]{8,64}$/.test(code);

/** The bus whose code a passenger has scanned, for its company's public profile; null where it is out of service. */
export async function scannedBus(companyId: string, code: string): Promise<ScannedBus | null> {
  if (!isBusCode(code)) return null;
  const company = { id: companyId, companyType: "busoperator", active: true, registered: true } as const;
  const row = await prisma.bus.findFirst({ where: { qrcode: code, active: true, company }, select: scannedSelect });
  return row ? toScannedBus(row) : null;
}
