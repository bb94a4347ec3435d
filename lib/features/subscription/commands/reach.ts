import { env } from "@/env.mjs";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import type { Language } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import type { Contact } from "../notify";
import { type AdvertiserRow, advertiserSelect } from "../present";

/** Null where the id is no advertiser's. The row stays locked: one change of a plan at a time. */
export async function lockAdvertiser(tx: Transaction, id: string): Promise<AdvertiserRow | null> {
  await tx.$queryRaw`select id from advertiser where id = ${id}::uuid for update`;
  return tx.advertiser.findUnique({ where: { id }, select: advertiserSelect });
}

export async function lockOwn(tx: Transaction, companyId: string): Promise<AdvertiserRow> {
  await tx.$queryRaw`select id from advertiser where "companyId" = ${companyId}::uuid for update`;
  const row = await tx.advertiser.findUnique({ where: { companyId }, select: advertiserSelect });
  if (!row) throw notFound();
  return row;
}

/** As it stands now, without a lock. */
export async function readOwn(companyId: string): Promise<AdvertiserRow> {
  const row = await prisma.advertiser.findUnique({ where: { companyId }, select: advertiserSelect });
  if (!row) throw notFound();
  return row;
}

const companySelect = {
  name: true,
  email: true,
  address: true,
  users: {
    where: { closedAt: null },
    select: { firstname: true, lastname: true, email: true, language: true, owner: true },
    orderBy: [{ owner: "desc" }, { createdAt: "asc" }],
    take: 1,
  },
} satisfies Prisma.CompanySelect;

/** Company and the person that plans are about. */
export async function customerOf(db: Transaction | typeof prisma, companyId: string) {
  const { users, ...company } = await db.company.findUniqueOrThrow({ where: { id: companyId }, select: companySelect });
  const person = users[0];
  const language = (person?.language ?? "de") as Language;
  const contact: Contact = { company: company.name, email: person?.email ?? company.email, language };
  return { company, contact, person: person ? `${person.firstname} ${person.lastname}`.trim() : "" };
}

/** Who is told of money that went astray. */
export async function adminsToTell(tx: Transaction) {
  if (env.ADMIN_MAIL) return [{ email: env.ADMIN_MAIL, language: "de" as const }];
  return tx.user.findMany({
    where: { role: "admin", closedAt: null },
    select: { email: true, language: true },
    take: 10,
  });
}
