import { isOwner } from "@/lib/access/rules";
import type { SignedIn } from "@/lib/access/viewer";
import { queryOnce } from "@/lib/db/pool";
import { recordSql } from "../present";
import type { BusRequestRecord } from "../schema/record";

const sql = `select ${recordSql.full} as record from bus_request r
  where r."authorUserId" = $1::uuid or lower(r.email) = any($2) or r."authorCompanyId" = $3::uuid
  order by r."createdAt" desc, r.id limit 10000`;

/** All requests that a person or one of its own mail addresses has written, an owner's company's too; for its export. */
export async function writtenRequests(viewer: SignedIn, addresses: readonly string[]) {
  const company = isOwner(viewer) ? viewer.company.id : null;
  const rows = await queryOnce<{ record: BusRequestRecord }>(sql, [viewer.id, addresses, company]);
  return rows.map(({ record }) => record);
}
