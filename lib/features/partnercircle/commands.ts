import type { BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound, validationFailed } from "@/lib/errors";
import { circleSelect, toCircle } from "./present";
import { mostCircles } from "./rules";
import type { CircleChange, CircleInput, CircleRecord } from "./schema";

/** One at a time in a company: its names and their number hold together. */
const lockCompany = (tx: Transaction, id: string) =>
  tx.$queryRaw`select id from company where id = ${id}::uuid for no key update`;

/** Throws Conflict where another circle has that name, whatever its case. */
async function requireName(tx: Transaction, companyId: string, name: string, id?: string) {
  const taken = await tx.$queryRaw<unknown[]>`select 1 from partner_circle
    where "companyId" = ${companyId}::uuid and lower(name) = lower(${name}) and id is distinct from ${id ?? null}::uuid`;
  if (taken.length > 0) throw conflict([{ path: "name", message: "circleNameTaken" }]);
}

/** Registered bus partners beside the company itself: all others could not read what is sent to them. */
async function requirePartners(tx: Transaction, companyId: string, companies: string[]) {
  const where = {
    id: { in: companies, not: companyId },
    active: true,
    companyType: { in: ["busoperator" as const, "touroperator" as const, "driver" as const] },
    users: { some: { confirmedAt: { not: null }, closedAt: null } },
  };
  if ((await tx.company.count({ where })) < companies.length)
    throw validationFailed([{ path: "companies", message: "circleCompany" }]);
}

const membersOf = (companies: string[]) => companies.map((companyId) => ({ companyId }));
const told = ({ name, companies }: CircleRecord) => ({ name, companies: companies.length });

/** Throws ValidationFailed where the company has as many as it may, Conflict for a name that is taken. */
export function createCircle(viewer: BusPartner, { name, companies }: CircleInput): Promise<CircleRecord> {
  const companyId = viewer.company.id;
  return transaction(async (tx) => {
    await lockCompany(tx, companyId);
    if ((await tx.partnerCircle.count({ where: { companyId } })) >= mostCircles)
      throw validationFailed([{ path: "name", message: "circlesFull" }]);
    await requireName(tx, companyId, name);
    await requirePartners(tx, companyId, companies);
    const data = { companyId, name, members: { create: membersOf(companies) } };
    const made = toCircle(await tx.partnerCircle.create({ data, select: circleSelect }));
    await audit(tx, viewer, { action: "create", noun: "partnercircle", recordId: made.id, after: told(made) });
    return made;
  });
}

/** Throws NotFound for another company's. */
async function lockCircle(tx: Transaction, { company }: BusPartner, id: string) {
  await lockCompany(tx, company.id);
  const row = await tx.partnerCircle.findFirst({ where: { id, companyId: company.id }, select: circleSelect });
  if (!row) throw notFound();
  return toCircle(row);
}

/** Throws NotFound, Conflict for a stale version or a name that is taken, ValidationFailed. */
export function changeCircle(viewer: BusPartner, id: string, change: CircleChange): Promise<CircleRecord> {
  const { name, companies, version } = change;
  return transaction(async (tx) => {
    const before = await lockCircle(tx, viewer, id);
    if (version !== before.version) throw conflict();
    if (name !== undefined) await requireName(tx, viewer.company.id, name, id);
    if (companies) await requirePartners(tx, viewer.company.id, companies);
    const members = companies && { deleteMany: {}, create: membersOf(companies) };
    const data = { name, members, version: { increment: 1 } };
    const after = toCircle(await tx.partnerCircle.update({ where: { id }, data, select: circleSelect }));
    const parts = { before: told(before), after: told(after) };
    await audit(tx, viewer, { action: "change", noun: "partnercircle", recordId: id, ...parts });
    return after;
  });
}

/** Throws NotFound. */
export async function deleteCircle(viewer: BusPartner, id: string): Promise<undefined> {
  await transaction(async (tx) => {
    const before = await lockCircle(tx, viewer, id);
    await tx.partnerCircle.delete({ where: { id } });
    await audit(tx, viewer, { action: "delete", noun: "partnercircle", recordId: id, before: told(before) });
  });
  return undefined;
}
