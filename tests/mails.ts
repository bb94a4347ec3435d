import { prisma } from "@/lib/db/prisma";
import { drawMail } from "@/lib/mail/draw";
import type { Prisma } from "@/prisma/generated/client";

/** Mails of the outbox, oldest first; one that still waits is drawn as the job draws it. */
export async function readMails(where: Prisma.OutboxMailWhereInput = {}) {
  const rows = await prisma.outboxMail.findMany({ where, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  return Promise.all(rows.map(async (row) => ({ ...row, ...(await drawMail(row)) })));
}

/** The newest of them. Throws where there is none. */
export async function readMail(where: Prisma.OutboxMailWhereInput = {}) {
  const mail = (await readMails(where)).at(-1);
  if (!mail) throw new Error(`no mail ${JSON.stringify(where)}`);
  return mail;
}
