import { subMinutes } from "date-fns/subMinutes";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { eraseAuthor } from "@/lib/features/busrequest/commands/erase-author";
import { eraseCompany, erasePersonFromCompany } from "@/lib/features/company/commands/erase-company";
import { dropFactor } from "@/lib/features/factor/commands/drop";
import { eraseWriter } from "@/lib/features/offer/commands/erase";
import { scrubMails, scrubMailsSince } from "@/lib/features/outbox/commands";
import { dropConsents, dropOptOuts } from "@/lib/features/unsubscription/commands";
import { log } from "@/lib/log";
import { queueMail } from "@/lib/mail/outbox";
import { untilStopping } from "@/lib/stopping";
import { newOwnerMail } from "../notify";
import { provenAddresses } from "../queries/addresses";
import { heirOf } from "../rules/account";
import { isLastAdmin } from "./deletion";

type Person = { id: string; userName: string; addresses: readonly string[] };

/** What is kept under an address or a handle rather than by the user's row: messages, opt-outs, links, counters, answers. */
async function eraseTraces(tx: Transaction, { id, userName, addresses }: Person) {
  const own = [...addresses];
  await tx.$executeRaw`delete from contact_message where lower(email) = any(${own})`;
  await dropOptOuts(tx, own, null);
  await dropConsents(tx, own, null);
  await tx.requestAlert.deleteMany({ where: { email: { in: own } } });
  await tx.$executeRaw`delete from mailed_token t where "userId" = ${id}::uuid
    or exists (select 1 from unnest(${own}::text[]) as a where strpos(lower(t.data::text), '"' || a || '"') > 0)`;
  await tx.$executeRaw`delete from idempotency_key k where scope like ${`${id} %`}
    or exists (select 1 from unnest(${own}::text[]) as a where strpos(lower(k.answer), '"' || a || '"') > 0)`;
  // Keys are "<limit>:<address>", or "<limit>:<handle> <source>".
  await tx.$executeRaw`delete from rate_limit r where exists (
    select 1 from unnest(${[...own, userName.toLowerCase()]}::text[]) as a where strpos(r.key || ' ', ':' || a || ' ') > 0)`;
  await tx.storedFile.updateMany({ where: { userId: id }, data: { name: "–" } });
  await dropFactor(tx, id, { all: true });
}

const personSelect = {
  id: true,
  email: true,
  userName: true,
  firstname: true,
  lastname: true,
  phone: true,
  companyId: true,
} as const;

/** The others of a company, who may sign in; its row is locked, so that nobody joins or leaves meanwhile. */
async function colleaguesOf(tx: Transaction, companyId: string, userId: string) {
  await tx.$queryRaw`select id from company where id = ${companyId}::uuid for update`;
  const rows = await tx.user.findMany({
    where: { companyId, id: { not: userId }, closedAt: null, confirmedAt: { not: null } },
    select: { id: true, email: true, firstname: true, language: true, owner: true, deleteAfter: true, createdAt: true },
    orderBy: { createdAt: "asc" },
  });
  return rows.map((row) => ({ ...row, leaving: row.deleteAfter !== null, since: row.createdAt.getTime() }));
}

type Leaver = { id: string; companyId: string; addresses: readonly string[]; phone: string | null };

/** Leaves the company to who is there, or closes it. True where it is gone. */
async function leaveCompany(tx: Transaction, { id, companyId, addresses, phone }: Leaver) {
  const colleagues = await colleaguesOf(tx, companyId, id);
  const heir = heirOf(colleagues);
  const next = heir ?? colleagues.find(({ owner }) => owner);
  if (!next) {
    await eraseCompany(tx, companyId);
    return true;
  }
  await erasePersonFromCompany(tx, companyId, { addresses, phone }, next.email);
  if (heir) {
    const { name } = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } });
    await tx.user.update({ where: { id: heir.id }, data: { owner: true, version: { increment: 1 } } });
    await audit(tx, null, {
      action: "inheritCompany",
      noun: "company",
      recordId: companyId,
      after: { owner: heir.id },
    });
    await queueMail(tx, newOwnerMail(heir, name));
  }
  return false;
}

async function lockDue(tx: Transaction, id: string, now: Date) {
  const rows = await tx.$queryRaw<unknown[]>`select id from user_account
    where id = ${id}::uuid and "deleteAfter" <= ${now} for update`;
  return rows.length > 0 && !(await isLastAdmin(tx, id));
}

async function lowerAddresses(tx: Transaction, user: { id: string; email: string }) {
  return (await provenAddresses(tx, user)).map((address) => address.toLowerCase());
}

/** Ends the time in which a sign-in keeps the account. Null where one was faster, or where it is the last admin. */
function closeAccount(id: string, now: Date) {
  return transaction(async (tx) => {
    if (!(await lockDue(tx, id, now))) return null;
    const user = await tx.user.update({ where: { id }, data: { closedAt: now }, select: personSelect });
    return { addresses: await lowerAddresses(tx, user), names: [`${user.firstname} ${user.lastname}`] };
  });
}

/**
 * Closes the account first and reads the outbox between two transactions, since that may take longer than one lasts.
 * A run that breaks off leaves the account closed and due: the next one takes it up.
 */
async function eraseAccount(id: string, now: Date) {
  const began = subMinutes(new Date(), 1);
  const person = await closeAccount(id, now);
  if (!person) return false;
  await scrubMails(person);
  return transaction(async (tx) => {
    if (!(await lockDue(tx, id, now))) return false;
    const user = await tx.user.findUniqueOrThrow({ where: { id }, select: personSelect });
    const addresses = await lowerAddresses(tx, user);
    const { companyId, phone } = user;
    await scrubMailsSince(tx, { ...person, addresses }, began);
    const closed = companyId !== null && (await leaveCompany(tx, { id, companyId, addresses, phone }));
    await eraseWriter(tx, id, addresses);
    await eraseAuthor(tx, { userId: id, addresses, gone: closed ? companyId : null }, now);
    await eraseTraces(tx, { id, userName: user.userName, addresses });
    await tx.user.delete({ where: { id } });
    await audit(tx, null, { action: "erase", noun: "user", recordId: id });
    await changed(tx, "company", "busrequest", "advertiser");
    return true;
  });
}

/** Erases who has confirmed it and had the days to change their mind. Returns how many; a second run finds none. */
export async function eraseAccounts(now = new Date()) {
  const due = await prisma.user.findMany({
    where: { deleteAfter: { lte: now } },
    select: { id: true },
    orderBy: { deleteAfter: "asc" },
    take: 100,
  });
  let erased = 0;
  for (const { id } of untilStopping(due)) {
    try {
      if (await eraseAccount(id, now)) erased += 1;
    } catch (error) {
      log.error({ err: error, userId: id }, "an account could not be erased");
    }
  }
  return erased;
}
