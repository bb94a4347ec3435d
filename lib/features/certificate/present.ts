import { marketDay } from "@/lib/i18n/formats";
import type { Prisma } from "@/prisma/generated/client";
import { stateOf } from "./rules";
import type { AdminCertificateRecord, CertificateRecord } from "./schema/certificate";

export const certificateSelect = {
  id: true,
  kind: true,
  busId: true,
  bus: { select: { licenceplate: true } },
  validUntil: true,
  file: true,
  checkedAt: true,
  createdAt: true,
  version: true,
} satisfies Prisma.CertificateSelect;

export const adminCertificateSelect = {
  ...certificateSelect,
  company: { select: { id: true, name: true, slug: true } },
} satisfies Prisma.CertificateSelect;

type Row = Prisma.CertificateGetPayload<{ select: typeof certificateSelect }>;
type AdminRow = Prisma.CertificateGetPayload<{ select: typeof adminCertificateSelect }>;

export function presentCertificate(row: Row, now = Date.now()): CertificateRecord {
  const { id, kind, busId, bus, file, checkedAt, createdAt, version } = row;
  const validUntil = row.validUntil.getTime();
  return {
    id,
    kind,
    bus: busId,
    licenceplate: bus?.licenceplate ?? null,
    validUntil,
    file,
    version,
    state: stateOf({ validUntil, hasFile: file !== null, checked: checkedAt !== null }, marketDay(now)),
    checked_at: checkedAt?.getTime() ?? null,
    created_at: createdAt.getTime(),
  };
}

export const presentForAdmin = ({ company, ...row }: AdminRow): AdminCertificateRecord => ({
  ...presentCertificate(row),
  company,
});
