import { useEffect, useState } from "react";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import { dialogs } from "@/lib/state/dialogs";
import type { ListProps } from "./types";
import { useColumnChoice } from "./use-column-choice";
import { useListAddress } from "./use-list-address";
import { useListData } from "./use-list-data";
import { useListKeys } from "./use-list-keys";
import { useSelection } from "./use-selection";

/** What a list is drawn from: its rows, what is marked, chosen and open. */
export function useAdminList<Row extends { id: string }>(props: ListProps<Row>) {
  const { list, query: served, first, columns, keys, load } = props;
  const address = useListAddress(list);
  const { query, go, hrefOf } = address;
  const loaded = useListData<Row>(list, { listQuery: query, served, first, load });
  const { rows = [], total = 0 } = loaded.data ?? {};
  const selection = useSelection(rows);
  const choice = useColumnChoice(list, columns);
  const [help, setHelp] = useState(false);
  const flags = useDialogFlags();
  useEffect(() => dialogs.closeAll, []);
  useListKeys({ enabled: keys, rows, selection: props.plain ? null : selection, onHelp: () => setHelp(true) });
  const openRow = (id: string) => go(hrefOf({ page: query.page, open: id }), query.open !== "");
  const closeRow = () => go(hrefOf({ page: query.page }), true);
  return { ...loaded, address, query, rows, total, selection, choice, help, setHelp, flags, openRow, closeRow };
}

type State<Row extends { id: string }> = ReturnType<typeof useAdminList<Row>>;
export type ListPart<Row extends { id: string }> = { props: ListProps<Row>; state: State<Row> };
