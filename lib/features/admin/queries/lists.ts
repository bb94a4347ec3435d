import { exportAdvertisers } from "@/lib/features/advertiser/queries/admin";
import { advertiserList } from "@/lib/features/advertiser/schema/admin-call";
import { exportAudit } from "@/lib/features/audit/queries";
import { auditList } from "@/lib/features/audit/schema/admin-call";
import { exportCertificates } from "@/lib/features/certificate/queries";
import { certificateList } from "@/lib/features/certificate/schema/admin-call";
import { exportRunning } from "@/lib/features/dispatch/queries/running";
import { runningList } from "@/lib/features/dispatch/schema/admin-call";
import { exportProviders } from "@/lib/features/provider/queries";
import { passiveList, registeredList } from "@/lib/features/provider/schema/list-call";
import { exportPartners } from "@/lib/features/advertiser/queries/partners";
import { partnerList } from "@/lib/features/advertiser/schema/partner-call";
import { exportAllBuses } from "@/lib/features/bus/queries/admin";
import { adminBusList } from "@/lib/features/bus/schema/admin-call";
import { exportRequests } from "@/lib/features/busrequest/queries/admin";
import { adminRequestList } from "@/lib/features/busrequest/schema/admin-call";
import { exportNews } from "@/lib/features/news/queries/admin";
import { newsList } from "@/lib/features/news/schema/admin-call";
import { exportMails } from "@/lib/features/outbox/queries";
import { mailList } from "@/lib/features/outbox/schema/admin-call";
import { exportUnsubscriptions } from "@/lib/features/unsubscription/queries";
import { unsubscriptionList } from "@/lib/features/unsubscription/schema/admin-call";
import { invoiceList } from "@/lib/features/subscription/schema/admin-call";
import { exportInvoices } from "@/lib/features/subscription/queries";
import { exportUsers } from "@/lib/features/user/queries/admin/list";
import { adminUserList } from "@/lib/features/user/schema/admin-call";
import { z } from "zod";
import { type ExportList, exportList } from "./export-list";

const lists = [
  exportList(adminUserList, exportUsers),
  exportList(advertiserList, exportAdvertisers),
  exportList(invoiceList, exportInvoices),
  exportList(registeredList, exportProviders(true)),
  exportList(passiveList, exportProviders(false)),
  exportList(partnerList, exportPartners),
  exportList(adminBusList, exportAllBuses),
  exportList(certificateList, exportCertificates),
  exportList(adminRequestList, exportRequests),
  exportList(runningList, exportRunning),
  exportList(mailList, exportMails),
  exportList(newsList, exportNews),
  exportList(auditList, exportAudit),
  exportList(unsubscriptionList, exportUnsubscriptions, z.string().max(400, "tooLong")),
];

/** What GET /admin/{list}.csv knows. */
export const exportLists: ReadonlyMap<string, ExportList> = new Map(lists.map((list) => [list.name, list]));
