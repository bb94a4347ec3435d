import { conflictSql } from "./queries/busy";
import type { CalendarRecord } from "./schema";

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
