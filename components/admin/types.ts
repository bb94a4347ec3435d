import type { ReactNode } from "react";
import type { AnyList } from "@/lib/http/admin-list";
import type { ListQuery } from "@/lib/http/admin-list-address";

/** A column of a list (lib/http/admin-list.ts) in the reader's language. */
export type ListColumn<Row> = {
  key: string;
  label: string;
  fileLabel?: string;
  /** Without it the text is shown. */
  cell?: (row: Row) => ReactNode;
  text: (row: Row) => string;
  sort?: string;
  right?: boolean;
  nowrap?: boolean;
  usual?: boolean;
  withKey?: string;
  card?: "title" | "side" | "sign" | "last";
};

export type Choice = { value: string; label: string };
/** A filter field; without `choices` a text, or a day where the list says so. */
export type FilterField = { name: string; label: string; choices?: readonly Choice[]; any?: string };

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

/** What the server read: the query of the address, the page that it rendered, and whether single keys are on. */
export type ListStart<Row> = { query: ListQuery; first: ListData<Row>; keys: boolean };

/** What a list shows of its rows, besides what its declaration says. */
export type ListParts<Row> = {
  /** Name of a row, for its check box and its panel. */
  nameOf: (row: Row) => string;
  /** Stands before the row on phones. */
  signOf?: (row: Row) => ReactNode;
  /** Between the heading and the filter. */
  intro?: ReactNode;
  bulk?: readonly BulkAction<Row>[];
  /** What the side panel of a row shows; without it rows do not open. */
  detail?: (row: Row, tools: PanelTools) => ReactNode;
  /** Reads a row that the page does not hold (an address that opens it). */
  loadOne?: (id: string) => Promise<Row>;
  /** Buttons beside the heading; they get `refresh`. */
  actions?: (tools: Pick<PanelTools, "refresh">) => ReactNode;
  /** The order of the rows in words. */
  order?: string;
  /** Rows without check boxes. */
  plain?: boolean;
  /** On phones a row says all it has, in as many lines as that takes: somebody acts on it at once. */
  whole?: boolean;
};

/** A list in the reader's language. */
export type ListProps<Row extends { id: string }> = ListStart<Row> &
  ListParts<Row> & {
    list: AnyList;
    columns: readonly ListColumn<Row>[];
    filters: readonly FilterField[];
    words: { title: string; emptyTitle: string; emptyText: string; search: string };
    load: (listQuery: ListQuery, signal?: AbortSignal) => Promise<{ entity: Row[]; total: number }>;
  };
