import type { prisma, Transaction } from "@/lib/db/prisma";
import { takesBus } from "../present";

type Reader = Transaction | typeof prisma;

/** Whether an external calendar takes a bus (ids in SQL) between two moments in SQL. */
export const busySql = (company: string, bus: string, start: string, end: string) =>
  `exists (select from external_busy f where f."companyId" = ${company} and ${takesBus(bus)}
    and f.start < ${end} and f."end" > ${start})`;

export type ExternalTime = { id: string; busId: string | null; title: string; start: Date; end: Date };

/** What external calendars take of these buses of one company meanwhile, by its start; `busId` null: of all of them. */
export function externalTimes(
  db: Reader,
  { buses, start, end }: { buses: readonly string[]; start: Date; end: Date },
): Promise<ExternalTime[]> {
  return db.$queryRaw<ExternalTime[]>`
    select f.id, f."busId", f.title, f.start, f."end" from external_busy f
    where f."companyId" in (select "companyId" from bus where id = any(${[...buses]}::uuid[]))
      and (f."busId" is null or f."busId" = any(${[...buses]}::uuid[])) and f.start < ${end} and f."end" > ${start}
    order by f.start, f.id limit 500`;
}
