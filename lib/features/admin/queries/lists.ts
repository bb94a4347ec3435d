import { exportAdvertisers } from "@/lib/features/advertiser/queries/admin";
import { advertiserColumns, advertiserFilter } from "@/lib/features/advertiser/schema/admin";
import { exportAudit } from "@/lib/features/audit/queries";
import { auditColumns, auditFilter } from "@/lib/features/audit/schema";
import { exportProviders } from "@/lib/features/provider/queries";
import { passiveColumns, providerFilter, registeredColumns } from "@/lib/features/provider/schema/list";
import { exportPartners } from "@/lib/features/advertiser/queries/partners";
import { partnerColumns, partnerFilter } from "@/lib/features/advertiser/schema/partner";
import { exportAllBuses } from "@/lib/features/bus/queries/admin";
import { adminBusColumns, adminBusFilter } from "@/lib/features/bus/schema/admin";
import { exportRequests } from "@/lib/features/busrequest/queries/admin";
import { adminRequestColumns, adminRequestFilter } from "@/lib/features/busrequest/schema/admin";
import { exportNews } from "@/lib/features/news/queries/admin";
import { newsFilter } from "@/lib/features/news/schema/news";
import { newsColumns } from "@/lib/features/news/schema/admin";
import { exportMails } from "@/lib/features/outbox/queries";
import { mailColumns, mailFilter } from "@/lib/features/outbox/schema";
import { exportUnsubscriptions } from "@/lib/features/unsubscription/queries";
import { unsubscriptionColumns, unsubscriptionFilter } from "@/lib/features/unsubscription/schema";
import { exportUsers } from "@/lib/features/user/queries/admin/list";
import { adminUserColumns, adminUserFilter } from "@/lib/features/user/schema/admin";
import { z } from "zod";
import { type ExportList, exportList } from "./export-list";

/** What GET /admin/{list}.csv knows: one line a list. */
export const exportLists: ReadonlyMap<string, ExportList> = new Map<string, ExportList>([
  ["users", exportList({ columns: adminUserColumns, filter: adminUserFilter, rows: exportUsers })],
  ["advertisers", exportList({ columns: advertiserColumns, filter: advertiserFilter, rows: exportAdvertisers })],
  ["providers", exportList({ columns: registeredColumns, filter: providerFilter, rows: exportProviders(true) })],
  ["passiveproviders", exportList({ columns: passiveColumns, filter: providerFilter, rows: exportProviders(false) })],
  ["partners", exportList({ columns: partnerColumns, filter: partnerFilter, rows: exportPartners })],
  ["buses", exportList({ columns: adminBusColumns, filter: adminBusFilter, rows: exportAllBuses })],
  ["requests", exportList({ columns: adminRequestColumns, filter: adminRequestFilter, rows: exportRequests })],
  ["outbox", exportList({ columns: mailColumns, filter: mailFilter, rows: exportMails })],
  ["news", exportList({ columns: newsColumns, filter: newsFilter, rows: exportNews })],
  ["audit", exportList({ columns: auditColumns, filter: auditFilter, rows: exportAudit })],
  [
    "unsubscriptions",
    exportList({
      columns: unsubscriptionColumns,
      filter: unsubscriptionFilter,
      id: z.string().max(400, "tooLong"),
      rows: exportUnsubscriptions,
    }),
  ],
]);
