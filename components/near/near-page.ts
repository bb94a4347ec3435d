import type { NearFilter } from "./near-address";
import type { NearLines } from "./near-line";

/** What every part of the page knows. */
export type NearPage = {
  list: NearLines;
  filter: NearFilter;
  path: string;
  settings: string;
  company: string;
  readOnly: boolean;
};
/** The address of the page after a change. */
export type Change = (change: Partial<NearFilter>) => string;
