import { plainList } from "@/lib/http/admin-list";
import { certificateKinds, certificateStates } from "../rules";
import type { AdminCertificateRecord, CertificateKeys } from "./certificate";

/** The admins' list of certificates: those that end first at the top. */
export const plainCertificateList = plainList<AdminCertificateRecord, CertificateKeys>()({
  name: "certificates",
  screen: "certificateadmin",
  table: "default",
  words: "certificate.admin",
  labels: "certificate.admin.column",
  columns: {
    company: { of: ({ company }) => company.name },
    kind: { values: "certificate.kind" },
    licenceplate: { nowrap: true },
    state: { values: "certificate.state", nowrap: true, card: "side" },
    validUntil: { of: ({ validUntil }) => new Date(validUntil), kind: "day", sort: "validUntil", nowrap: true },
    created: { of: ({ created_at }) => new Date(created_at), sort: "created", nowrap: true, usual: false },
  },
  filters: {
    state: { only: certificateStates, label: "certificate.admin.column.state" },
    kind: { only: certificateKinds, label: "certificate.admin.column.kind" },
  },
  sorts: ["validUntil", "created"],
  dir: "asc",
});
