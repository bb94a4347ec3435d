import { InvoiceAdminList } from "@/components/advertiser/admin/invoice-admin-list";
import { invoiceList } from "@/lib/features/subscription/schema/admin-call";
import { listInvoices } from "@/lib/features/subscription/queries";
import { adminListPage } from "../admin-list-page";
import "@/sheets/admin-lists.css";

const page = adminListPage(invoiceList, {
  ns: ["advertiser", "subscription"],
  read: listInvoices,
  View: InvoiceAdminList,
  more: () => ({ now: Date.now() }),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
