import { env } from "@/env.mjs";
import type { Transaction } from "@/lib/db/prisma";
import { mailFactsOfRow, mailFactsSelect } from "@/lib/features/busrequest/queries/mail-facts";
import { mintAuthorToken } from "@/lib/features/busrequest/commands/token";
import { mailedItems } from "@/lib/features/inbox/queries/mailed";
import { placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import { adminsToTell } from "@/lib/features/subscription/commands/reach";
import type { Language } from "@/lib/i18n/routing";
import { queueMail } from "@/lib/mail/outbox";
import { textCompany } from "@/lib/sms/outbox";
import type { Prisma } from "@/prisma/generated/client";

export const mailedSelect = {
  ...mailFactsSelect,
  id: true,
  description: true,
  phone: true,
  email: true,
  language: true,
  authorCompanyId: true,
} satisfies Prisma.BusRequestSelect;
export type MailedRow = Prisma.BusRequestGetPayload<{ select: typeof mailedSelect }>;

/** People of companies who want to hear of emergencies at once; whoever has opted out the outbox leaves out. */
const peopleOf = (tx: Transaction, companies: readonly string[]) =>
  tx.user.findMany({
    where: {
      companyId: { in: [...companies] },
      confirmedAt: { not: null },
      closedAt: null,
      deleteAfter: null,
      emergencyMails: "now",
    },
    select: { email: true, language: true, companyId: true },
    orderBy: { id: "asc" },
  });

export type Asked = { companyId: string; token: string; distance: number };

/** The link in the mail answers without an account. */
export async function notifyAsked(tx: Transaction, row: MailedRow, asked: readonly Asked[], km: number) {
  const ids = asked.map(({ companyId }) => companyId);
  const people = await peopleOf(tx, ids);
  const itemOf = await mailedItems(tx, ids, { kinds: ["emergency"], record: row.id });
  const { description, phone, passengers } = row;
  for (const { companyId, token, distance } of asked) {
    const own = people.filter((one) => one.companyId === companyId);
    for (const { email: to, language } of own) {
      const told = { description, phone, token, ring: km, distance: Math.round(distance) };
      const data = { ...mailFactsOfRow(row, language), ...told, ...itemOf(companyId) };
      await queueMail(tx, { to, language, template: "dispatchAsk", data });
    }
    const language = own[0]?.language ?? "de";
    const link = `${env.APP_URL}/${language}/dispatch/${token}`;
    const data = { people: passengers ?? 0, place: placeName(row.startPlace as Place, language), link };
    await textCompany(tx, companyId, { template: "emergency", data });
  }
}

export async function notifyStoodDown(tx: Transaction, row: MailedRow, companies: readonly string[]) {
  const itemOf = await mailedItems(tx, companies, { kinds: ["change"], record: row.id });
  for (const { email: to, language, companyId } of await peopleOf(tx, companies)) {
    const data = { ...mailFactsOfRow(row, language), ...itemOf(companyId ?? "") };
    await queueMail(tx, { to, language, template: "dispatchStoodDown", data });
  }
  const place = placeName(row.startPlace as Place, row.language as Language);
  for (const companyId of companies) await textCompany(tx, companyId, { template: "stoodDown", data: { place } });
}

type Answer = { company: string; arrivesAt: Date; amount: number | null };

/** To the operator in need, who may have put the phone away. */
export async function notifyAnswer(tx: Transaction, row: MailedRow, { company, arrivesAt, amount }: Answer) {
  if (row.email === "") return;
  const language = row.language as Language;
  const link = row.authorCompanyId ? { id: row.id } : { token: await mintAuthorToken(tx, row.id) };
  const data = { ...mailFactsOfRow(row, language), company, arrivesAt: arrivesAt.getTime(), amount, ...link };
  await queueMail(tx, { to: row.email, language, template: "dispatchAnswer", data });
}

/** All rings are asked and nobody can: people on the house's side go on by phone. */
export async function notifyAdmins(tx: Transaction, row: MailedRow, asked: number) {
  for (const { email: to, language: lng } of await adminsToTell(tx)) {
    const language = lng as Language;
    const data = { ...mailFactsOfRow(row, language), id: row.id, asked, phone: row.phone };
    await queueMail(tx, { to, language, template: "dispatchAlarm", data });
  }
}
