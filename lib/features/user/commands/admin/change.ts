import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound, validationFailed } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { readUser } from "../../queries/admin/get";
import type { AdminUserChange, AdminUserRecord } from "../../schema/admin";
import { isUserNameTaken } from "../userNameTaken";
import { lockAsAdmin, requireOtherOwner } from "./lock";

const refuse = (path: string, message: string) => conflict([{ path, message }]);

/** What the change leaves the account with; fields that it does not name stay. */
function wishOf(before: AdminUserRecord, change: AdminUserChange) {
  const { userName, firstname, lastname, language, role, state } = { ...before, ...change };
  const phone = (change.phone === undefined ? before.phone : change.phone) || null;
  const company = change.company === undefined ? before.company : change.company;
  // Who comes into another company is its owner only where that is said.
  const owner = company !== null && (change.owner ?? (before.owner && company === before.company));
  return { userName, firstname, lastname, phone, language, role, company, owner, state };
}
type Wish = ReturnType<typeof wishOf>;

/** One cannot shut oneself out, and only closing and opening again are an admin's to do. */
function refuseImpossible(viewerId: string, before: AdminUserRecord, wish: Wish, change: AdminUserChange) {
  if (viewerId === before.id && wish.role !== before.role) throw refuse("role", "ownRole");
  if (viewerId === before.id && wish.state === "closed") throw refuse("state", "ownAccount");
  const moves = wish.state !== before.state;
  if (moves && wish.state !== "closed" && !(before.state === "closed" && wish.state === "active")) {
    throw validationFailed([{ path: "state", message: "invalidValue" }]);
  }
  if (change.owner === true && wish.company === null) {
    throw validationFailed([{ path: "owner", message: "ownerNeedsCompany" }]);
  }
}

/** Locks the company that is entered; a passive one has an account from now on. True where it was one. */
async function enterCompany(tx: Transaction, viewer: Viewer, id: string) {
  const [row] = await tx.$queryRaw<{ registered: boolean }[]>`
    select registered from company where id = ${id}::uuid and "companyType" <> 'private' for update`;
  if (!row) throw validationFailed([{ path: "company", message: "companyUnknown" }]);
  if (row.registered) return false;
  await tx.company.update({ where: { id }, data: { registered: true, version: { increment: 1 } } });
  const parts = { before: { registered: false }, after: { registered: true } };
  await audit(tx, viewer, { deed: "claimCompany", noun: "company", recordId: id, ...parts });
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

/** Rights that are gone take their sessions along; a closed account takes the links mailed for it and by it too. */
async function endAccess(tx: Transaction, id: string, closes: boolean) {
  await tx.session.deleteMany({ where: { userId: id } });
  if (!closes) return;
  await tx.mailedToken.deleteMany({ where: { userId: id, usedAt: null } });
  await dropInvitationsOf(tx, id);
}

function dataOf(before: AdminUserRecord, wish: Wish): Prisma.UserUncheckedUpdateInput {
  const { company, state, ...fields } = wish;
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
function differences(before: AdminUserRecord, wish: Wish) {
  const keys = (Object.keys(wish) as (keyof Wish)[]).filter((key) => wish[key] !== before[key]);
  const pick = (from: Wish) => Object.fromEntries(keys.map((key) => [key, from[key]]));
  return { keys, before: pick(before), after: pick(wish) };
}

async function apply(tx: Transaction, viewer: Viewer, before: AdminUserRecord, wish: Wish) {
  const { id } = before;
  const moves = wish.company !== before.company;
  const difference = differences(before, wish);
  if (difference.keys.length === 0) return false;
  if (before.owner && (moves || !wish.owner)) await leaveCompany(tx, before);
  const claimed = moves && wish.company !== null && (await enterCompany(tx, viewer, wish.company));
  const ends = moves || wish.role !== before.role || (wish.state === "closed" && before.state !== "closed");
  if (ends) await endAccess(tx, id, wish.state === "closed");
  const sessionVersion = ends ? { sessionVersion: { increment: 1 } } : {};
  await tx.user.update({ where: { id }, data: { ...dataOf(before, wish), ...sessionVersion } });
  await audit(tx, viewer, {
    deed: "change",
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
export async function changeUserAsAdmin(viewer: Viewer, id: string, change: AdminUserChange): Promise<AdminUserRecord> {
  const { record, claimed } = await transaction(async (tx) => {
    const admin = await lockAsAdmin(tx, viewer);
    const rows = await tx.$queryRaw<unknown[]>`select id from user_account where id = ${id}::uuid for update`;
    if (rows.length === 0) throw notFound();
    const before = await readUser(tx, id);
    if (change.version !== undefined && change.version !== before.version) throw conflict();
    const wish = wishOf(before, change);
    refuseImpossible(admin.id, before, wish, change);
    if (wish.userName !== before.userName && (await isUserNameTaken(tx, wish.userName, id))) {
      throw refuse("userName", "alreadyTaken");
    }
    const isClaimed = await apply(tx, viewer, before, wish);
    return { record: await readUser(tx, id), claimed: isClaimed };
  });
  if (claimed) await changed("company");
  return record;
}
