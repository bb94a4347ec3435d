import { v7 as uuidv7 } from "uuid";
import type { Viewer } from "@/lib/access/viewer";
import { auditSql, auditValue } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import type { Prisma } from "@/prisma/generated/client";
import { recordSql } from "../present";
import type { BusRequestRecord } from "../schema/record";
import { type Announced, announcedSql, announceSql, callWorker } from "./announce";

/** Columns that a post writes; all others are the database's. */
const columns = `id, category, state, mode, "transferType", "startPlace", "startLongitude", "startLatitude", "startDate",
  "endPlace", "endLongitude", "endLatitude", "endDate", stops, "companyName", "companyType", email, phone, mobile, contact,
  "fromSingleRequest", "authorCompanyId", "authorUserId", "receiverCompanyId", "organisationType", passengers, "vehicleTypes",
  quantity, "busId", "askingAmount", "askingCurrency", "askingVatIncluded", radius, description, language, "confirmedAt",
  "approvedAt", "opensAt", "searchText", "maxOffers", "createdAt"`;

/** Where nothing is asked for a bus, as the schema has it. */
const noPrice = { askingAmount: null, askingCurrency: "EUR", askingVatIncluded: true };

/** SQL, parts of a `with`: writes a request as `r`, its line in the log and the tasks that tell of it (`insertValues`). */
export const insertParts = (row: string, line: string) => `r as (insert into bus_request (${columns})
    select ${columns} from jsonb_populate_record(null::bus_request, ${row}::jsonb) returning *),
  logged as (${auditSql(line)}),
  ${announceSql("r where")}`;

const sql = `with ${insertParts("$1", "$2")} select ${recordSql.full} as record, ${announcedSql} from r`;

export type Columns = Omit<Prisma.BusRequestUncheckedCreateInput, "id"> & { createdAt: Date };
type Made = Announced & { record: BusRequestRecord };

/** The id of a request that is to be written, and the values of `insertParts`. */
export function insertValues(viewer: Viewer, given: Columns) {
  const id = uuidv7();
  const after = { state: given.state ?? null };
  const logged = auditValue(viewer, [{ action: "post", noun: "busrequest", recordId: id, after }]);
  return { id, values: [JSON.stringify({ ...noPrice, ...given, id }), logged] };
}

/** Writes a request, its line in the log and the tasks that tell of it, in one statement. Returns it without its needs. */
export async function insertRequest(tx: Transaction, viewer: Viewer, given: Columns) {
  const { id, values } = insertValues(viewer, given);
  const [made] = await run<Made>(tx, "busrequest.insert", sql, values);
  if (!made) throw new Error("a request that was written and is not there");
  await callWorker(tx, id, made);
  return made.record;
}
