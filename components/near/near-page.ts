import type { NearList } from "@/lib/features/filtersetting/schema";
import type { NearFilter } from "./near-address";

/** What every part of the page knows. */
export type NearPage = {
  list: NearList;
  filter: NearFilter;
  path: string;
  settings: string;
  company: string;
  readOnly: boolean;
};
/** The address of the page after a change. */
export type Change = (change: Partial<NearFilter>) => string;
