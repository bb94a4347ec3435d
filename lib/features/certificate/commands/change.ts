import { isDeepStrictEqual } from "node:util";
import type { Admin, BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound, validationFailed } from "@/lib/errors";
import { requireOwnFile } from "@/lib/features/upload/commands/own-file";
import { marketDay } from "@/lib/i18n/formats";
import { adminCertificateSelect, certificateSelect, presentCertificate, presentForAdmin } from "../present";
import { mostCertificates } from "../rules";
import {
  type CertificateChange,
  type CertificateCheck,
  type CertificateInput,
  type CertificateRecord,
  wrongBus,
} from "../schema/certificate";

/** The profile shows whether papers were checked. */
const tell = (tx: Transaction, companyId: string) => changed(tx, "company", `company:${companyId}`);

const columnsOf = ({ kind, bus, validUntil, file }: CertificateInput) => ({
  kind,
  busId: bus,
  file,
  validUntil: new Date(marketDay(validUntil)),
});

/** Throws ValidationFailed for another company's bus. */
async function requireOwnBus(tx: Transaction, companyId: string, bus: string | null) {
  if (bus === null || (await tx.bus.count({ where: { id: bus, companyId } })) === 1) return;
  throw validationFailed([{ path: "bus", message: "busUnknown" }]);
}

/** Throws Conflict where the company or the bus has one of its kind: that one is to be changed. */
async function requireFirst(tx: Transaction, companyId: string, { kind, bus }: CertificateInput, except?: string) {
  const others = await tx.certificate.findMany({ where: { companyId, kind, busId: bus }, select: { id: true } });
  if (others.some(({ id }) => id !== except)) throw conflict([{ path: "kind", message: "certificateExists" }]);
}

/** Throws ValidationFailed, and Conflict where there is one of its kind. */
export async function createCertificate(viewer: BusPartner, input: CertificateInput): Promise<CertificateRecord> {
  const companyId = viewer.company.id;
  return transaction(async (tx) => {
    // One at a time: two at once would both find none.
    await tx.$queryRaw`select id from company where id = ${companyId}::uuid for no key update`;
    await requireOwnBus(tx, companyId, input.bus);
    await requireFirst(tx, companyId, input);
    if ((await tx.certificate.count({ where: { companyId } })) >= mostCertificates)
      throw validationFailed([{ path: "kind", message: "tooMany" }]);
    if (input.file) await requireOwnFile(tx, viewer, companyId, input.file, "certificate", "file");
    const data = { ...columnsOf(input), companyId };
    const row = presentCertificate(await tx.certificate.create({ data, select: certificateSelect }));
    await audit(tx, viewer, { action: "create", noun: "certificate", recordId: row.id, after: told(row) });
    return row;
  });
}

const told = ({ kind, bus, validUntil, file }: CertificateInput) => ({ kind, bus, validUntil, file });

/** Throws NotFound for another company's. */
async function lockCertificate(tx: Transaction, id: string, companyId?: string) {
  await tx.$queryRaw`select id from certificate where id = ${id}::uuid for update`;
  const row = await tx.certificate.findFirst({ where: { id, companyId }, select: adminCertificateSelect });
  if (!row) throw notFound();
  return presentForAdmin(row);
}

/** The paper as a PUT wants it: what is left out stays. Throws ValidationFailed for a bus where none belongs, or for none. */
function changedBy(before: CertificateRecord, change: Omit<CertificateChange, "version">): CertificateInput {
  const { kind = before.kind, bus = before.bus, validUntil = before.validUntil, file = before.file } = change;
  if (wrongBus({ kind, bus })) throw validationFailed([{ path: "bus", message: "busOfCertificate" }]);
  return { kind, bus, file, validUntil: marketDay(validUntil) };
}

/** What was checked is to be checked again, where it says something else now. Throws NotFound, Conflict for a stale version, ValidationFailed. */
export async function changeCertificate(
  viewer: BusPartner,
  id: string,
  { version, ...change }: CertificateChange,
): Promise<CertificateRecord> {
  const companyId = viewer.company.id;
  return transaction(async (tx) => {
    await tx.$queryRaw`select id from company where id = ${companyId}::uuid for no key update`;
    const before = await lockCertificate(tx, id, companyId);
    if (version !== before.version) throw conflict();
    const input = changedBy(before, change);
    await requireOwnBus(tx, companyId, input.bus);
    await requireFirst(tx, companyId, input, id);
    if (input.file && input.file !== before.file)
      await requireOwnFile(tx, viewer, companyId, input.file, "certificate", "file");
    const isOther = !isDeepStrictEqual(told(before), input);
    const data = { ...columnsOf(input), version: { increment: 1 }, ...(isOther && { checkedAt: null, reminded: 0 }) };
    const after = presentCertificate(await tx.certificate.update({ where: { id }, data, select: certificateSelect }));
    const difference = { before: told(before), after: told(after) };
    await audit(tx, viewer, { action: "change", noun: "certificate", recordId: id, ...difference });
    if (isOther && before.checked_at !== null) await tell(tx, companyId);
    return after;
  });
}

/** Throws NotFound. */
export async function deleteCertificate(viewer: BusPartner, id: string): Promise<undefined> {
  await transaction(async (tx) => {
    const before = await lockCertificate(tx, id, viewer.company.id);
    await tx.certificate.delete({ where: { id } });
    await audit(tx, viewer, { action: "delete", noun: "certificate", recordId: id, before: told(before) });
    if (before.checked_at !== null) await tell(tx, viewer.company.id);
  });
  return undefined;
}

/** An admin has compared the file with what is said. Throws NotFound, Conflict for a stale version or without a file. */
export async function checkCertificate(viewer: Admin, id: string, { checked, version }: CertificateCheck) {
  return transaction(async (tx) => {
    const before = await lockCertificate(tx, id);
    if (version !== before.version) throw conflict();
    if (checked && before.file === null) throw conflict([{ path: "", message: "certificateWithoutFile" }]);
    const data = { checkedAt: checked ? new Date() : null, version: { increment: 1 } };
    const row = await tx.certificate.update({ where: { id }, data, select: adminCertificateSelect });
    const action = checked ? "check" : "uncheck";
    await audit(tx, viewer, { action, noun: "certificate", recordId: id });
    await tell(tx, before.company.id);
    return presentForAdmin(row);
  });
}
