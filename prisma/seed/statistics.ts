import type { Transaction } from "@/lib/db/prisma";
import { dayOf, shiftDay } from "@/lib/features/statistic/rules";
import { jakobshof } from "./jakobshof";
import { Random } from "./random";

/** Trips are planned on working days; Sunday first. */
const weekdays = [0.55, 1.25, 1.2, 1.1, 1.05, 0.95, 0.6];

/** The home page is seen by many and followed by few. */
async function seedEntryCounts(tx: Transaction, random: Random, today: string) {
  const [hotel] = await tx.advertiser.findMany({ where: { company: { name: jakobshof.name } }, select: { id: true } });
  if (!hotel) return;
  const data = Array.from({ length: 60 }, (_none, ago) => {
    const day = new Date(shiftDay(today, -ago));
    const shown = Math.round((90 - ago) * (weekdays[day.getUTCDay()] ?? 1) * (0.8 + random.next() / 3));
    return { advertiserId: hotel.id, day, shown, opened: Math.round(shown * (0.02 + random.next() * 0.03)) };
  });
  await tx.homeDay.createMany({ data });
}

/** What visitors saw of the demo hotel's locations in the last two months: rising, one house more than the other. */
export async function seedStatistics(tx: Transaction, now: number) {
  const random = new Random(60);
  const today = dayOf(now);
  const locations = await tx.advertiserLocation.findMany({
    where: { company: { name: jakobshof.name } },
    select: { id: true },
    orderBy: { longitude: "asc" },
  });
  const data = locations.flatMap(({ id: locationId }, place) =>
    Array.from({ length: 60 }, (_none, ago) => {
      const day = new Date(shiftDay(today, -ago));
      const usual = (42 - ago * 0.35) * (weekdays[day.getUTCDay()] ?? 1) * (1 - place * 0.28);
      const shown = Math.max(0, Math.round(usual * (0.75 + random.next() / 2)));
      const opened = Math.round(shown * (0.14 + random.next() * 0.1));
      const clickedWeb = Math.round(opened * (0.25 + random.next() * 0.25));
      const clickedPhone = Math.round(opened * random.next() * 0.2);
      return { locationId, day, shown, opened, clickedWeb, clickedPhone };
    }),
  );
  await tx.locationDay.createMany({ data });
  await seedEntryCounts(tx, random, today);
}
