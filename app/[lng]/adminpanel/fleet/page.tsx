import { BusList } from "@/components/bus/admin/bus-list";
import { listAllBuses } from "@/lib/features/bus/queries/admin";
import { adminBusList } from "@/lib/features/bus/schema/admin-call";
import { adminListPage } from "../admin-list-page";
import "@/sheets/admin-lists.css";

const page = adminListPage(adminBusList, {
  ns: ["bus", "busrequest", "needs", "upload"],
  read: listAllBuses,
  View: BusList,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
