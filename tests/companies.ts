import * as one from "@/app/api/company/[id]/route";
import { prisma } from "@/lib/db/prisma";
import { asUser, envelope, params, request } from "@/tests/db";
import { person } from "@/tests/people";
import { withStored } from "@/tests/versions";

type Person = Awaited<ReturnType<typeof person>>;
export const idOf = (who: Person) => who.companyId ?? "";
export const getCompany = async (id: string, cookie?: string) =>
  envelope(await one.GET(request(`/api/company/${id}`, { cookie }), params({ id })));
export const putCompany = async (id: string, body: unknown, cookie?: string) =>
  envelope(
    await one.PUT(
      request(`/api/company/${id}`, { method: "PUT", body: await withStored("company", id, body), cookie }),
      params({ id }),
    ),
  );
export const storedCompany = (id: string) => prisma.company.findUniqueOrThrow({ where: { id } });

export async function staffOf(companyId: string) {
  const other = await person(null);
  await prisma.user.update({ where: { id: other.id }, data: { companyId, owner: false } });
  return (await asUser(other)).cookie;
}

export async function fileOf(
  companyId: string | null,
  uploadType: "logo" | "pdf" | "image",
  state: "public" | "awaited" = "public",
) {
  const id = crypto.randomUUID().replace(/^(.{14})./, "$17");
  const key = `${id}.${uploadType === "pdf" ? "pdf" : "webp"}`;
  const contentType = uploadType === "pdf" ? "application/pdf" : "image/png";
  await prisma.storedFile.create({
    data: { id, key, uploadType, companyId, state, name: "x", contentType, size: 100 },
  });
  return `/api/upload/${key}`;
}

export const everything = {
  name: "Donaubus Kellermayer",
  address: {
    street: "Hafenstraße",
    number: "7a",
    city: "Passau",
    postal_code: "94032",
    country: "Deutschland",
    countryISO3166Code: "DE",
  },
  location: { longitude: 13.4633, latitude: 48.5667 },
  description: "Seit 1961 auf der Donau.",
  email: "Info@Donaubus.example",
  telephone: "+49 851 111111",
  cellphone: "(0851) 222222",
  fax: "+49 851 333333",
  website: "donaubus.example",
};
