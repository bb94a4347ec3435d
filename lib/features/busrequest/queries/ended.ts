import type { Viewer } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { recordSql } from "../present";
import type { EndedRequest } from "../schema/ended";
import type { BusRequestRecord } from "../schema/record";
import { someBusRequests } from "./list";

// What was refused, or sent to one company alone, was never public.
const endedSql = `select ${recordSql.public} as record from bus_request r where r.id = $1::uuid
  and r.state = 'active' and r.mode = 'collective' and r."approvedAt" is not null
  and (r."endedAt" is not null or r."endDate" <= now()) and coalesce(r."endReason", 'past') <> 'rejected'`;

/** A request that was public and has ended; null for all others. */
export async function endedRequest(_viewer: Viewer, id: string): Promise<EndedRequest | null> {
  const [row] = await query<{ record: BusRequestRecord }>("busrequest.ended", endedSql, [id]);
  if (!row) return null;
  const { reference, category, start, end, passengers, endReason } = row.record;
  const reason = endReason === "filled" || endReason === "withdrawn" ? endReason : "past";
  return { id, reference, category, start, end, passengers, reason };
}

/** Open ones of the same kind around the same start: so many, so many km away. */
const [most, around] = [5, 150];
const minute = 60_000;

/** What is open of the same kind near where an ended one would have started, the next start first. */
export async function similarRequests(viewer: Viewer, { category, start }: EndedRequest) {
  const { longitude, latitude } = start.address.location;
  // Said in full, so that admins see no more here than everybody does.
  const open = { state: "active" as const, mode: "collective" as const, active: "active" as const };
  const date = { from: Math.floor(Date.now() / minute) * minute };
  const filter = { a: { ...open, category, date, radius: { longitude, latitude, km: around } } };
  return someBusRequests(viewer, { take: most, skip: 0, latest: false, filter });
}
