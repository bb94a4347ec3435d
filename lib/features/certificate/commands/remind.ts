import { changed } from "@/lib/cache/tags";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { marketDay } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { queueMail } from "@/lib/mail/outbox";
import { Prisma } from "@/prisma/generated/client";
import { daysLeft, reminderDays, reminderOf } from "../rules";

const day = 86_400_000;
/** Companies of one run; the next goes on. */
const most = 500;

/** A bus that is out of service needs no new papers; back in service its own are told of at once. */
const onTheRoad = { OR: [{ busId: null }, { bus: { active: true } }] };

const select = {
  id: true,
  kind: true,
  validUntil: true,
  reminded: true,
  bus: { select: { licenceplate: true } },
} as const;

async function ownersOf(tx: Transaction, companyId: string): Promise<{ email: string; language: Language }[]> {
  const open = { owner: true, closedAt: null, deleteAfter: null, confirmedAt: { not: null } } as const;
  return tx.user.findMany({ where: { companyId, ...open }, select: { email: true, language: true } });
}

/** All papers of a company of which a reminder is due, in one mail to each owner. Answers how many papers. */
function remindCompany(companyId: string, today: number) {
  return transaction(async (tx) => {
    await tx.$queryRaw`select id from certificate where "companyId" = ${companyId}::uuid order by id for update`;
    const soon = { lte: new Date(today + reminderDays[0] * day) };
    const rows = await tx.certificate.findMany({
      where: { companyId, validUntil: soon, ...onTheRoad },
      select,
      orderBy: { validUntil: "asc" },
    });
    const due = rows.flatMap((row) => {
      const reminder = reminderOf(daysLeft(row.validUntil.getTime(), today));
      return reminder > row.reminded ? [{ ...row, reminder }] : [];
    });
    for (const { id, reminder } of due) await tx.certificate.update({ where: { id }, data: { reminded: reminder } });
    const papers = due.map(({ kind, bus, validUntil }) => {
      return {
        kind,
        bus: bus?.licenceplate ?? null,
        validUntil: validUntil.getTime(),
        over: validUntil.getTime() < today,
      };
    });
    if (papers.length === 0) return 0;
    for (const { email, language } of await ownersOf(tx, companyId))
      await queueMail(tx, { to: email, language, template: "certificatesDue", data: { papers } });
    // The profile's badge goes with what it stands for.
    await changed(tx, "company", `company:${companyId}`);
    return papers.length;
  });
}

/** Tells companies which papers end soon or are over, each of the reminders once. Returns how many papers. */
export async function remindOfCertificates(now = Date.now()) {
  const today = marketDay(now);
  const due = reminderDays.map(
    (before, at) => Prisma.sql`(k.reminded <= ${at} and k."validUntil" <= ${new Date(today + before * day)}::date)`,
  );
  const companies = await prisma.$queryRaw<{ id: string }[]>`
    select distinct c.id from company c join certificate k on k."companyId" = c.id
      left join bus v on v.id = k."busId"
    where c.active and (v.id is null or v.active) and (${Prisma.join(due, " or ")})
    order by c.id limit ${most}`;
  let papers = 0;
  for (const { id } of companies) papers += await remindCompany(id, today);
  return papers;
}
