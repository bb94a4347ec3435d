import { query } from "@/lib/db/pool";

/** A company that stands ready, by its nearest base. */
interface OnCall {
  companyId: string;
  /** As the crow flies. */
  km: number;
  latitude: number;
  longitude: number;
  /** Which bus and whose driver are meant; null where the company left it open. */
  busId: string | null;
  driverId: string | null;
}

/** Position of a window's base: the company's own address wherever it has moved since. */
export const positionSql = `case when w.base = 'home' then coalesce(c.latitude, w.latitude) else w.latitude end as latitude,
  case when w.base = 'home' then coalesce(c.longitude, w.longitude) else w.longitude end as longitude`;

const nearSql = `select distinct on (n."companyId") n.* from (
    select o."companyId", o."busId", o."driverId", o.latitude, o.longitude,
      2 * 6378.168 * asin(least(1, sqrt(sin(radians(o.latitude - $1) / 2) ^ 2
        + cos(radians($1)) * cos(radians(o.latitude)) * sin(radians(o.longitude - $2) / 2) ^ 2))) as km
    from (select w."companyId", w."busId", w."driverId", ${positionSql} from standby_window w
      join company c on c.id = w."companyId" and c.active
      where tstzrange(w.start, w."end", '[)') @> $4::timestamptz) o
  ) n where n.km <= $3 order by n."companyId", n.km`;

/** Companies on call at a moment within so many km of a point, the nearest first. */
export async function onCallNear(
  point: { latitude: number; longitude: number },
  km: number,
  moment = new Date(),
): Promise<OnCall[]> {
  const rows = await query<OnCall>("standby.near", nearSql, [point.latitude, point.longitude, km, moment]);
  return rows.sort((one, other) => one.km - other.km);
}
