import type { Transaction } from "@/lib/db/prisma";
import { eraseBidder } from "@/lib/features/offer/commands/erase";
import { eraseSubscription } from "@/lib/features/subscription/commands/erase";

const noAddress = { street: "", number: "", city: "", postal_code: "", country: "", countryISO3166Code: "" };

/** Of a company for which nobody works any more: nothing but its kind and its age stays, and nothing is public. */
export async function eraseCompany(tx: Transaction, id: string) {
  const where = { companyId: id };
  await eraseBidder(tx, id);
  await tx.company.update({
    where: { id },
    data: {
      name: "–",
      slug: `gone-${id}`,
      address: noAddress,
      longitude: null,
      latitude: null,
      description: "",
      email: "",
      fax: null,
      cellphone: null,
      telephone: null,
      website: null,
      pdf: null,
      logo: null,
      images: [],
      publicData: {},
      registered: false,
      active: false,
      version: { increment: 1 },
    },
  });
  await tx.companySlug.deleteMany({ where });
  await tx.bus.deleteMany({ where });
  await tx.standbyWindow.deleteMany({ where });
  await tx.driver.deleteMany({ where });
  await tx.certificate.deleteMany({ where });
  await tx.advertiserLocation.deleteMany({ where });
  await eraseSubscription(tx, id);
  await tx.partnerCircle.deleteMany({ where });
  await tx.partnerCircleMember.deleteMany({ where });
  await tx.requestReader.deleteMany({ where });
  await tx.contactMessage.deleteMany({ where });
  await tx.mailedToken.deleteMany({ where });
  // The bytes go with the upkeep of files that nobody refers to.
  await tx.storedFile.updateMany({ where, data: { name: "–" } });
}

type Person = { addresses: readonly string[]; phone: string | null };
type Published = Record<string, unknown>;

/** Takes a person's own address and phone out of a company that stays; `email` is its next owner's. */
export async function erasePersonFromCompany(tx: Transaction, id: string, person: Person, email: string) {
  const select = { email: true, telephone: true, cellphone: true, fax: true, publicData: true } as const;
  const { publicData, ...row } = await tx.company.findUniqueOrThrow({ where: { id }, select });
  const isOwn = (value: unknown) =>
    typeof value === "string" && (person.addresses.includes(value.toLowerCase()) || value === person.phone);
  const shown = Object.entries((publicData ?? {}) as Published).filter(([, value]) => !isOwn(value));
  const phone = (value: string | null) => (isOwn(value) ? null : value);
  await tx.company.update({
    where: { id },
    data: {
      email: isOwn(row.email) ? email : row.email,
      telephone: phone(row.telephone),
      cellphone: phone(row.cellphone),
      fax: phone(row.fax),
      publicData: Object.fromEntries(shown) as Record<string, string>,
    },
  });
}
