import { expect, it } from "vitest";
import { advertiserList } from "@/lib/features/advertiser/schema/admin";
import { partnerList } from "@/lib/features/advertiser/schema/partner";
import { auditList } from "@/lib/features/audit/schema";
import { adminBusList } from "@/lib/features/bus/schema/admin";
import { adminRequestList, pendingList } from "@/lib/features/busrequest/schema/admin";
import { mailList } from "@/lib/features/outbox/schema";
import { passiveList, registeredList } from "@/lib/features/provider/schema/list";
import { unsubscriptionList } from "@/lib/features/unsubscription/schema";
import { adminUserList } from "@/lib/features/user/schema/admin";
import { type AnyList, readQuery, writeQuery } from "@/lib/http/admin-list";

const lists: AnyList[] = [
  ...[advertiserList, partnerList, auditList, adminBusList, adminRequestList, pendingList, mailList],
  ...[passiveList, registeredList, unsubscriptionList, adminUserList],
];
/** Keys of the address that every list has. */
const own = ["q", "sort", "dir", "page", "open"];

it.each(lists.map((list) => [list.path, list] as const))("no filter of %s takes another part's key", (_path, list) => {
  expect(Object.keys(list.filters).filter((key) => own.includes(key))).toEqual([]);
});

it.each(lists.map((list) => [list.path, list] as const))("a filter of %s opens no row", (_path, list) => {
  const [key, kind] = Object.entries(list.filters).find(([, one]) => Array.isArray(one)) ?? [];
  if (!key || !Array.isArray(kind)) return;
  const query = readQuery(list, new URLSearchParams({ [key]: kind[0] }));
  expect([query.open, writeQuery(list, query)]).toEqual(["", `?${key}=${kind[0]}`]);
});
