import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import {
  adminCertificateRecord,
  certificateChange,
  certificateCheck,
  certificateInput,
  certificateParams,
  certificateRecord,
} from "./schema/certificate";
import { certificateList } from "./schema/admin-call";

const own = { rule: rules["certificate.own"] } as const;
const one = { ...own, params: certificateParams } as const;
const record = certificateRecord.meta({ id: "Certificate" });
const adminRecord = adminCertificateRecord.meta({ id: "AdminCertificate" });

export const certificateCalls = {
  list: call.get("/certificate", {
    summary: "Papers with an end of the own company and its buses, those that end first at the top",
    ...own,
    givesList: record,
  }),
  create: call.post("/certificate", {
    summary: "Adds a paper; one of each kind for the company and for each bus",
    ...own,
    body: certificateInput,
    gives: record,
    status: 201,
    limit: hourly("certificate-create", 500),
    idempotent: true,
    errors: [409],
  }),
  change: call.put("/certificate/{id}", {
    summary: "Changes a paper, which then is to be checked again",
    ...one,
    body: certificateChange,
    gives: record,
  }),
  delete: call.delete("/certificate/{id}", { summary: "Deletes a paper", ...one }),
  file: call.get("/certificate/{id}/file", {
    summary: "A paper's PDF, for its company and admins",
    rule: rules["certificate.read"],
    params: certificateParams,
    givesFile: "application/pdf",
  }),
  check: call.post("/certificate/{id}/check", {
    summary: "An admin has compared the PDF with what is said of it, or takes that back",
    rule: rules["admin.change"],
    params: certificateParams,
    body: certificateCheck,
    gives: adminRecord,
    errors: [409],
  }),
  listAll: call.get("/admin/certificates", {
    summary: "Papers of all companies",
    rule: rules["admin.read"],
    query: certificateList.query,
    givesList: adminRecord,
  }),
  read: call.get("/admin/certificates/{id}", {
    summary: "One paper",
    rule: rules["admin.read"],
    params: certificateParams,
    gives: adminRecord,
  }),
};
