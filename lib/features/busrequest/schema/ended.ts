import type { BusRequestRecord } from "./record";

/** What everybody knew of a request while it was open, and how it ended; nobody's name or contact data. */
export type EndedRequest = Pick<BusRequestRecord, "id" | "reference" | "category" | "start" | "end" | "passengers"> & {
  reason: "past" | "filled" | "withdrawn";
};
