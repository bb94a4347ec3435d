import type { BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound, validationFailed } from "@/lib/errors";
import { inBothLists } from "@/lib/features/offer/schema";
import { templateSelect, toTemplate } from "./present";
import { mostTemplates } from "./rules";
import type { TemplateChange, TemplateInput, TemplateRecord } from "./schema";

/** One at a time in a company: its names, its defaults and their number hold together. */
const lockCompany = (tx: Transaction, id: string) =>
  tx.$queryRaw`select id from company where id = ${id}::uuid for no key update`;

/** Throws Conflict where another template has that name, whatever its case. */
async function requireName(tx: Transaction, companyId: string, name: string, id?: string) {
  const taken = await tx.$queryRaw<unknown[]>`select 1 from offer_template
    where "companyId" = ${companyId}::uuid and lower(name) = lower(${name}) and id is distinct from ${id ?? null}::uuid`;
  if (taken.length > 0) throw conflict([{ path: "name", message: "templateNameTaken" }]);
}

/** A kind begins with one template: the one before gives way, as another version. */
async function makeRoom(tx: Transaction, companyId: string, { defaultFor }: Partial<TemplateInput>, id?: string) {
  if (!defaultFor) return;
  const where = { companyId, defaultFor, ...(id ? { id: { not: id } } : {}) };
  await tx.offerTemplate.updateMany({ where, data: { defaultFor: null, version: { increment: 1 } } });
}

function columnsOf({ name, defaultFor, vatIncluded, vatRate, validMinutes, ...texts }: Partial<TemplateInput>) {
  const { included, notIncluded, cancellation, description } = texts;
  return { name, defaultFor, vatIncluded, vatRate, validMinutes, included, notIncluded, cancellation, description };
}

/** Throws ValidationFailed where the company has as many as it may, Conflict for a name that is taken. */
export function createTemplate(viewer: BusPartner, input: TemplateInput): Promise<TemplateRecord> {
  const companyId = viewer.company.id;
  return transaction(async (tx) => {
    await lockCompany(tx, companyId);
    if ((await tx.offerTemplate.count({ where: { companyId } })) >= mostTemplates)
      throw validationFailed([{ path: "name", message: "templatesFull" }]);
    await requireName(tx, companyId, input.name);
    await makeRoom(tx, companyId, input);
    const data = { companyId, ...columnsOf(input), name: input.name };
    const row = await tx.offerTemplate.create({ data, select: templateSelect });
    await audit(tx, viewer, { action: "create", noun: "offertemplate", recordId: row.id, after: { name: row.name } });
    return toTemplate(row);
  });
}

/** Throws NotFound for another company's. */
async function lockTemplate(tx: Transaction, { company }: BusPartner, id: string) {
  await lockCompany(tx, company.id);
  const row = await tx.offerTemplate.findFirst({ where: { id, companyId: company.id }, select: templateSelect });
  if (!row) throw notFound();
  return row;
}

/** Throws NotFound, Conflict for a stale version or a name that is taken, ValidationFailed where both lists name the same. */
export function changeTemplate(viewer: BusPartner, id: string, change: TemplateChange): Promise<TemplateRecord> {
  return transaction(async (tx) => {
    const before = await lockTemplate(tx, viewer, id);
    if (change.version !== before.version) throw conflict();
    const { name = before.name, included = before.included, notIncluded = before.notIncluded } = change;
    if (inBothLists({ included, notIncluded })) throw validationFailed([{ path: "notIncluded", message: "bothLists" }]);
    await requireName(tx, viewer.company.id, name, id);
    await makeRoom(tx, viewer.company.id, change, id);
    const data = { ...columnsOf(change), version: { increment: 1 } };
    const after = await tx.offerTemplate.update({ where: { id }, data, select: templateSelect });
    const names = { before: { name: before.name }, after: { name: after.name } };
    await audit(tx, viewer, { action: "change", noun: "offertemplate", recordId: id, ...names });
    return toTemplate(after);
  });
}

/** Throws NotFound. */
export async function deleteTemplate(viewer: BusPartner, id: string): Promise<undefined> {
  await transaction(async (tx) => {
    const { name } = await lockTemplate(tx, viewer, id);
    await tx.offerTemplate.delete({ where: { id } });
    await audit(tx, viewer, { action: "delete", noun: "offertemplate", recordId: id, before: { name } });
  });
  return undefined;
}
