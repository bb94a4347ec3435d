import { RunningList } from "@/components/dispatch/running-list";
import { listRunning } from "@/lib/features/dispatch/queries/running";
import { runningList } from "@/lib/features/dispatch/schema/admin-call";
import { adminListPage } from "../admin-list-page";
import "@/sheets/admin-desk.css";

const page = adminListPage(runningList, {
  ns: ["dispatch"],
  read: listRunning,
  View: RunningList,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
