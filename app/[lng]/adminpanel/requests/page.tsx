import { RequestList } from "@/components/busrequest/admin/request-list";
import { listAdminRequests } from "@/lib/features/busrequest/queries/admin";
import { adminRequestList } from "@/lib/features/busrequest/schema/admin-call";
import { adminListPage } from "../admin-list-page";
import "@/sheets/admin-desk.css";

const page = adminListPage(adminRequestList, {
  ns: ["moderation", "busrequest", "place", "needs"],
  read: listAdminRequests,
  View: RequestList,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
