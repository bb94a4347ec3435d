import type { Transaction } from "@/lib/db/prisma";
import type { SeededCompany } from "./companies";

type Line = [name: string, phone: string | null, ...languages: string[]];

/** Who drives for the demo's first bus operator and for its driver company. */
const lines: Record<string, readonly Line[]> = {
  busoperator: [
    ["Jonas Wiesgickl", "+49 151 5550118", "de", "cs"],
    ["Toni Hirschvogel", "+49 151 5550142", "de"],
    ["Marta Kowalczyk", "+49 151 5550167", "de", "pl", "en"],
    ["Branko Petrović", null, "hr", "de"],
  ],
  driver: [["Ludwig Aschenbrenner", "+49 160 5550193", "de", "en"]],
};

export async function seedDrivers(tx: Transaction, partners: readonly SeededCompany[]) {
  const data = partners.flatMap(({ id: companyId, owner }) => {
    const account = owner && "userName" in owner ? owner.userName : undefined;
    const own = lines[account ?? ""] ?? [];
    return own.map(([name, phone, ...languages]) => ({ companyId, name, phone, languages }));
  });
  return (await tx.driver.createMany({ data })).count;
}
