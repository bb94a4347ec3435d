import { DELETE, PUT } from "@/app/api/advertiserlocation/[id]/route";
import { GET, POST } from "@/app/api/advertiserlocation/route";
import { prisma } from "@/lib/db/prisma";
import type { SubscriptionState } from "@/prisma/generated/client";
import { makeAdvertiser } from "@/prisma/factories/advertiser";
import { envelope, params, request } from "@/tests/db";
import { person } from "@/tests/people";
import { withStored } from "@/tests/versions";

type Who = { cookie?: string; lng?: string };

export const address = {
  street: "Innstraße",
  number: "41",
  city: "Passau",
  postal_code: "94032",
  country: "Deutschland",
  countryISO3166Code: "DE",
};
export const passau = { longitude: 13.4637, latitude: 48.5748 };
export const plain = { title: "Hotel Inn", address, location: passau, category: "hotel" };

const headers = (lng = "de") => ({ "accept-language": lng });

export const create = async ({ cookie, lng }: Who, body: unknown = plain) =>
  envelope(await POST(request("/api/advertiserlocation", { cookie, body, headers: headers(lng) })));

export const list = async ({ cookie, lng }: Who, search = "") =>
  envelope(await GET(request(`/api/advertiserlocation${search}`, { cookie, headers: headers(lng) })));

export const change = async ({ cookie, lng }: Who, id: string, body: unknown) =>
  envelope(
    await PUT(
      request(`/api/advertiserlocation/${id}`, {
        method: "PUT",
        cookie,
        body: await withStored("location", id, body),
        headers: headers(lng),
      }),
      params({ id }),
    ),
  );

export const remove = async ({ cookie }: Who, id: string) =>
  envelope(await DELETE(request(`/api/advertiserlocation/${id}`, { method: "DELETE", cookie }), params({ id })));

export const fieldsOf = ({ fields = [] }: { fields?: { path: string; message: string }[] }) =>
  fields.map(({ path, message }) => `${path} ${message}`);

/** A travel service, of the plan given where it has one. */
export async function house(plan: "single" | "group" | null = "group", abonnement: SubscriptionState = "active") {
  const own = await person("travelService");
  const companyId = own.companyId ?? "";
  if (plan) await makeAdvertiser({ companyId, plan, abonnement });
  return { ...own, companyId };
}

/** A picture that somebody has uploaded: its address. */
export async function picture(userId: string, uploadType: "image" | "logo" = "image") {
  const key = `${crypto.randomUUID().replace(/^(.{14})./, "$17")}.webp`;
  await prisma.storedFile.create({
    data: { key, uploadType, state: "public", userId, name: "haus.jpg", contentType: "image/jpeg" },
  });
  return `/api/upload/${key}`;
}
