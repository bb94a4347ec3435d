import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { transaction } from "@/lib/db/transaction";
import { notFound } from "@/lib/errors";
import { consume, peek } from "@/lib/limits/limits";
import { exportLists } from "./queries/lists";
import type { ExportQuery } from "./schema";

/** Personal data leave with each: enough for a day's work, not for a stolen session that empties the house. */
const perAdmin = { name: "export", points: 60, seconds: 3_600 };

/** Keys of a filter, not its values: they may name a person (decision 013). */
function filterKeys(text: string | undefined) {
  if (text === undefined) return [];
  const filter = JSON.parse(text) as Record<string, object | undefined>;
  return [...new Set(Object.values(filter).flatMap((part) => Object.keys(part ?? {})))];
}

/** Throws NotFound for a list that is none, ValidationFailed for what it does not know. */
function openList(viewer: Admin, name: string, query: ExportQuery) {
  const list = exportLists.get(name);
  if (!list) throw notFound();
  return { ...list.open(viewer, query), adminId: viewer.id };
}

/** Whether an export would be answered: refused for the same reasons, but neither counted nor on record. */
export async function checkExport(viewer: Admin, name: string, query: ExportQuery) {
  const { heads, adminId } = openList(viewer, name, query);
  await peek(perAdmin, adminId);
  return { columns: heads };
}

/** GET /admin/{list}.csv: on record, then row by row. */
export async function exportCsv(viewer: Admin, name: string, query: ExportQuery) {
  const { heads, stream, adminId } = openList(viewer, name, query);
  await consume(perAdmin, adminId);
  const after = { columns: heads, filter: filterKeys(query.filter), rows: query.ids?.length ?? "all" };
  await transaction((tx) => audit(tx, viewer, { action: "export", noun: "export", recordId: name, after }));
  return await stream();
}
