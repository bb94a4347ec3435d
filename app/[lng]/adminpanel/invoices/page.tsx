import { InvoiceAdminList } from "@/components/advertiser/admin/invoice-admin-list";
import { invoiceList } from "@/lib/features/subscription/invoice-list";
import { listInvoices } from "@/lib/features/subscription/invoice-queries";
import { adminListPage } from "../admin-list-page";

const page = adminListPage(invoiceList, {
  ns: ["advertiser", "subscription"],
  read: listInvoices,
  View: InvoiceAdminList,
  more: () => ({ now: Date.now() }),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
