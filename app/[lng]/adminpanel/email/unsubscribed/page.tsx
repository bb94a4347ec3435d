import { UnsubscribedList } from "@/components/mailer/unsubscribed-list";
import { listUnsubscriptions, unsubscriptionGroups } from "@/lib/features/unsubscription/queries";
import { unsubscriptionList } from "@/lib/features/unsubscription/schema/admin-call";
import { adminListPage } from "../../admin-list-page";
import "@/sheets/admin-desk.css";

const page = adminListPage(unsubscriptionList, {
  ns: ["mailer"],
  read: (viewer, { take, skip, filter, ...order }) =>
    listUnsubscriptions(viewer, { limit: take, offset: skip, ...order, ...filter?.a }),
  View: UnsubscribedList,
  more: async (viewer) => ({ groups: await unsubscriptionGroups(viewer) }),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
