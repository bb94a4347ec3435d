import { DispatchView } from "@/components/dispatch/dispatch-view";
import { LiveRefresh } from "@/components/live/live-refresh";
import { ClientMessages } from "@/components/layout/client-messages";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { readLeadPage } from "@/lib/features/dispatch/queries/lead-page";
import { leadsDispatch } from "@/lib/features/dispatch/queries/read";
import { currentViewer } from "../../../current-viewer";

const namespaces = ["dispatch", "map"] as const;

/** The search for a bus of an open emergency, live, for who holds the link; null for all else. */
export async function searchOf({ id, category, ended_at }: BusRequestRecord, token: string, since: number | null) {
  if (category !== "emergency" || ended_at !== null) return null;
  const [viewer, call] = [await currentViewer(), { id, token }];
  if (!(await leadsDispatch(viewer, call))) return null;
  const page = await readLeadPage(viewer, call);
  return (
    <ClientMessages ns={namespaces}>
      <LiveRefresh noun="dispatch" record={id} since={since} token={token} />
      <DispatchView page={page} lead={call} now={Date.now()} />
    </ClientMessages>
  );
}
