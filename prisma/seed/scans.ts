import type { Transaction } from "@/lib/db/prisma";
import { Random } from "./random";

const day = 86_400_000;

/** Scans of the demo's buses in the last month: few on a day, none on most. */
export async function seedScans(tx: Transaction, now: number) {
  const random = new Random(30);
  const where = { active: true };
  const buses = await tx.bus.findMany({
    where,
    select: { id: true },
    orderBy: [{ country: "asc" }, { licenceplate: "asc" }],
  });
  const data = buses.flatMap(({ id: busId }) =>
    Array.from({ length: 30 }, (_, ago) => ago)
      .filter(() => random.chance(0.4))
      .map((ago) => ({ busId, day: new Date(now - ago * day), count: random.whole(1, 9) })),
  );
  await tx.busScan.createMany({ data });
}
