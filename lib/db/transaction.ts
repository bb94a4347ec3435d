import { faultKind } from "./faults";
import { prisma, type Transaction } from "./prisma";

/** One transaction; a serialization failure or deadlock is tried again, three times at most. */
export async function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await prisma.$transaction(work);
    } catch (error) {
      if (attempt >= 3 || faultKind(error) !== "serialization") throw error;
    }
  }
}
