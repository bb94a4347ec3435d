import { UserList } from "@/components/adminuser/user-list";
import { listUsers } from "@/lib/features/user/queries/admin/list";
import { adminUserList } from "@/lib/features/user/schema/admin-call";
import { adminListPage } from "../admin-list-page";
import "@/sheets/admin-lists.css";

const page = adminListPage(adminUserList, {
  ns: ["adminuser"],
  read: listUsers,
  View: UserList,
  more: ({ id }) => ({ viewerId: id }),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
