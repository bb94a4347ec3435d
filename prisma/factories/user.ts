import { v7 as uuidv7 } from "uuid";
import { hashPassword } from "@/lib/auth/password";
import { prisma } from "@/lib/db/prisma";
import { demoPassword } from "@/lib/startup/demo-password";
import type { Prisma } from "@/prisma/generated/client";

export type UserData = Prisma.UserUncheckedCreateInput;

let made = 0;
// One hash for all: argon2 costs 40 ms on purpose.
let hash: Promise<string> | undefined;

/** A confirmed person without a company, with the demo's password unless `password` is given. */
export async function userData({ password, ...rest }: Partial<UserData> & { password?: string } = {}) {
  made += 1;
  hash ??= hashPassword(demoPassword);
  const userName = rest.userName ?? `person-${made}`;
  return {
    id: uuidv7(),
    userName,
    email: `${userName}@people.example`,
    firstname: "Maria",
    lastname: "Muster",
    language: "de",
    confirmedAt: new Date(),
    ...rest,
    passwordHash: rest.passwordHash ?? (password ? await hashPassword(password) : await hash),
  } satisfies UserData;
}

export async function makeUser(overrides: Partial<UserData> & { password?: string } = {}) {
  return prisma.user.create({ data: await userData(overrides) });
}
