import { PartnerList } from "@/components/advertiser/admin/partner-list";
import { listPartners } from "@/lib/features/advertiser/queries/partners";
import { partnerList } from "@/lib/features/advertiser/schema/partner-call";
import { adminListPage } from "../admin-list-page";
import "@/sheets/admin-lists.css";

const page = adminListPage(partnerList, {
  ns: ["advertiser", "subscription", "home", "upload"],
  read: listPartners,
  View: PartnerList,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
