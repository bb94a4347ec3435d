"use client";
import { useTranslations } from "next-intl";
import { busCalls } from "@/lib/features/bus/client";
import type { AdminBusRecord } from "@/lib/features/bus/schema/admin";
import { ApiError } from "@/lib/http/client";

type Rows = readonly AdminBusRecord[];

/** One after the other; a bus that a conflict keeps does not keep the others. Gives back those that stayed. */
async function each(rows: Rows, deed: (row: AdminBusRecord) => Promise<unknown>) {
  const kept: AdminBusRecord[] = [];
  for (const row of rows) {
    try {
      await deed(row);
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 404)) throw error;
      if (error.status === 409) kept.push(row);
    }
  }
  return kept;
}

/** What can be done to the marked buses, and the sentence that tells of it. */
export function useBusDeeds() {
  const t = useTranslations("bus.admin");
  const tell = (done: "retired" | "removed", rows: Rows, kept: Rows) => {
    const said = t(`bulk.${done}`, { count: rows.length - kept.length });
    if (kept.length === 0) return said;
    const plates = kept.slice(0, 5).map((row) => row.licenceplate);
    return `${said} ${t("bulk.kept", { count: kept.length, plates: plates.join(", ") })}`;
  };
  return {
    retire: async (rows: Rows) =>
      tell("retired", rows, await each(rows, (row) => busCalls.change(row, { active: false, version: row.version }))),
    remove: async (rows: Rows) => tell("removed", rows, await each(rows, busCalls.remove)),
  };
}
