import type { ReactNode } from "react";
import type { AnyList, ListQuery } from "@/lib/http/admin-list";

/** How one column looks; without a `cell` its CSV text is shown. */
export type Look<Row> = {
  label: string;
  cell?: (row: Row) => ReactNode;
  /** Key of the list's `sorts`. */
  sort?: string;
  right?: boolean;
  nowrap?: boolean;
  /** False: shown only where the reader has chosen it. */
  usual?: boolean;
  /** Key of another column that its cell shows too: an export holds both unless told. */
  withKey?: string;
  /** Where the file's column holds less than the cell. */
  fileLabel?: string;
};
export type ListColumn<Row> = Look<Row> & { key: string; text: (row: Row) => string };

export type Choice = { value: string; label: string };
/** A filter field; without `choices` a text, or a day where the list says so. */
export type FilterField = { name: string; label: string; choices?: readonly Choice[]; any?: string; hint?: string };

/** A action for the marked rows. What it throws is shown; a text that it gives back is said in a toast. */
export type BulkAction<Row> = {
  key: string;
  label: string;
  danger?: boolean;
  /** Asked first, with the number of rows: what the action will do. */
  confirm?: (rows: readonly Row[]) => { title: string; text: string; label: string };
  /** Rows that it can be done to; all unless told. */
  fits?: (row: Row) => boolean;
  run: (rows: readonly Row[]) => Promise<string | undefined>;
};

export type PanelTools = { close: () => void; refresh: () => Promise<void> };

export type ListData<Row> = { rows: readonly Row[]; total: number };

export type ListProps<Row extends { id: string }> = {
  list: AnyList;
  /** As the server read the address, with the page it rendered. */
  query: ListQuery;
  first: ListData<Row>;
  columns: readonly ListColumn<Row>[];
  /** Name of a row, for its check box and its panel. */
  nameOf: (row: Row) => string;
  words: { title: string; emptyTitle: string; emptyText: string; searchLabel?: string; order?: string };
  /** Between the heading and the filter. */
  intro?: ReactNode;
  filters?: readonly FilterField[];
  /** Single keys; off where the reader has switched them off. */
  keys: boolean;
  bulk?: readonly BulkAction<Row>[];
  /** What the side panel of a row shows; without it rows do not open. */
  detail?: (row: Row, tools: PanelTools) => ReactNode;
  /** Reads a row that the page does not hold (an address that opens it). */
  loadOne?: (id: string) => Promise<Row>;
  /** Buttons beside the heading; they get `refresh`. */
  actions?: (tools: Pick<PanelTools, "refresh">) => ReactNode;
  /** False: the list has no CSV. */
  csv?: boolean;
  /** Rows without check boxes. */
  plain?: boolean;
};
