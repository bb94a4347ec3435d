import type { CompanyType } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { asUser } from "./db";

let count = 0;

const address = {
  street: "Bahnhofstraße",
  number: "1",
  city: "Regensburg",
  postal_code: "93047",
  country: "Deutschland",
  countryISO3166Code: "DE",
};

/** A signed-in person, with a company of the type given. */
export async function person(companyType: CompanyType | null, role: "user" | "admin" = "user") {
  count += 1;
  const name = `${companyType ?? role}${count}`;
  const company = companyType
    ? await prisma.company.create({
        data: { companyType, name: `Reisen ${name}`, slug: name.toLowerCase(), address, email: `info@${name}.example` },
      })
    : null;
  const user = await prisma.user.create({
    data: {
      email: `${name.toLowerCase()}@people.example`,
      userName: name.toLowerCase(),
      firstname: "Pat",
      lastname: "Example",
      role,
      owner: company !== null,
      companyId: company?.id,
      passwordHash: "not a hash",
      confirmedAt: new Date(),
    },
  });
  const { cookie, sid } = await asUser(user);
  return { ...user, companyId: company?.id ?? null, slug: company?.slug ?? null, cookie, sid };
}

const day = 86_400_000;

export function place(city: string, longitude: number, latitude: number, countryISO3166Code = "DE") {
  const address_fields = { street: "", number: "", city, postal_code: "", country: "Land", countryISO3166Code };
  return { address: `${city}, Land`, placeId: `test:${city}`, address_fields, location: { longitude, latitude } };
}

export const regensburg = place("Regensburg", 12.1016, 49.0134);
export const prague = place("Prag", 14.4208, 50.088, "CZ");
export const madrid = place("Madrid", -3.7026, 40.4165, "ES");

/** A group request as a customer sends it, 30 days ahead. */
export function draft(changes: Record<string, unknown> = {}) {
  const start = Date.now() + 30 * day;
  return {
    category: "grouprequest",
    start: { address: regensburg, date: start },
    end: { address: prague, date: start + day },
    companyName: "Katrin Hofmann",
    email: "k.hofmann@school.example",
    phone: "+49 941 5074021",
    transferType: "transfertwoway",
    organisationType: "SCHOOL",
    passengers: 42,
    vehicleTypes: ["coach"],
    description: "Luggage for two days.",
    ...changes,
  };
}
