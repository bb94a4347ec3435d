import type { prisma, Transaction } from "@/lib/db/prisma";

type Reader = Transaction | typeof prisma;

/** Whether a time `f` of an external calendar takes a bus (an id in SQL) of its company. */
export const takesBus = (bus: string) => `(f."busId" is null or f."busId" = ${bus})`;

/** A time `f` that meets a trip or an entry `b` which has its bus. */
export const conflictSql = `b."companyId" = f."companyId" and b.state = 'booked' and b."busId" is not null
  and ${takesBus('b."busId"')} and b.start < f."end" and b."end" > f.start`;

/** Whether an external calendar takes a bus (ids in SQL) between two moments in SQL. */
export const busySql = (company: string, bus: string, start: string, end: string) =>
  `exists (select from external_busy f where f."companyId" = ${company} and ${takesBus(bus)}
    and f.start < ${end} and f."end" > ${start})`;

type ExternalTime = {
  id: string;
  busId: string | null;
  title: string;
  calendar: string;
  start: Date;
  end: Date;
};

/** What external calendars take of these buses of one company meanwhile, by its start; `busId` null: of all of them. */
export function externalTimes(
  db: Reader,
  { buses, start, end }: { buses: readonly string[]; start: Date; end: Date },
): Promise<ExternalTime[]> {
  return db.$queryRaw<ExternalTime[]>`
    select f.id, f."busId", f.title, c.name as calendar, f.start, f."end"
    from external_busy f join external_calendar c on c.id = f."calendarId"
    where f."companyId" in (select "companyId" from bus where id = any(${[...buses]}::uuid[]))
      and (f."busId" is null or f."busId" = any(${[...buses]}::uuid[])) and f.start < ${end} and f."end" > ${start}
    order by f.start, f.id limit 500`;
}
