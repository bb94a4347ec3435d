"use client";
import { useTranslations } from "next-intl";
import { eachRow } from "@/components/admin/each-row";
import type { AdminRequestRecord } from "@/lib/features/busrequest/schema/admin";
import { api } from "@/lib/http/client";

type Row = AdminRequestRecord;

/** Ends a request on behalf of its author, who is mailed: with a reason the reason, else that it was withdrawn. */
export const endRequest = async (row: Row, reason: string) => {
  const params = { id: row.id };
  const { version } = row;
  if (reason) await api("POST /busrequest/{id}/reject", { params, query: { version }, body: { reason } });
  else await api("DELETE /busrequest/{id}", { params });
};
export const deleteRequest = ({ id, version }: Row) =>
  api("DELETE /admin/requests/{id}", { params: { id }, query: { version } });

/** Actions for the marked requests, with the sentence that tells what came of them. */
export function useRequestActions() {
  const t = useTranslations("moderation.all.bulk");
  const tell = (done: "ended" | "deleted", rows: readonly Row[], kept: readonly Row[]) => {
    const said = t(done, { count: rows.length - kept.length });
    const names = kept.slice(0, 5).map(({ reference }) => reference);
    return kept.length === 0 ? said : `${said} ${t("kept", { count: kept.length, names: names.join(", ") })}`;
  };
  return {
    end: async (rows: readonly Row[]) => tell("ended", rows, (await eachRow(rows, (row) => endRequest(row, ""))).kept),
    remove: async (rows: readonly Row[]) => tell("deleted", rows, (await eachRow(rows, deleteRequest)).kept),
  };
}
