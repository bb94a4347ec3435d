import type { Transaction } from "@/lib/db/prisma";
import { marketDay } from "@/lib/i18n/formats";
import type { CertificateKind } from "@/lib/features/certificate/rules";
import type { SeededCompany } from "./companies";

const day = 86_400_000;

/** Days that the papers of the demo's bus operator and of its driver company still hold; `bus`: how many have one. */
const lines: Record<string, readonly { kind: CertificateKind; days: number; buses?: number }[]> = {
  busoperator: [
    { kind: "licence", days: 1_140 },
    { kind: "insurance", days: 39 },
    { kind: "inspection", days: 21, buses: 4 },
  ],
  driver: [{ kind: "insurance", days: 160 }],
};

/** Without files: nobody has sent any yet. One inspection after the other is due, a month apart. */
export async function seedCertificates(tx: Transaction, partners: readonly SeededCompany[], now: number) {
  const today = marketDay(now);
  let made = 0;
  for (const { id: companyId, owner } of partners) {
    const account = owner && "userName" in owner ? owner.userName : undefined;
    for (const { kind, days, buses = 0 } of lines[account ?? ""] ?? []) {
      const plates = {
        where: { companyId },
        orderBy: { licenceplate: "asc" },
        take: buses,
        select: { id: true },
      } as const;
      const fleet = buses > 0 ? await tx.bus.findMany(plates) : [null];
      const data = fleet.map((bus, index) => {
        return { companyId, busId: bus?.id ?? null, kind, validUntil: new Date(today + (days + 30 * index) * day) };
      });
      made += (await tx.certificate.createMany({ data })).count;
    }
  }
  return made;
}
