"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Notice } from "@/components/ui/notice";
import type { AnyList } from "@/lib/http/admin-list";
import { ApiError } from "@/lib/http/client";
import { useQuery } from "@/lib/http/queries";
import { DetailSheet } from "./detail-sheet";
import { ListLoading } from "./list-states";
import type { ListProps } from "./types";

type Props<Row extends { id: string }> = Pick<ListProps<Row>, "nameOf" | "loadOne" | "keys"> & {
  list: AnyList;
  detail: NonNullable<ListProps<Row>["detail"]>;
  rows: readonly Row[];
  id: string;
  onOpen: (id: string) => void;
  onClose: () => void;
  refresh: () => Promise<void>;
};

/**
 * The row of the address: of the page, else read by its id. One that has left the page by a change stays as it was
 * until it is read again: what is being typed about it hangs on it.
 */
function useOpenRow<Row extends { id: string }>({
  list,
  rows,
  id,
  loadOne,
}: Pick<Props<Row>, "list" | "rows" | "id" | "loadOne">) {
  const listed = rows.find((row) => row.id === id);
  const [last, setLast] = useState<Row>();
  if (listed && listed !== last) setLast(listed);
  const query = useQuery<Row>({
    queryKey: ["admin", list.name, "one", id],
    queryFn: () => (loadOne ? loadOne(id) : Promise.reject(new ApiError(404, "NotFound", ""))),
    enabled: !listed,
    retry: false,
    gcTime: 0,
  });
  const failed = !listed && query.isError;
  const kept = failed ? undefined : (query.data ?? (last?.id === id ? last : undefined));
  return { row: listed ?? kept, failed };
}

export function ListDetail<Row extends { id: string }>(props: Props<Row>) {
  const { detail, rows, id, nameOf, keys, onOpen, onClose, refresh } = props;
  const t = useTranslations("admin.panel");
  const { row, failed } = useOpenRow(props);
  const at = rows.findIndex((one) => one.id === id);
  const stepTo = (index: number) => {
    const next = at < 0 ? undefined : rows[index];
    return next ? () => onOpen(next.id) : null;
  };
  return (
    <DetailSheet
      title={row ? nameOf(row) : t("title")}
      keys={keys}
      rowId={id}
      onPrevious={stepTo(at - 1)}
      onNext={stepTo(at + 1)}
      onClose={onClose}
    >
      {row && <div key={row.id}>{detail(row, { close: onClose, refresh })}</div>}
      {failed && <Notice tone="warn">{t("gone")}</Notice>}
      {!row && !failed && <ListLoading rows={4} />}
    </DetailSheet>
  );
}
