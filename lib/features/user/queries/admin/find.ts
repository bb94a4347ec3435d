import type { Admin } from "@/lib/access/viewer";
import { holdsFolded, Values } from "@/lib/db/filter-sql";
import { firstFound, rowsOf } from "@/lib/db/first-found";
import { indexedWords } from "@/lib/search-text";
import type { UserHit } from "../../schema/hit";

const resultSql = `select u.id, u.firstname || ' ' || u.lastname as name, u.email, c.name as company
  from user_account u left join company c on c.id = u."companyId" where u.id = any($1::uuid[])`;

/** Accounts by mail address, name or user name, a whole address first. */
export async function findUsers(_viewer: Admin, text: string): Promise<UserHit[]> {
  const words = indexedWords(text);
  if (!words) return [];
  const values = new Values();
  const where = (condition: string) => `select u.id from user_account u where ${condition} order by u."createdAt" desc`;
  const email = values.add(text.trim().toLowerCase());
  const searches = [
    { name: "email", sql: where(`u.email = ${email}`) },
    { name: "words", sql: where(`u.email <> ${email} and ${holdsFolded(values, 'u."searchWords"', words)}`) },
  ];
  return rowsOf<UserHit>("user.hits", resultSql, [...(await firstFound(searches, values)).keys()]);
}
