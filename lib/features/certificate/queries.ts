import { reachesCompany } from "@/lib/access/records";
import type { Admin, BusPartner, Viewer } from "@/lib/access/viewer";
import { inBatches } from "@/lib/db/batches";
import { literal } from "@/lib/db/like";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { confidentialFile } from "@/lib/features/upload/queries";
import { fileKeyOf } from "@/lib/features/upload/rules";
import type { SortedPage } from "@/lib/http/admin-query";
import { marketDay } from "@/lib/i18n/formats";
import type { Prisma } from "@/prisma/generated/client";
import { adminCertificateSelect, certificateSelect, presentCertificate, presentForAdmin } from "./present";
import { type CertificateState, mostCertificates, neededForBadge } from "./rules";
import type { CertificateFilter, CertificateSort, CertificateTerms } from "./schema/admin-call";

type Where = Prisma.CertificateWhereInput;

/** GET /certificate: all of the own company's, those that end first at the top. */
export async function listCertificates({ company }: BusPartner) {
  const rows = await prisma.certificate.findMany({
    where: { companyId: company.id },
    select: certificateSelect,
    orderBy: [{ validUntil: "asc" }, { id: "asc" }],
    take: mostCertificates,
  });
  return { rows: rows.map((row) => presentCertificate(row)), total: rows.length };
}

/** The buses whose papers the company keeps, by plate. */
export function busChoices({ company }: BusPartner) {
  const where = { companyId: company.id, active: true };
  return prisma.bus.findMany({ where, select: { id: true, licenceplate: true }, orderBy: { licenceplate: "asc" } });
}

/** Its file, for its company and admins. Throws NotFound for everybody else, and where there is none. */
export async function certificateFile(viewer: Viewer, id: string) {
  const row = await prisma.certificate.findUnique({ where: { id }, select: { companyId: true, file: true } });
  const key = row?.file ? fileKeyOf(row.file) : null;
  if (!row || !key || !reachesCompany(viewer, row.companyId)) throw notFound();
  return confidentialFile(key);
}

/** Whether an admin has seen all that the badge needs, and none of it is over. */
export async function isChecked(companyId: string, now = Date.now()) {
  const validUntil = { gte: new Date(marketDay(now)) };
  const kind = { in: [...neededForBadge] };
  const where = { companyId, busId: null, kind, validUntil, checkedAt: { not: null } };
  return (await prisma.certificate.count({ where })) === neededForBadge.length;
}

function stateWhere(state: CertificateState, today: Date): Where {
  if (state === "expired") return { validUntil: { lt: today } };
  const valid = { validUntil: { gte: today } };
  if (state === "missing") return { ...valid, file: null };
  return { ...valid, file: { not: null }, checkedAt: state === "checked" ? { not: null } : null };
}

function termsOf({ state, kind, text }: CertificateTerms, today: Date): Where[] {
  const any = (list: Where[]) => (list.length > 0 ? [{ OR: list }] : []);
  return [
    ...any([state ?? []].flat().map((one) => stateWhere(one, today))),
    ...any([kind ?? []].flat().map((one) => ({ kind: one }))),
    ...any(
      [text ?? []].flat().map((name) => ({ company: { name: { contains: literal(name), mode: "insensitive" } } })),
    ),
  ];
}

function whereOf({ a = {}, o = {} }: CertificateFilter = {}): Where {
  const today = new Date(marketDay(Date.now()));
  const either = termsOf(o, today);
  return { AND: [...termsOf(a, today), ...(either.length > 0 ? [{ OR: either }] : [])] };
}

type Query = SortedPage<CertificateSort> & { filter?: CertificateFilter };

/** GET /admin/certificates: every company's. */
export async function listAllCertificates(_viewer: Admin, { take, skip, sort, dir = "asc", filter }: Query) {
  const where = whereOf(filter);
  const order = sort === "created" ? { createdAt: dir } : { validUntil: dir };
  const page = { where, orderBy: [order, { id: dir }], take, skip };
  const rows = await prisma.certificate.findMany({ ...page, select: adminCertificateSelect });
  return { rows: rows.map(presentForAdmin), total: await prisma.certificate.count({ where }) };
}

/** One of them. Throws NotFound. */
export async function getCertificate(_viewer: Admin, id: string) {
  const row = await prisma.certificate.findUnique({ where: { id }, select: adminCertificateSelect });
  if (!row) throw notFound();
  return presentForAdmin(row);
}

/** For the CSV: oldest first, batch by batch. */
export function exportCertificates(
  _viewer: Admin,
  { ids, filter }: { ids?: readonly string[]; filter?: CertificateFilter },
) {
  return inBatches(async (after, take) => {
    const some = ids ? [{ id: { in: [...ids] } }] : [];
    const next = after ? [{ id: { gt: after } }] : [];
    const where = { AND: [whereOf(filter), ...some, ...next] };
    const page = { where, select: adminCertificateSelect, orderBy: { id: "asc" }, take } as const;
    return (await prisma.certificate.findMany(page)).map(presentForAdmin);
  });
}
