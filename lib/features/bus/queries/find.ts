import type { Admin } from "@/lib/access/viewer";
import { holdsWords, Values } from "@/lib/db/filter-sql";
import { firstFound, rowsOf } from "@/lib/db/first-found";
import { isSearchable, squeezed } from "@/lib/search-text";
import type { BusHit } from "../schema/hit";
import { plateSql } from "./admin";

const resultSql = `select b.id, b.licenceplate, b.country, c.name as company
  from bus b join company c on c.id = b."companyId" where b.id = any($1::uuid[])`;

/** Buses by their plate, whole before part, however it is spaced. */
export async function findBuses(_viewer: Admin, text: string): Promise<BusHit[]> {
  if (!isSearchable(text)) return [];
  const [values, plate] = [new Values(), squeezed(text).toLowerCase()];
  const where = (condition: string) => `select p.id from bus p where ${condition} order by p."createdAt" desc`;
  const whole = values.add(plate);
  const searches = [
    { name: "whole", sql: where(`${plateSql} = ${whole}`) },
    { name: "part", sql: where(`${plateSql} <> ${whole} and ${holdsWords(values, plateSql, plate)}`) },
  ];
  return rowsOf<BusHit>("bus.hits", resultSql, [...(await firstFound(searches, values)).keys()]);
}
