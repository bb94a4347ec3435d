import { inboxKinds, inboxTabs } from "@/lib/features/inbox/schema";
import { address, choice, field, flag, oneOf, page, uuid, type ValueOf } from "@/lib/http/address";

/** Rows a page. */
export const take = 50;

/** `item`: the one that is open beside the list. */
const fields = {
  tab: choice(inboxTabs),
  kind: field(oneOf(inboxKinds), null),
  unread: flag(),
  page: page(),
  item: field(uuid, null),
};
export type InboxFilter = ValueOf<typeof fields>;
export const inboxAddress = address(fields);
