import { newMailedToken } from "@/lib/auth/mailed-token";
import type { Transaction } from "@/lib/db/prisma";

const minute = 60_000;

/** On the A3, between the demo account's yard and Passau. */
const spot = { longitude: 12.69, latitude: 48.91 };
const bogen = {
  address: "Bogen, Deutschland",
  placeId: "geo:2946171",
  address_fields: {
    street: "",
    number: "",
    city: "Bogen",
    postal_code: "",
    country: "Deutschland",
    countryISO3166Code: "DE",
  },
  location: spot,
};

/** km of the rings; the first two are asked. */
const rings = [30, 60, 120];

/** $1 the emergency: operators with a bus and people in the first two rings, the nearest first. */
const nearestSql = `select c.id, cube_distance(c.pos, r."startPos") / 1000 as distance,
    (select b.id from bus b where b."companyId" = c.id and b.active order by b.capacity desc, b.id limit 1) as bus
  from company c, bus_request r
  where r.id = $1::uuid and c."companyType" = 'busoperator' and c.active and c.pos is not null
    and c.id is distinct from r."authorCompanyId"
    and exists (select from bus b where b."companyId" = c.id and b.active)
    and exists (select from user_account u where u."companyId" = c.id)
    and cube_distance(c.pos, r."startPos") <= 60000
  order by exists (select from user_account u where u."companyId" = c.id and u."userName" = 'busoperator') desc, distance, c.id limit 5`;

type Near = { id: string; distance: number; bus: string };

/** How those that were asked stand: silent, can send twice, has seen, has declined. */
const answers = [
  {},
  { seen: 1, can: true, minutes: 30, amount: 42_000 },
  { seen: 1, can: true, minutes: 60, amount: 38_000 },
  { seen: 2 },
  { seen: 2, can: false },
] as const satisfies { seen?: number; can?: boolean; minutes?: number; amount?: number }[];

async function seedAsks(tx: Transaction, requestId: string, asked: number) {
  const companies = await tx.$queryRawUnsafe<Near[]>(nearestSql, requestId);
  for (const [index, { id: companyId, distance, bus }] of companies.entries()) {
    const { seen, can, minutes, amount }: { seen?: number; can?: boolean; minutes?: number; amount?: number } =
      answers[index] ?? {};
    const at = (after: number) => new Date(asked + after * minute);
    const answered = can === undefined ? null : at((seen ?? 0) + 1);
    const { id: askId } = await tx.dispatchAsk.create({
      data: {
        ...{
          requestId,
          companyId,
          distance,
          ring: distance <= 30 ? 0 : 1,
          hash: newMailedToken().hash,
          askedAt: at(0),
        },
        seenAt: seen ? at(seen) : null,
        can,
        answeredAt: answered,
        ...(can ? { arrivesAt: at(minutes ?? 30), busId: bus, amount } : {}),
      },
    });
    if (seen) await tx.dispatchEvent.create({ data: { requestId, kind: "seen", askId, createdAt: at(seen) } });
    if (answered) {
      const data = can ? { arrives: at(minutes ?? 30).getTime() } : {};
      const line = { requestId, kind: can ? "can" : "cannot", askId, data, createdAt: answered };
      await tx.dispatchEvent.create({ data: line });
    }
  }
  return companies.map(({ distance }) => distance);
}

/** One emergency whose search is under way: two can come, so that it waits to be accepted. Returns how many. */
export async function seedDispatches(tx: Transaction) {
  const row = await tx.busRequest.findFirst({
    where: { category: "emergency", state: "active", mode: "collective", endedAt: null },
    select: { id: true, searchText: true },
    orderBy: { startDate: "asc" },
  });
  if (!row) return 0;
  const requestId = row.id;
  const { longitude: startLongitude, latitude: startLatitude } = spot;
  const searchText = `bogen deutschland ${row.searchText}`;
  const data = { startPlace: bogen, startLongitude, startLatitude, searchText };
  await tx.busRequest.update({ where: { id: requestId }, data });
  const opened = Date.now() - 4 * minute;
  const [createdAt, asked] = [new Date(opened), new Date(opened + 5_000)];
  await tx.dispatch.create({ data: { requestId, rings, step: 2, createdAt } });
  await tx.dispatchEvent.create({ data: { requestId, kind: "opened", createdAt } });
  const distances = await seedAsks(tx, requestId, asked.getTime());
  for (const [ring, km] of [30, 60].entries()) {
    const count = distances.filter((distance) => (distance <= 30 ? 0 : 1) === ring).length;
    await tx.dispatchEvent.create({ data: { requestId, kind: "asked", data: { km, count }, createdAt: asked } });
  }
  return 1;
}
