"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useListColumns } from "@/components/admin/use-list-columns";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import { useLazy } from "@/components/ui/use-lazy";
import { plainRequestList } from "@/lib/features/busrequest/schema/admin-list";
import { dialogs } from "@/lib/state/dialogs";
import { pendingFilter, queueFilter, type QueueQuery } from "./queue-address";
import type { Queue } from "./use-queue";

const idsOf = (entries: Queue["rows"]) => entries.map(({ record }) => record.id);

type Props = {
  queue: Queue;
  query: QueueQuery;
  total: number;
  /** Keys of the table's columns where they were chosen; null for the usual ones. */
  chosen: readonly string[] | null;
};

/** What waits as a CSV file: all that match, this page, or the marked. */
export function QueueExport({ queue, query, total, chosen }: Props) {
  const t = useTranslations("admin.csv");
  const flags = useDialogFlags();
  const columns = useListColumns(plainRequestList);
  const close = () => dialogs.close("csvExport");
  const open = Boolean(flags.csvExport);
  const CsvDialog = useLazy(() => import("@/components/admin/csv-dialog").then((part) => part.CsvDialog), open, close);
  useEffect(() => dialogs.closeAll, []);
  return (
    <>
      <Button small onClick={() => dialogs.open("csvExport")}>
        <Icon of="download" size={16} />
        {t("open")}
      </Button>
      {open && CsvDialog && (
        <CsvDialog
          name={plainRequestList.name}
          filter={pendingFilter(query)}
          filtered={queueFilter(query) !== undefined}
          columns={columns}
          shown={columns.filter(({ key, usual }) => (chosen ? chosen.includes(key) : usual !== false))}
          total={total}
          ids={{ page: idsOf(queue.rows), marked: idsOf(queue.marked) }}
          onClose={close}
        />
      )}
    </>
  );
}
