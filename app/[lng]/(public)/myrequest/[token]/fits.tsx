import type { ReactNode } from "react";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";

/** What drives that way anyhow, below the request's offers; null where nothing is to be said. */
export async function fitsOf(_record: BusRequestRecord, _token: string): Promise<ReactNode> {
  return null;
}
