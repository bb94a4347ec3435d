import * as adminCancel from "@/app/api/admin/invoices/[id]/cancel/route";
import * as adminPaid from "@/app/api/admin/invoices/[id]/paid/route";
import * as checkout from "@/app/api/subscription/checkout/route";
import * as subscription from "@/app/api/subscription/route";
import * as near from "@/app/api/advertiserlocation/activeallnear/route";
import { prisma } from "@/lib/db/prisma";
import { invoiceRecord } from "@/lib/features/subscription/schema/subscription";
import { makeAdvertiserLocation } from "@/prisma/factories/advertiser-location";
import { envelope, params, request } from "../db";
import { person } from "../people";

type Address = Partial<Record<"country" | "countryISO3166Code" | "city" | "street", string>>;

const seat = { street: "Bahnhofstraße", number: "1", city: "Regensburg", postal_code: "93047", country: "Deutschland" };

/** A travel service without a plan, signed in as its owner. */
export async function house(address: Address = {}) {
  const owner = await person("travelService");
  const companyId = owner.companyId as string;
  await prisma.company.update({
    where: { id: companyId },
    data: { address: { ...seat, countryISO3166Code: "DE", ...address } },
  });
  const { id } = await prisma.advertiser.create({ data: { companyId } });
  return { ...owner, companyId, advertiserId: id };
}
export type House = Awaited<ReturnType<typeof house>>;

type Post = (request: Request) => Promise<Response>;

export const post = async (route: { POST: Post }, cookie: string, body: unknown = {}, headers = {}) =>
  envelope(await route.POST(request("/api/subscription", { method: "POST", cookie, body, headers })));

const byAdmin = async (route: typeof adminPaid, id: string, cookie: string) =>
  envelope(await route.POST(request(`/api/admin/invoices/${id}`, { method: "POST", cookie }), params({ id })));
export const book = (id: string, cookie: string) => byAdmin(adminPaid, id, cookie);
export const cancelByAdmin = (id: string, cookie: string) => byAdmin(adminCancel, id, cookie);

/** Names of the locations that everybody sees. */
export async function shownLocations() {
  const { entity } = await envelope(await near.POST(request("/api/advertiserlocation/activeallnear", { body: {} })));
  return (entity as { id: string }[]).map(({ id }) => id).sort();
}

/** The first is the oldest. */
export async function addLocations(companyId: string, count: number) {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const createdAt = new Date(Date.UTC(2026, 0, 1 + at));
    ids.push((await makeAdvertiserLocation({ companyId, createdAt })).id);
  }
  return ids;
}

export const mailsTo = async (to: string) =>
  (await prisma.outboxMail.findMany({ where: { recipient: to }, orderBy: { createdAt: "asc" } })).map(
    ({ template }) => template,
  );

export const status = (id: string) => prisma.advertiser.findUniqueOrThrow({ where: { id } });

export const group = { plan: "group", interval: "yearly" };
export const single = { plan: "single", interval: "monthly" };
export const order = (by: House, body: object = group, headers = {}) => post(checkout, by.cookie, body, headers);
export const read = async (cookie?: string) =>
  envelope(await subscription.GET(request("/api/subscription", { cookie })));

/** A house whose order waits for its payment, and an admin. */
export async function ordered(body: object = group) {
  const by = await house();
  const admin = await person(null, "admin");
  const { entity } = await order(by, body);
  return { by, admin, invoice: invoiceRecord.parse(entity[0].subscription.openInvoice) };
}
