import { faultKind } from "./faults";
import { prisma, type Transaction } from "./prisma";

// Milliseconds. The longest is an erasure, which reads the whole outbox.
const limits = { maxWait: 5_000, timeout: 10_000 };

/** One transaction; a serialization failure or deadlock is tried again, three times at most. */
export async function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await prisma.$transaction(work, limits);
    } catch (error) {
      if (attempt >= 3 || faultKind(error) !== "serialization") throw error;
    }
  }
}
