import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { hashMailedToken } from "@/lib/auth/mailed-token";
import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { validationFailed } from "@/lib/errors";
import { queueMail } from "@/lib/mail/outbox";
import { profileClaimedMail } from "../notify";
import { languageOfCountry } from "../rules/claim";
import { emailField } from "../schema/fields";
import type { PendingRegistration } from "../schema/registration";
import { type Claim, foundCompany } from "./found-company";
import { freeUserName } from "./user-names";

const deadLink = () => validationFailed([{ path: "token", message: "linkInvalid" }]);

/** The registration behind a link, which is used up at the same time: of two clicks one wins. */
async function takePending(tx: Transaction, token: string) {
  const where = { hash: hashMailedToken(token), purpose: "register", expiresAt: { gt: new Date() } };
  const row = await tx.mailedToken.findFirst({ where, select: { id: true, data: true } });
  if (!row?.data) throw deadLink();
  const { count } = await tx.mailedToken.deleteMany({ where: { id: row.id } });
  if (count === 0) throw deadLink();
  return row.data as unknown as PendingRegistration;
}

/** Other links for the same address die with the first that is used. */
async function dropOthers(tx: Transaction, email: string) {
  const where = { userId: null, purpose: "register", data: { path: ["email"], equals: email } };
  await tx.mailedToken.deleteMany({ where });
}

async function createUser(tx: Transaction, pending: PendingRegistration, companyId: string) {
  const userName = await freeUserName(tx, pending.userName);
  const { email, firstname, lastname, phone, language, passwordHash } = pending;
  return tx.user.create({
    data: {
      email,
      userName,
      firstname,
      lastname,
      phone: phone || null,
      language: language ?? "en",
      passwordHash,
      confirmedAt: new Date(),
      owner: true,
      companyId,
    },
    select: { id: true },
  });
}

/** The address that stood in the profile hears of it, unless it was the proof. */
async function notifyFormerAddress(tx: Transaction, { company, by }: Claim, pending: PendingRegistration) {
  const to = emailField.safeParse(company.email);
  if (by === "link" || !to.success || to.data === pending.email) return;
  const language = languageOfCountry(pending.company.address.countryISO3166Code);
  const name = `${pending.firstname} ${pending.lastname}`;
  const data = { company: company.name, name, by: pending.email };
  await queueMail(tx, profileClaimedMail({ email: to.data, language }, data));
}

/** Makes user and company of a registration whose address its link has proven. */
export async function confirmUser(_viewer: Viewer, token: string) {
  await transaction(async (tx) => {
    const pending = await takePending(tx, token);
    if (await tx.user.findUnique({ where: { email: pending.email }, select: { id: true } })) throw deadLink();
    await dropOthers(tx, pending.email);
    const company = await foundCompany(tx, pending);
    const user = await createUser(tx, pending, company.id);
    if (company.claim) await notifyFormerAddress(tx, company.claim, pending);
    const proof = company.claim ? { by: company.claim.by } : {};
    await audit(tx, null, {
      userId: user.id,
      action: company.claim ? "claimCompany" : "registerCompany",
      noun: "company",
      recordId: company.id,
      after: { companyType: pending.companyType, termsAcceptedAt: pending.termsAcceptedAt, ...proof },
    });
    await changed(tx, "company");
  });
}
