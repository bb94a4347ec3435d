"use client";
import { isFiltered } from "@/lib/http/admin-list";
import { dialogs } from "@/lib/state/dialogs";
import { CsvDialog } from "./csv-dialog";
import { KeysHelp } from "./keys-help";
import { ListDetail } from "./list-detail";
import type { ListPart } from "./use-admin-list";
import "@/sheets/admin-lists.css";

/** What opens over a list: it comes when somebody opens it. */
export function ListDialogs<Row extends { id: string }>({ props, state }: ListPart<Row>) {
  const { list, columns, nameOf, loadOne, detail, keys, plain } = props;
  const { query, rows, total, choice, selection, refresh, flags, help, setHelp, openRow, closeRow } = state;
  const ids = { page: rows.map(({ id }) => id), marked: selection.rows.map(({ id }) => id) };
  const { filter } = list.queryOf(query);
  const exporting = { name: list.name, filter, filtered: isFiltered(query), columns, total, ids, shown: choice.shown };
  return (
    <>
      {flags.csvExport && <CsvDialog {...exporting} onClose={() => dialogs.close("csvExport")} />}
      {detail && query.open && (
        <ListDetail
          list={list}
          nameOf={nameOf}
          loadOne={loadOne}
          keys={keys}
          detail={detail}
          rows={rows}
          refresh={refresh}
          id={query.open}
          onOpen={openRow}
          onClose={closeRow}
        />
      )}
      <KeysHelp open={help} onOpenChange={setHelp} keys={keys} opens={!!detail} plain={plain} />
    </>
  );
}
