import type { ReactNode } from "react";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { Viewer } from "@/lib/access/viewer";

type Found = { record: BusRequestRecord; own: boolean; viewer: Viewer };

/** What of the reader's fleet fits, between the request and the form that answers it; null where nothing is to be said. */
export async function fitsFor(_found: Found): Promise<ReactNode> {
  return null;
}
