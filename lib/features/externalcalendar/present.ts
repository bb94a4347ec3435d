import type { CalendarRecord } from "./schema";

/** Whether a time `f` of an external calendar takes a bus (an id in SQL) of its company. */
export const takesBus = (bus: string) => `(f."busId" is null or f."busId" = ${bus})`;

/** A time `f` that meets a trip or an entry `b` which has its bus. */
export const conflictSql = `b."companyId" = f."companyId" and b.state = 'booked' and b."busId" is not null
  and ${takesBus('b."busId"')} and b.start < f."end" and b."end" > f.start`;

/** SQL of a record, from `external_calendar c` with its bus `v`; `now` a moment in SQL. */
export const calendarSql = (now: string) => `c.id, c.name, c.host,
  case when v.id is not null then json_build_object('id', v.id, 'licenceplate', v.licenceplate) end as bus,
  c."readAt", c."nextAt", c.error, c.skipped, c.guessed, c."createdAt", c.version,
  (select count(*)::int from external_busy f where f."calendarId" = c.id and f."end" > ${now}) as entries,
  (select count(distinct b.id)::int from external_busy f join booking b on ${conflictSql}
    where f."calendarId" = c.id and f."end" > ${now} and b."end" > ${now}) as conflicts`;

export type CalendarRow = Pick<
  CalendarRecord,
  "id" | "name" | "host" | "bus" | "error" | "skipped" | "guessed" | "version" | "entries" | "conflicts"
> & { readAt: Date | null; nextAt: Date; createdAt: Date };

export function toCalendar({ readAt, nextAt, createdAt, ...row }: CalendarRow): CalendarRecord {
  return {
    ...row,
    read_at: readAt?.getTime() ?? null,
    next_at: nextAt.getTime(),
    created_at: createdAt.getTime(),
  };
}
