import { unseen } from "@/lib/db/unseen";
import type { ItemReader } from "../present";

/** Whose items a reader has: its own, and those of its company. */
export const holdersOf = ({ id, company }: Pick<ItemReader, "id" | "company">) => (company ? [id, company.id] : [id]);

/** Whose they are; `$1`: holders. */
export const heldSql = `i.holder = any(${unseen("$1", "uuid[]")}::uuid[])`;

/** Conditions on an item `i` by tab. */
export const tabSql = {
  open: `i."doneAt" is null and (i."snoozeUntil" is null or i."snoozeUntil" <= now())`,
  later: `i."doneAt" is null and i."snoozeUntil" > now()`,
  done: `i."doneAt" is not null`,
} as const;

/** `$2`: reader. */
export const readSql = `exists (select 1 from inbox_read r where r."itemId" = i.id and r."userId" = $2::uuid)`;
