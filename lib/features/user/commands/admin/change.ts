import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound, validationFailed } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { readUser } from "../../queries/admin/get";
import type { AdminUserChange, AdminUserRecord } from "../../schema/admin";
import { isUserNameTaken } from "../user-name-taken";
import { lockAsAdmin, requireOtherOwner } from "./lock";

const refuse = (path: string, message: string) => conflict([{ path, message }]);

/** What the change leaves the account with; fields that it does not name stay. */
function listQueryOf(before: AdminUserRecord, change: AdminUserChange) {
  const { userName, firstname, lastname, language, role, state } = { ...before, ...change };
  const phone = (change.phone === undefined ? before.phone : change.phone) || null;
  const company = change.company === undefined ? before.company : change.company;
  // Who comes into another company is its owner only where that is said.
  const owner = company !== null && (change.owner ?? (before.owner && company === before.company));
  return { userName, firstname, lastname, phone, language, role, company, owner, state };
}
type Query = ReturnType<typeof listQueryOf>;

/** One cannot shut oneself out, and only closing and opening again are an admin's to do. */
function refuseImpossible(viewerId: string, before: AdminUserRecord, query: Query, change: AdminUserChange) {
  if (viewerId === before.id && query.role !== before.role) throw refuse("role", "ownRole");
  if (viewerId === before.id && query.state === "closed") throw refuse("state", "ownAccount");
  const moves = query.state !== before.state;
  if (moves && query.state !== "closed" && !(before.state === "closed" && query.state === "active")) {
    throw validationFailed([{ path: "state", message: "invalidValue" }]);
  }
  if (change.owner === true && query.company === null) {
    throw validationFailed([{ path: "owner", message: "ownerNeedsCompany" }]);
  }
}

/** Locks the company that is entered; a passive one has an account from now on. True where it was one. */
export async function enterCompany(tx: Transaction, viewer: Admin, id: string) {
  const [row] = await tx.$queryRaw<{ registered: boolean }[]>`
    select registered from company where id = ${id}::uuid and "companyType" <> 'private' for update`;
  if (!row) throw validationFailed([{ path: "company", message: "companyUnknown" }]);
  if (row.registered) return false;
  await tx.company.update({ where: { id }, data: { registered: true, version: { increment: 1 } } });
  const parts = { before: { registered: false }, after: { registered: true } };
  await audit(tx, viewer, { action: "claimCompany", noun: "company", recordId: id, ...parts });
  return true;
}

async function leaveCompany(tx: Transaction, { id, company }: AdminUserRecord) {
  if (company === null) return;
  await tx.$queryRaw`select id from company where id = ${company}::uuid for update`;
  await requireOtherOwner(tx, company, id);
  await dropInvitationsOf(tx, id);
}

/** What somebody without the rights of an owner has sent out must not bring in people any more. */
async function dropInvitationsOf(tx: Transaction, id: string) {
  const sentBy = { data: { path: ["invitedBy"], equals: id } };
  await tx.mailedToken.deleteMany({ where: { purpose: "invite", ...sentBy } });
}

/** Rights that are gone take their sessions and trusted browsers along; a closed account takes the links mailed for it and by it too. */
async function endAccess(tx: Transaction, id: string, closes: boolean) {
  await tx.session.deleteMany({ where: { userId: id } });
  await tx.trustedDevice.deleteMany({ where: { userId: id } });
  if (!closes) return;
  await tx.mailedToken.deleteMany({ where: { userId: id, usedAt: null } });
  await dropInvitationsOf(tx, id);
}

function dataOf(before: AdminUserRecord, query: Query): Prisma.UserUncheckedUpdateInput {
  const { company, state, ...fields } = query;
  const closes = state === "closed" && before.state !== "closed";
  const reopens = state !== "closed" && before.state === "closed";
  return {
    ...fields,
    companyId: company,
    ...(closes ? { closedAt: new Date() } : {}),
    ...(reopens ? { closedAt: null } : {}),
    version: { increment: 1 },
  };
}

/** What of the two differs, for the record. */
function differences(before: AdminUserRecord, query: Query) {
  const keys = (Object.keys(query) as (keyof Query)[]).filter((key) => query[key] !== before[key]);
  const pick = (from: Query) => Object.fromEntries(keys.map((key) => [key, from[key]]));
  return { keys, before: pick(before), after: pick(query) };
}

async function apply(tx: Transaction, viewer: Admin, before: AdminUserRecord, query: Query) {
  const { id } = before;
  const moves = query.company !== before.company;
  const difference = differences(before, query);
  if (difference.keys.length === 0) return false;
  if (before.owner && (moves || !query.owner)) await leaveCompany(tx, before);
  const claimed = moves && query.company !== null && (await enterCompany(tx, viewer, query.company));
  const ends = moves || query.role !== before.role || (query.state === "closed" && before.state !== "closed");
  if (ends) await endAccess(tx, id, query.state === "closed");
  const sessionVersion = ends ? { sessionVersion: { increment: 1 } } : {};
  await tx.user.update({ where: { id }, data: { ...dataOf(before, query), ...sessionVersion } });
  await audit(tx, viewer, {
    action: "change",
    noun: "user",
    recordId: id,
    before: difference.before,
    after: difference.after,
  });
  return claimed;
}

/**
 * PUT /admin/users/{id}: names, role, company and its ownership, closing and opening again. Throws Conflict for a
 * stale version, a taken user name, one's own role or account, and the last owner of a company.
 */
export async function changeUserAsAdmin(viewer: Admin, id: string, change: AdminUserChange): Promise<AdminUserRecord> {
  return transaction(async (tx) => {
    await lockAsAdmin(tx, viewer);
    const rows = await tx.$queryRaw<unknown[]>`select id from user_account where id = ${id}::uuid for update`;
    if (rows.length === 0) throw notFound();
    const before = await readUser(tx, id);
    if (change.version !== undefined && change.version !== before.version) throw conflict();
    const query = listQueryOf(before, change);
    refuseImpossible(viewer.id, before, query, change);
    if (query.userName !== before.userName && (await isUserNameTaken(tx, query.userName, id))) {
      throw refuse("userName", "alreadyTaken");
    }
    if (await apply(tx, viewer, before, query)) await changed(tx, "company");
    return readUser(tx, id);
  });
}
