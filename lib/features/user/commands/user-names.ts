import { randomInt } from "node:crypto";
import type { Transaction } from "@/lib/db/prisma";
import { conflict } from "@/lib/errors";
import type { PendingRegistration } from "../schema/registration";

/** Those of the names that are in use, or wait behind an unused confirmation link. */
export async function takenUserNames(tx: Transaction, names: readonly string[]) {
  const wanted = [...names];
  const users = await tx.user.findMany({
    where: { userName: { in: wanted, mode: "insensitive" } },
    select: { userName: true },
  });
  const waiting = await tx.mailedToken.findMany({
    where: {
      userId: null,
      purpose: "register",
      expiresAt: { gt: new Date() },
      OR: wanted.map((name) => ({ data: { path: ["userName"], equals: name } })),
    },
    select: { data: true },
  });
  const held = waiting.map(({ data }) => (data as unknown as PendingRegistration).userName);
  return new Set([...users.map((user) => user.userName.toLowerCase()), ...held]);
}

/** The name itself, or with the first free of a few numbers: half of all companies write from "info@". */
export async function freeUserName(tx: Transaction, wanted: string) {
  const near = Array.from({ length: 8 }, (_, index) => index + 2);
  const far = [4, 5, 6, 7].flatMap((digits) => [1, 2].map(() => randomInt(10 ** (digits - 1), 10 ** digits)));
  const names = [wanted, ...[...near, ...far].map((number) => `${wanted.slice(0, 32)}-${number}`)];
  const taken = await takenUserNames(tx, names);
  const free = names.find((name) => !taken.has(name));
  if (!free) throw conflict([{ path: "userName", message: "alreadyTaken" }]);
  return free;
}
