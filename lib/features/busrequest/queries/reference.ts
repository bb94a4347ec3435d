import { isAdmin } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { forbidden } from "@/lib/errors";
import { recordSql } from "../present";
import type { BusRequestRecord } from "../schema";

/** The number of "CB-12345", "cb 12345" or "12345", if the text is one. */
export function numberOfReference(text: string) {
  const digits = /^\s*(?:cb[\s-]*)?(\d{4,9})\s*$/i.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The request of a number, as a list of none or one. Throws Forbidden. */
export async function listByNumber(viewer: Viewer, number: number) {
  if (!isAdmin(viewer)) throw forbidden();
  const rows = await query<{ record: BusRequestRecord }>(
    "busrequest.number",
    `select ${recordSql.full} as record from bus_request r where r.number = $1::int`,
    [number],
  );
  return { rows: rows.map((row) => row.record), total: rows.length };
}
