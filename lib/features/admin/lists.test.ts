import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { advertiserList } from "@/lib/features/advertiser/schema/admin-call";
import { partnerList } from "@/lib/features/advertiser/schema/partner-call";
import { auditList } from "@/lib/features/audit/schema/admin-call";
import { adminBusList } from "@/lib/features/bus/schema/admin-call";
import { adminRequestList } from "@/lib/features/busrequest/schema/admin-call";
import { runningList } from "@/lib/features/dispatch/schema/admin-call";
import { newsList } from "@/lib/features/news/schema/admin-call";
import { mailList } from "@/lib/features/outbox/schema/admin-call";
import { passiveList, registeredList } from "@/lib/features/provider/schema/list-call";
import { invoiceList } from "@/lib/features/subscription/schema/admin-call";
import { unsubscriptionList } from "@/lib/features/unsubscription/schema/admin-call";
import { adminUserList } from "@/lib/features/user/schema/admin-call";
import { plainAdvertiserList } from "@/lib/features/advertiser/schema/admin-list";
import { plainPartnerList } from "@/lib/features/advertiser/schema/partner-list";
import { plainAuditList } from "@/lib/features/audit/schema/admin-list";
import { certificateList } from "@/lib/features/certificate/schema/admin-call";
import { plainCertificateList } from "@/lib/features/certificate/schema/admin-list";
import { plainRunningList } from "@/lib/features/dispatch/schema/admin-list";
import { plainNewsList } from "@/lib/features/news/schema/admin-list";
import { plainMailList } from "@/lib/features/outbox/schema/admin-list";
import { plainInvoiceList } from "@/lib/features/subscription/schema/admin-list";
import { plainUnsubscriptionList } from "@/lib/features/unsubscription/schema/admin-list";
import { plainBusList } from "@/lib/features/bus/schema/admin-list";
import { plainRequestList } from "@/lib/features/busrequest/schema/admin-list";
import { plainPassiveList, plainRegisteredList } from "@/lib/features/provider/schema/admin-list";
import { plainUserList } from "@/lib/features/user/schema/admin-list";
import { type AnyList, writeQuery } from "@/lib/http/admin-list";

/** The German messages; the other languages have the same keys. */
const messages: Record<string, unknown> = Object.fromEntries(
  readdirSync("locales/de").map((file) => [
    file.replace(".json", ""),
    JSON.parse(readFileSync(`locales/de/${file}`, "utf8")),
  ]),
);

const lists: AnyList[] = [
  ...[advertiserList, invoiceList, partnerList, auditList, adminBusList, adminRequestList, mailList, newsList],
  ...[runningList, passiveList, registeredList, unsubscriptionList, adminUserList, certificateList],
];
/** Keys of the address that every list has. */
const own = ["q", "sort", "dir", "page", "open"];

it.each(lists.map((list) => [list.name, list] as const))("no filter of %s takes another part's key", (_name, list) => {
  expect(Object.keys(list.filters).filter((key) => own.includes(key))).toEqual([]);
});

it.each(lists.map((list) => [list.name, list] as const))("a filter of %s opens no row", (_name, list) => {
  const [key, field] = Object.entries(list.filters).find(([, { kind }]) => typeof kind === "object") ?? [];
  const value = field?.kind[0];
  if (!key || !value) return;
  const query = list.read(new URLSearchParams({ [key]: value }));
  expect([query.open, writeQuery(list, query)]).toEqual(["", `?${key}=${value}`]);
});

/** As the browser asks, which knows no terms, beside what the call takes. */
const pairs: [AnyList, AnyList][] = [
  [plainBusList, adminBusList],
  [plainRequestList, adminRequestList],
  [plainPassiveList, passiveList],
  [plainRegisteredList, registeredList],
  [plainUserList, adminUserList],
  [plainAdvertiserList, advertiserList],
  [plainPartnerList, partnerList],
  [plainAuditList, auditList],
  [plainCertificateList, certificateList],
  [plainRunningList, runningList],
  [plainNewsList, newsList],
  [plainMailList, mailList],
  [plainInvoiceList, invoiceList],
  [plainUnsubscriptionList, unsubscriptionList],
];
const valuesOf = (kind: AnyList["filters"][string]["kind"]) => {
  if (kind === "text") return ["Kern & Söhne"];
  return kind === "day" ? ["2027-06-12"] : kind;
};

it.each(pairs.map(([plain, list]) => [plain.name, plain, list] as const))(
  "the call of %s takes all that its page asks for",
  (_name, plain, list) => {
    const chosen = Object.entries(plain.filters).flatMap(([key, { kind }]) =>
      valuesOf(kind).map((value) => ({ [key]: value })),
    );
    const asked = [{}, { q: `${"a".repeat(199)}🚌` }, ...chosen].map((said) => plain.read(new URLSearchParams(said)));
    expect(asked.map(list.queryOf)).toEqual(asked.map(plain.queryOf));
  },
);

const messageOf = (key: string) =>
  key.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], messages);

it.each(lists.map((list) => [list.name, list] as const))("every word that %s names is there", (_name, list) => {
  const words = ["title", "emptyTitle", "emptyText"].map((key) => `${list.words}.${key}`);
  const columns = list.columns.flatMap(({ head, label, fileLabel }) => [label ?? `${list.labels}.${head}`, fileLabel]);
  const filters = Object.values(list.filters).flatMap(({ label, any }) => [label, any]);
  const named = [list.searchLabel, ...words, ...columns, ...filters].filter((key) => key !== undefined);
  expect(named.filter((key) => typeof messageOf(key) !== "string")).toEqual([]);
});
