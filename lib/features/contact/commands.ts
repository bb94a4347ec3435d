import { subYears } from "date-fns/subYears";
import { env } from "@/env.mjs";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { notFound } from "@/lib/errors";
import type { Language } from "@/lib/i18n/routing";
import { consume } from "@/lib/limits/limits";
import { queueMail } from "@/lib/mail/outbox";
import { companyMail, contactMails } from "./notify";
import type { ContactInput } from "./schema";

/** The address set for it, else every admin, else the operator. */
async function receivers() {
  if (env.ADMIN_MAIL) return [{ email: env.ADMIN_MAIL, language: "de" as const }];
  const admins = await prisma.user.findMany({
    where: { role: "admin", closedAt: null, confirmedAt: { not: null } },
    select: { email: true, language: true },
    take: 20,
  });
  return admins.length > 0 ? admins : [{ email: env.OPERATOR_EMAIL, language: "de" as const }];
}

/** Keeps a message to the operator and queues it for the admins' mailboxes. */
export async function sendContactMessage(viewer: Viewer, { name, email, phone, message }: ContactInput) {
  const data = { name, email, phone: phone || null, message, language: viewer.language };
  const mails = contactMails(await receivers(), data);
  await transaction(async (tx) => {
    await tx.contactMessage.create({ data });
    for (const mail of mails) await queueMail(tx, mail);
  });
}

/** What one company gets from everybody, and from one address. */
const received = { name: "company-contact-company", points: 40, seconds: 60 * 60 };
const fromAddress = { name: "company-contact-address", points: 3, seconds: 60 * 60 };

/** The language of the company's people, else that of its country. */
function languageOf(users: readonly { language: Language }[], address: unknown): Language {
  const { countryISO3166Code: code = "" } = (address ?? {}) as { countryISO3166Code?: string };
  if (users[0]) return users[0].language;
  if (["DE", "AT", "CH", "LI", "LU"].includes(code)) return "de";
  return code === "ES" ? "es" : "en";
}

async function addressee(id: string) {
  const company = await prisma.company.findFirst({
    where: { id, active: true, companyType: { not: "private" } },
    select: {
      name: true,
      slug: true,
      email: true,
      registered: true,
      address: true,
      users: { where: { closedAt: null }, orderBy: { owner: "desc" }, take: 1, select: { language: true } },
    },
  });
  if (!company) throw notFound();
  return { ...company, language: languageOf(company.users, company.address) };
}

/** Keeps a message to a company and queues it for the company's mailbox. NotFound where it takes none. */
export async function sendCompanyMessage(
  viewer: Viewer,
  companyId: string,
  { name, email, phone, message }: ContactInput,
) {
  await consume(received, companyId);
  await consume(fromAddress, `${companyId} ${email.toLowerCase()}`);
  const data = { name, email, phone: phone || null, message, language: viewer.language };
  const mail = companyMail(await addressee(companyId), data);
  await transaction(async (tx) => {
    await tx.contactMessage.create({ data: { ...data, companyId } });
    // A provider without an account that has opted out is not written to.
    if ((await queueMail(tx, mail)) === null) throw notFound();
  });
}

/** KEEP_YEARS, as the privacy policy says. Returns how many. */
export async function purgeOldMessages(now = new Date()) {
  const before = subYears(now, env.KEEP_YEARS);
  return (await prisma.contactMessage.deleteMany({ where: { createdAt: { lt: before } } })).count;
}
