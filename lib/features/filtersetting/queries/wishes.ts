import type { Values } from "@/lib/db/filter-sql";
import { equipment, equipments } from "@/lib/features/busrequest/rules/needs";
import { marketTimeZone } from "@/lib/i18n/formats";
import type { Filters } from "../rules";

/** SQL of each wish; one that may be absent is an expression that is null then. */
type WishSql = Record<"company" | "from" | "to" | "longMin" | "longMax" | "unit" | "aheadMin" | "aheadMax", string> & {
  fleet: string;
};

/** Of a `filter_setting s`. */
export const storedWishes: WishSql = {
  company: 's."companyId"',
  from: 's."dateFrom"',
  to: 's."dateTo"',
  longMin: 's."lengthMin"',
  longMax: 's."lengthMax"',
  unit: 's."lengthUnit"::text',
  aheadMin: 's."aheadMin"',
  aheadMax: 's."aheadMax"',
  fleet: 's."fleetMeetsNeeds"',
};

/** Of settings as they are typed. */
export function wishesOfValues(values: Values, { companyId, wishes }: Filters): WishSql {
  const { dates, length, ahead, fleetMeetsNeeds } = wishes;
  const int = (value: number | null | undefined) => `${values.add(value ?? null)}::int`;
  return {
    company: `${values.add(companyId)}::uuid`,
    from: `${values.add(dates.from ?? null)}::date`,
    to: `${values.add(dates.to ?? null)}::date`,
    longMin: int(length.min),
    longMax: int(length.max),
    unit: `${values.add(length.unit)}::text`,
    aheadMin: int(ahead.min),
    aheadMax: int(ahead.max),
    fleet: `${values.add(fleetMeetsNeeds)}::boolean`,
  };
}

const dayOf = (moment: string) => `(${moment} at time zone '${marketTimeZone}')::date`;
const within = (value: string, min: string, max: string) =>
  `(${min} is null or ${value} >= ${min}) and (${max} is null or ${value} <= ${max})`;

const departure = dayOf('r."startDate"');
/** A free bus serves every day until its end. */
const lastDay = dayOf(`case when r.category = 'vacancy' then r."endDate" else r."startDate" end`);
// Who is back at midnight was not away on the day that begins then.
const days = `${dayOf(`greatest(r."startDate", r."endDate" - interval '1 second')`)} - ${departure} + 1`;
const hours = `extract(epoch from r."endDate" - r."startDate") / 3600`;

const share = (need: string) => `ceil(n."${need}"::numeric / r.quantity)`;
const equipped = equipments.map((name) => `(not n.${name} or '${equipment[name]}' = any(b.features))`);

/** A `bus b` is fit for needs `n`; what its company has not said does not speak against it. As `needFits` decides. */
const isFit = `b."wheelchairPlaces" >= ${share("wheelchairPlaces")}
  and coalesce(b."walkingFrames" >= ${share("walkingFrames")}, true)
  and coalesce(b."childSeats" >= ${share("childSeats")}, true)
  and coalesce(b.luggage >= n.luggage, true) and ${equipped.join(" and ")}`;

/** Conditions on a request `r` (id, category, quantity, startDate, endDate); `now`: SQL of the present moment. */
export function wishesSql(wish: WishSql, now: string) {
  const length = `case ${wish.unit} when 'days' then ${days} else ${hours} end`;
  return [
    `(${wish.to} is null or ${departure} <= ${wish.to})`,
    `(${wish.from} is null or ${lastDay} >= ${wish.from})`,
    `(r.category in ('vacancy', 'emptyride') or ${within(`(${length})`, wish.longMin, wish.longMax)})`,
    `(r.category = 'emergency' or ${within(`(${departure} - ${dayOf(now)})`, wish.aheadMin, wish.aheadMax)})`,
    `(not ${wish.fleet} or not exists (select from request_needs n where n."requestId" = r.id and not exists (
      select from bus b where b."companyId" = ${wish.company} and b.active and ${isFit})))`,
  ];
}
