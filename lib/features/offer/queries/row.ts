import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import { Prisma } from "@/prisma/generated/client";
import { busSelect, type OfferRow, offerSelect } from "../present";

// An offer with all that hangs on it in one statement; Prisma reads each relation by one of its own.

const columnsOf = (select: object) =>
  Object.entries(select).flatMap(([name, wanted]) => (wanted === true ? [name] : []));

/** SQL of an object: the plain columns of a selection, and what else is built for it. */
function object(alias: string, select: object, more: Record<string, string> = {}) {
  const plain = columnsOf(select).filter((name) => !(name in more));
  const pairs = [...plain.map((name) => [name, `${alias}."${name}"`]), ...Object.entries(more)];
  return `json_build_object(${pairs.map(([name, sql]) => `'${name}', ${sql}`).join(", ")})`;
}

const { company, user, trip, request } = offerSelect;

const one = (what: string, from: string) => `(select ${what} from ${from})`;
const list = (what: string, order: string, from: string) =>
  `(select coalesce(json_agg(${what} order by ${order}), '[]') from ${from})`;

const bus = (id: string) => one(object("b", busSelect), `bus b where b.id = ${id}`);
const busOf = (alias: string) => object(alias, { busId: true }, { bus: bus(`${alias}."busId"`) });

const companySql = one(
  object("c", company.select, {
    users: `(select coalesce(json_agg(${object("u", company.select.users.select)}), '[]') from
      (select * from user_account u where u."companyId" = c.id and u.owner limit 1) u)`,
  }),
  `company c where c.id = o."companyId"`,
);

const bookingSql = one(
  object(
    "k",
    { busId: true },
    {
      bus: bus('k."busId"'),
      more: list(busOf("m"), "m.position", `booking m where m."mainId" = k.id`),
    },
  ),
  `booking k where k."offerId" = o.id`,
);

const requestSql = one(
  object("r", request.select, {
    needs: one("to_json(n)", `request_needs n where n."requestId" = r.id`),
    contactNotice: one(object("n", { requestId: true }), `contact_notice n where n."requestId" = r.id`),
  }),
  `bus_request r where r.id = o."requestId"`,
);

const rowSql = `select ${object("o", offerSelect, {
  company: companySql,
  user: one(object("u", user.select), `user_account u where u.id = o."userId"`),
  bus: bus('o."busId"'),
  more: list(busOf("m"), "m.position", `offer_bus m where m."offerId" = o.id`),
  trip: one(object("t", trip.select), `trip t where t."offerId" = o.id`),
  booking: bookingSql,
  request: requestSql,
  versions: list("to_json(v)", "v.version", `offer_version v where v."offerId" = o.id`),
  _count: `json_build_object('messages', (select count(*) from offer_message m where m."offerId" = o.id))`,
})} as row from offer o`;
const rowsSql = `${rowSql} where o.id = any($1::uuid[]) order by o.id`;
/** By one id PostgreSQL keeps its plan; by a list it makes a new one each time, which takes longer than the read. */
const oneSql = `${rowSql} where o.id = $1::uuid`;

type Written<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K] };
type WrittenRow = Omit<Written<OfferRow>, "vatRate" | "trip" | "request" | "versions"> & {
  vatRate: number | null;
  trip: Written<NonNullable<OfferRow["trip"]>> | null;
  request: Written<OfferRow["request"]>;
  versions: Written<OfferRow["versions"][number]>[];
};

const dateOf = (written: string | null) => (written === null ? null : new Date(written));

/** JSON knows neither dates nor exact decimals. */
function rowOf({ request, versions, trip, vatRate, ...row }: WrittenRow): OfferRow {
  const { startDate, endDate, endedAt } = request;
  return {
    ...row,
    vatRate: vatRate === null ? null : new Prisma.Decimal(vatRate),
    offeredStart: dateOf(row.offeredStart),
    offeredEnd: dateOf(row.offeredEnd),
    endedAt: dateOf(row.endedAt),
    validUntil: new Date(row.validUntil),
    createdAt: new Date(row.createdAt),
    trip: trip && { ...trip, start: new Date(trip.start), end: new Date(trip.end) },
    request: { ...request, startDate: new Date(startDate), endDate: new Date(endDate), endedAt: dateOf(endedAt) },
    versions: versions.map((version) => ({ ...version, createdAt: new Date(version.createdAt) })),
  };
}

/** Offers as `offerSelect` names them, by their ids. */
export async function readOfferRows(tx: Transaction, ids: readonly string[]): Promise<OfferRow[]> {
  const rows = await run<{ row: WrittenRow }>(tx, "offer.rows", rowsSql, [ids]);
  return rows.map(({ row }) => rowOf(row));
}

export async function readOfferRow(tx: Transaction, id: string): Promise<OfferRow | null> {
  const [found] = await run<{ row: WrittenRow }>(tx, "offer.row", oneSql, [id]);
  return found ? rowOf(found.row) : null;
}
