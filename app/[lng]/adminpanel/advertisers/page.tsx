import { AdvertiserList } from "@/components/advertiser/admin/advertiser-list";
import { listAdvertisers } from "@/lib/features/advertiser/queries/admin";
import { advertiserList } from "@/lib/features/advertiser/schema/admin-call";
import { adminListPage } from "../admin-list-page";
import "@/sheets/admin-lists.css";

const page = adminListPage(advertiserList, {
  ns: ["advertiser", "subscription"],
  read: listAdvertisers,
  View: AdvertiserList,
  more: () => ({ now: Date.now() }),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
