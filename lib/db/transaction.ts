import { singleton } from "@/lib/singleton";
import { faultKind } from "./faults";
import { prisma, type Transaction } from "./prisma";

// Milliseconds. The longest is an erasure, which goes through every table that knows a person.
const limits = { maxWait: 5_000, timeout: 10_000 };

const commits = singleton("db.commits", () => new WeakMap<Transaction, (() => void)[]>());

/** Runs `work` once the transaction is committed, before its caller goes on; never where it is rolled back. */
export function afterCommit(tx: Transaction, work: () => void) {
  const list = commits.get(tx);
  if (!list) throw new Error("afterCommit needs a transaction of lib/db/transaction");
  list.push(work);
}

async function attemptOf<T>(work: (tx: Transaction) => Promise<T>, timeout: number): Promise<T> {
  const after: (() => void)[] = [];
  const result = await prisma.$transaction(
    (tx) => {
      commits.set(tx, after);
      return work(tx);
    },
    { ...limits, timeout },
  );
  for (const one of after) one();
  return result;
}

/** One transaction; a serialization failure or deadlock is tried again, three times at most. `timeout`: milliseconds. */
export async function transaction<T>(work: (tx: Transaction) => Promise<T>, timeout = limits.timeout): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOf(work, timeout);
    } catch (error) {
      if (attempt >= 3 || faultKind(error) !== "serialization") throw error;
    }
  }
}
