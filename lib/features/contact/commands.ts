import { env } from "@/env.mjs";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { queueMail } from "@/lib/mail/outbox";
import { contactMails } from "./notify";
import type { ContactInput } from "./schema";

export const contactLimit = { name: "contact-source", points: 10, seconds: 60 * 60 };

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
  const mails = await contactMails(await receivers(), data);
  await transaction(async (tx) => {
    await tx.contactMessage.create({ data });
    for (const mail of mails) await queueMail(tx, mail);
  });
}
