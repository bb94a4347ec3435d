import { isAdmin } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { Values, windowOf } from "@/lib/db/filterSql";
import { query, queryOnce } from "@/lib/db/pool";
import type { Page } from "@/lib/http/listQuery";
import { type CompanyRow, companySelect, toCompany } from "../present";
import { toPublicRecord } from "../rules";
import type { CompanyFilter, CompanyRecord, PublicCompanyRecord } from "../schema";
import { countRows } from "./count";
import { whereSql } from "./where";

/** `registered`: only companies with an account. */
export type CompanyWish = Page & { filter?: CompanyFilter; registered?: boolean };

const orders = {
  name: { keys: "c.name, c.id", back: "c.name desc, c.id desc" },
  latest: { keys: 'c."createdAt" desc, c.id desc', back: 'c."createdAt", c.id' },
};

/** The presenter's own columns, so that a row read here gives the same record. */
const columns = Object.keys(companySelect)
  .map((name) => `c."${name}"`)
  .join(", ");

function listSql(where: string, wish: CompanyWish, total: number) {
  const order = wish.latest ? orders.latest : orders.name;
  const { back, limit, offset } = windowOf(wish, total);
  // Literal numbers, validated by the schema: parameters in LIMIT force a new plan each time (STACK.md 5).
  // The id alone: deep pages skip rows by the index without reading the table.
  const ids = `select c.id from company c where ${where}
    order by ${back ? order.back : order.keys} limit ${limit} offset ${offset}`;
  return `select ${columns} from (${ids}) w join company c on c.id = w.id order by ${order.keys}`;
}

/** A prepared statement's name stands for one text: only the unfiltered first page has one. */
function nameOf(viewer: Viewer, { take, latest, registered = false }: CompanyWish) {
  return `company.list.${take}.${latest}.${registered}.${isAdmin(viewer)}`;
}

/**
 * One page and the exact number of matching rows. Published data for everybody, whole records for admins.
 * Records are made by the presenter: what is fit to be shown is not a question for SQL.
 */
export async function listCompanies(viewer: Viewer, wish: CompanyWish) {
  const values = new Values();
  const { where, plain } = whereSql(viewer, values, wish.filter, wish.registered ?? false);
  const total = await countRows(where, values.list);
  const sql = listSql(where, wish, total);
  const first = plain && wish.skip === 0;
  const rows = await (first ? query<CompanyRow>(nameOf(viewer, wish), sql) : queryOnce<CompanyRow>(sql, values.list));
  const records = rows.map(toCompany);
  const shown: (CompanyRecord | PublicCompanyRecord)[] = isAdmin(viewer) ? records : records.map(toPublicRecord);
  return { rows: shown, total };
}
