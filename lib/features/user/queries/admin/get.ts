import type { Admin } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { queryOnce } from "@/lib/db/pool";
import { notFound } from "@/lib/errors";
import { adminUserJoins, adminUserSql, presentAdminUser } from "../../present/admin";
import type { AdminUserRecord } from "../../schema/admin";

const oneSql = `select ${adminUserSql} from user_account u ${adminUserJoins} where u.id = $1::uuid`;

/** GET /admin/users/{id}. Throws NotFound. */
export async function getUser(_viewer: Admin, id: string): Promise<AdminUserRecord> {
  const [row] = await queryOnce<AdminUserRecord>(oneSql, [id]);
  if (!row) throw notFound();
  return presentAdminUser(row);
}

/** The same within a transaction, for what a change answers. */
export async function readUser(tx: Transaction, id: string): Promise<AdminUserRecord> {
  const [row] = await tx.$queryRawUnsafe<AdminUserRecord[]>(oneSql, id);
  if (!row) throw notFound();
  return presentAdminUser(row);
}
