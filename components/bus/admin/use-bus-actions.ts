"use client";
import { useTranslations } from "next-intl";
import { eachRow } from "@/components/admin/each-row";
import { busCalls } from "@/lib/features/bus/client";
import type { AdminBusRecord } from "@/lib/features/bus/schema/admin";

type Rows = readonly AdminBusRecord[];

/** What can be done to the marked buses, and the sentence that tells of it. */
export function useBusActions() {
  const t = useTranslations("bus.admin");
  const tell = (done: "retired" | "removed", rows: Rows, kept: Rows) => {
    const said = t(`bulk.${done}`, { count: rows.length - kept.length });
    if (kept.length === 0) return said;
    const plates = kept.slice(0, 5).map((row) => row.licenceplate);
    return `${said} ${t("bulk.kept", { count: kept.length, plates: plates.join(", ") })}`;
  };
  return {
    retire: async (rows: Rows) =>
      tell(
        "retired",
        rows,
        (await eachRow(rows, (row) => busCalls.change(row, { active: false, version: row.version }))).kept,
      ),
    remove: async (rows: Rows) => tell("removed", rows, (await eachRow(rows, busCalls.remove)).kept),
  };
}
