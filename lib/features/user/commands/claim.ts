import type { Viewer } from "@/lib/access/viewer";
import { newMailedToken } from "@/lib/auth/mailed-token";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { validationFailed } from "@/lib/errors";
import type { Language } from "@/lib/i18n/routing";
import { later } from "@/lib/later";
import { consume } from "@/lib/limits/limits";
import { pageUrl } from "@/lib/mail/content";
import { queueMail } from "@/lib/mail/outbox";
import { claimProfileMail } from "../notify";
import { companyOfClaim, passiveCompany } from "../queries/claim";
import { claimDays, languageOfCountry, registerPageOf } from "../rules/claim";
import { expiryOf, sameSide } from "../rules/registration";
import { emailField } from "../schema/fields";
import type { CompanyRole } from "../schema/registration";
import { claimPerCompany, claimPerCompanyLong } from "./limits";

/**
 * A link by which the company's mailbox takes over its profile, for any mail to the company's stored address.
 * It is good once `row` is written: `tx.mailedToken.create({ data: row })` in the transaction that queues the mail.
 */
export function newClaimLink(company: { id: string; companyType: string }, language: Language) {
  const { token, hash } = newMailedToken();
  const expiresAt = expiryOf(new Date(), { hours: claimDays * 24 });
  const link = pageUrl(language, ["register", registerPageOf(company.companyType)], { claim: token });
  return { link, row: { hash, purpose: "claim", companyId: company.id, expiresAt } };
}

/** Mails the claim link to the address that is stored; false where there is no such passive provider or address. */
export async function mailClaimLink(companyId: string) {
  const company = await prisma.company.findFirst({
    where: { ...passiveCompany, id: companyId },
    select: { id: true, companyType: true, name: true, email: true, address: true },
  });
  const to = emailField.safeParse(company?.email);
  if (!company || !to.success) return false;
  const language = languageOfCountry((company.address as { countryISO3166Code?: unknown } | null)?.countryISO3166Code);
  const { link, row } = newClaimLink(company, language);
  const mail = claimProfileMail({ email: to.data, language }, { company: company.name, link });
  await transaction(async (tx) => {
    await tx.mailedToken.create({ data: row });
    await queueMail(tx, mail);
  });
  return true;
}

/** POST /company/{id}/claim, open to everybody: the answer is out before the look-up, so that it tells nothing. */
export async function askClaimLink(_viewer: Viewer, companyId: string) {
  await consume(claimPerCompany, companyId);
  await consume(claimPerCompanyLong, companyId);
  later(() => mailClaimLink(companyId));
}

/** Id of the company that a registration's claim link is for. Throws ValidationFailed at `claim` for a dead one. */
export async function claimedCompany(token: string, companyType: CompanyRole) {
  const company = await companyOfClaim(token);
  if (company && sameSide(companyType, company.companyType)) return company.id;
  throw validationFailed([{ path: "claim", message: "claimInvalid" }]);
}
