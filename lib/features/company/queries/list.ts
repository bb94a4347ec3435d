import { isAdmin } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { Values } from "@/lib/db/filter-sql";
import { orderSql, seek, textThenId, timeThenId, type Direction } from "@/lib/db/milestones";
import { query, queryOnce } from "@/lib/db/pool";
import type { Page } from "@/lib/http/list-query";
import { type CompanyRow, companySelect, toCompany } from "../present";
import { toPublicRecord } from "../rules/published";
import type { CompanyFilter, CompanyRecord, PublicCompanyRecord } from "../schema";
import { countRows } from "./count";
import { whereSql } from "./where";

/** `registered`: only companies with an account. */
type CompanyQuery = Page & { filter?: CompanyFilter; registered?: boolean };

const orders = {
  name: { keys: textThenId(["c.name"], "c.id"), direction: "asc" as Direction },
  latest: { keys: timeThenId('c."createdAt"', "c.id"), direction: "desc" as Direction },
};

/** The presenter's own columns, so that a row read here gives the same record. */
const columns = Object.keys(companySelect)
  .map((name) => `c."${name}"`)
  .join(", ");

function listSql(where: string, { take, latest }: CompanyQuery, offset: number) {
  const { keys, direction } = latest ? orders.latest : orders.name;
  const order = orderSql(keys, direction);
  // Literal numbers, validated by the schema: parameters in LIMIT force a new plan each time.
  // The id alone: deep pages skip rows by the index without reading the table.
  const ids = `select c.id from company c where ${where}
    order by ${order} limit ${take} offset ${offset}`;
  return `select ${columns} from (${ids}) w join company c on c.id = w.id order by ${order}`;
}

/** A prepared statement's name stands for one text: only the unfiltered first page has one. */
function nameOf(viewer: Viewer, { take, latest, registered = false }: CompanyQuery) {
  return `company.list.${take}.${latest}.${registered}.${isAdmin(viewer)}`;
}

/**
 * One page and the exact number of matching rows. Published data for everybody, whole records for admins.
 * Records are made by the presenter: what is fit to be shown is not a question for SQL.
 */
export async function listCompanies(viewer: Viewer, listQuery: CompanyQuery) {
  const values = new Values();
  const { where, plain } = whereSql(viewer, values, listQuery.filter, listQuery.registered ?? false);
  const total = await countRows(where, values.list);
  const order = listQuery.latest ? orders.latest : orders.name;
  const begin = await seek({ tag: "company", from: "company c", where, values: values.list, ...order }, listQuery.skip);
  const sql = listSql(`${where} and ${begin.condition}`, listQuery, begin.offset);
  const first = plain && listQuery.skip === 0;
  const rows = await (first
    ? query<CompanyRow>(nameOf(viewer, listQuery), sql)
    : queryOnce<CompanyRow>(sql, begin.values));
  const records = rows.map(toCompany);
  const shown: (CompanyRecord | PublicCompanyRecord)[] = isAdmin(viewer) ? records : records.map(toPublicRecord);
  return { rows: shown, total };
}
