import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound } from "@/lib/errors";
import { newClaimLink } from "@/lib/features/user/commands/claim";
import { languageOfCountry } from "@/lib/features/user/rules/claim";
import { emailField } from "@/lib/features/user/schema/fields";
import { queueMail } from "@/lib/mail/outbox";
import { subscriberKey } from "@/lib/mail/unsubscribe";
import { changed } from "@/lib/cache/tags";
import { invitationMail } from "../notify";
import { getProvider } from "../queries";
import { invitedSince } from "../rules/invitation";
import { lockProvider, requirePassive } from "./lock";

const refusal = (message: string) => conflict([{ path: "email", message }]);

/** Whoever wants no requests or no advertising is not asked to join either, for whichever of its entries. */
async function requireWelcome(tx: Transaction, email: string, now: Date) {
  const key = subscriberKey(email);
  // One after the other: a mailbox that two entries share is asked once.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`invite ${key}`}))`;
  const off = await tx.unsubscription.count({ where: { email: key, group: { in: ["requests", "marketing"] } } });
  if (off > 0) throw refusal("inviteOptedOut");
  const since = invitedSince(now);
  const [asked] = await tx.$queryRaw<{ id: string }[]>`select id from company
    where lower(email) = ${key} and "invitedAt" > ${since} limit 1`;
  if (asked) throw refusal("inviteTooSoon");
}

async function mailFor(id: string) {
  const row = await prisma.company.findUnique({
    where: { id },
    select: { id: true, name: true, companyType: true, email: true, address: true },
  });
  if (!row) throw notFound();
  const to = emailField.safeParse(row.email);
  if (!to.success) throw refusal("emailInvalid");
  const { countryISO3166Code } = (row.address ?? {}) as { countryISO3166Code?: unknown };
  const language = languageOfCountry(countryISO3166Code);
  const { link, row: token } = newClaimLink(row, language);
  return { token, email: row.email, mail: invitationMail({ email: to.data, language, company: row.name, link }) };
}

/**
 * POST /admin/providers/{id}/invite: mails a passive provider the link to take over its profile, once in 14 days
 * and never after an opt-out. Throws NotFound, Conflict with the reason.
 */
export async function inviteProvider(viewer: Admin, id: string) {
  const { token, email, mail } = await mailFor(id);
  const now = new Date();
  await transaction(async (tx) => {
    const row = await lockProvider(tx, id);
    await requirePassive(tx, row);
    if (row.email !== email) throw conflict();
    if (!row.active) throw conflict([{ path: "active", message: "providerClosed" }]);
    await requireWelcome(tx, row.email, now);
    await tx.mailedToken.create({ data: token });
    if ((await queueMail(tx, mail)) === null) throw refusal("inviteOptedOut");
    // The version stays: an open form knows nothing of this.
    await tx.company.update({ where: { id }, data: { invitedAt: now } });
    const before = { invitedAt: row.invitedAt?.toISOString() ?? null };
    const after = { invitedAt: now.toISOString() };
    await audit(tx, viewer, { action: "invite", noun: "company", recordId: id, before, after });
    await changed(tx, "company");
  });
  return getProvider(viewer, id);
}
