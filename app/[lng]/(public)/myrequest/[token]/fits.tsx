import type { ReactNode } from "react";
import { AuthorFits } from "@/components/offer/later";
import { ClientMessages } from "@/components/layout/client-messages";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { listFits } from "@/lib/features/fit/queries/list";
import { readNotice } from "@/lib/features/fit/queries/notice";
import { mostHours, mostKm } from "@/lib/features/fit/rules";
import { takesOffers } from "@/lib/features/offer/rules/offer";
import { currentViewer } from "../../../current-viewer";

const namespaces = ["fit", "busrequest", "map", "offer", "needs"] as const;

/** What drives that way anyhow, and whether more is told, below the request's offers; null where nothing is to be said. */
export async function fitsOf(record: BusRequestRecord, token: string): Promise<ReactNode> {
  const { id, category, ended_at, start, mode, state } = record;
  if (!takesOffers(category) || ended_at !== null || start.date < Date.now() || mode !== "collective") return null;
  const query = { hours: mostHours, km: mostKm, take: 100, skip: 0, others: true, missed: false };
  const viewer = await currentViewer();
  const [{ rows }, notice] = await Promise.all([
    listFits(viewer, { id, token }, query),
    readNotice(viewer, { id, token }),
  ]);
  if (rows.length === 0 && !notice) return null;
  return (
    <ClientMessages ns={namespaces}>
      <AuthorFits id={id} token={token} all={rows} active={state === "active"} notice={notice} />
    </ClientMessages>
  );
}
