import type { Account } from "@/lib/access/viewer";
import { passwordMatches } from "@/lib/auth/password";
import { prisma } from "@/lib/db/prisma";
import { validationFailed } from "@/lib/errors";

/** Throws ValidationFailed where it is not one's own. */
export async function requirePassword({ id }: Account, password: string) {
  const { passwordHash } = await prisma.user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } });
  if (await passwordMatches(passwordHash, password)) return;
  throw validationFailed([{ path: "password", message: "passwordWrong" }]);
}
