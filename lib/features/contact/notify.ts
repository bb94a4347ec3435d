import { env } from "@/env.mjs";
import type { Transaction } from "@/lib/db/prisma";
import { queueMail } from "@/lib/mail/outbox";

type Message = { name: string; email: string; phone: string | null; message: string };

/** To the address set for it, else to every admin, else to the operator. */
export async function notifyAdmins(tx: Transaction, message: Message) {
  const admins = await tx.user.findMany({
    where: { role: "admin", closedAt: null, confirmedAt: { not: null } },
    select: { email: true, language: true },
    take: 20,
  });
  const set = env.ADMIN_MAIL ? [{ email: env.ADMIN_MAIL, language: "de" as const }] : admins;
  const receivers = set.length > 0 ? set : [{ email: env.OPERATOR_EMAIL, language: "de" as const }];
  const data = { ...message, phone: message.phone ?? "" };
  for (const { email, language } of receivers) {
    await queueMail(tx, { to: email, language, template: "contactMessage", data });
  }
}
