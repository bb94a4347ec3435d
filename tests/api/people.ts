import { hashPassword } from "@/lib/auth/password";
import { prisma } from "@/lib/db/prisma";

export const goodPassword = "Linie7nachUlm";
let hash: Promise<string> | undefined;
let count = 0;

type Query = { email?: string; userName?: string; role?: "user" | "admin"; companyId?: string };

/** A confirmed person with the password above. */
export async function makePerson(query: Query = {}) {
  hash ??= hashPassword(goodPassword);
  count += 1;
  return prisma.user.create({
    data: {
      email: `person${count}@kern.example`,
      userName: `person${count}`,
      firstname: "Jana",
      lastname: "Kern",
      language: "de",
      passwordHash: await hash,
      confirmedAt: new Date(),
      ...query,
    },
  });
}
