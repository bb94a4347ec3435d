import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { rowBoxClass, SortHead, Table } from "@/components/ui/table";
import type { AnyList } from "@/lib/http/admin-list";
import type { ListColumn } from "./types";
import type { ListAddress } from "./use-list-address";
import type { Selection } from "./use-selection";

export type RowsProps<Row extends { id: string }> = {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  nameOf: (row: Row) => string;
  /** Null where rows cannot be marked. */
  selection: Selection<Row> | null;
  /** Null where rows do not open. */
  onOpen: ((row: Row) => void) | null;
};

type HeadProps<Row> = { list: AnyList; address: ListAddress; column: ListColumn<Row> };

function Head<Row>({ list, address: { query, hrefOf }, column }: HeadProps<Row>) {
  const t = useTranslations("common.table");
  const { label, sort, right } = column;
  if (!sort || !list.sorts.includes(sort)) {
    return (
      <th scope="col" className={right ? "text-right" : undefined}>
        {label}
      </th>
    );
  }
  const now = query.sort === sort ? query.dir : null;
  const usual = sort === list.sorts[0] ? list.dir : "asc";
  const dir = now ? (now === "asc" ? "desc" : "asc") : usual;
  return (
    <SortHead sort={now} href={hrefOf({ sort, dir })} hint={t(dir === "asc" ? "sortAsc" : "sortDesc")} right={right}>
      {label}
    </SortHead>
  );
}

export function MarkBox<Row extends { id: string }>({
  row,
  nameOf,
  selection,
  className,
}: Omit<RowsProps<Row>, "rows" | "columns" | "onOpen"> & { row: Row; className: string }) {
  const t = useTranslations("admin.row");
  if (!selection) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keeps the row from being opened by its check box
    <label className={cn("check-line", className)} onClick={(event) => event.stopPropagation()}>
      <input
        className={rowBoxClass}
        type="checkbox"
        checked={selection.has(row.id)}
        onChange={() => selection.toggle(row)}
        aria-label={t("mark", { name: nameOf(row) })}
      />
    </label>
  );
}

type OpenProps<Row> = {
  row: Row;
  nameOf: (row: Row) => string;
  onOpen: ((row: Row) => void) | null;
  className: string;
  children: ReactNode;
};

/** The row's control; `data-row` lets the keyboard's steps find it. */
export function RowControl<Row extends { id: string }>({ row, nameOf, onOpen, className, children }: OpenProps<Row>) {
  const t = useTranslations("admin.row");
  if (!onOpen) {
    return (
      <span data-row={row.id} className={cn("block w-full", className)} tabIndex={-1}>
        {children}
      </span>
    );
  }
  const open = () => onOpen(row);
  return (
    <button
      type="button"
      data-row={row.id}
      className={cn("block w-full text-left", className)}
      onClick={(event) => {
        event.stopPropagation();
        open();
      }}
    >
      <span className="sr-only">{t("open", { name: nameOf(row) })}: </span>
      {children}
    </button>
  );
}

function BodyRow<Row extends { id: string }>({
  row,
  columns,
  nameOf,
  selection,
  onOpen,
}: Omit<RowsProps<Row>, "rows"> & { row: Row }) {
  const css = [selection?.has(row.id) && "*:bg-selected", onOpen && "cursor-pointer"].filter(Boolean).join(" ");
  return (
    // The button in the row does the same by keyboard.
    <tr className={css || undefined} onClick={onOpen ? () => onOpen(row) : undefined}>
      {selection && (
        <td className="w-11 pr-0">
          <MarkBox row={row} nameOf={nameOf} selection={selection} className="min-h-8.5 items-center" />
        </td>
      )}
      {columns.map(({ key, cell, text, right, nowrap }, index) => {
        const content = cell ? cell(row) : text(row);
        return (
          <td
            key={key}
            className={[right && "text-right", nowrap && "whitespace-nowrap"].filter(Boolean).join(" ") || undefined}
          >
            {index === 0 ? (
              <RowControl row={row} nameOf={nameOf} onOpen={onOpen} className="font-bold">
                {content}
              </RowControl>
            ) : (
              content
            )}
          </td>
        );
      })}
    </tr>
  );
}

type Props<Row extends { id: string }> = RowsProps<Row> & {
  list: AnyList;
  address: ListAddress;
  caption: string;
  busy: boolean;
};

export function ListTable<Row extends { id: string }>({ list, address, caption, busy, ...parts }: Props<Row>) {
  const t = useTranslations("admin.row");
  const { rows, columns, selection } = parts;
  const head = (
    <>
      {selection && (
        <th scope="col" className="w-11 pr-0">
          <label className="check-line min-h-8.5 items-center">
            <input
              className="size-5"
              type="checkbox"
              checked={selection.pageMarked}
              onChange={selection.togglePage}
              aria-label={t("markPage")}
            />
          </label>
        </th>
      )}
      {columns.map((column) => (
        <Head key={column.key} list={list} address={address} column={column} />
      ))}
    </>
  );
  return (
    <Table
      caption={caption}
      head={head}
      sticky
      busy={busy}
      className="[--cell-height:3.1rem] [--table-edge:1.1rem] max-lg:hidden"
    >
      {rows.map((row) => (
        <BodyRow key={row.id} row={row} {...parts} />
      ))}
    </Table>
  );
}
