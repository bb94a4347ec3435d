import { randomBytes } from "node:crypto";
import { isAdmin, isBusOperator } from "@/lib/access/rules";
import type { Admin, BusOperator } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { validationFailed } from "@/lib/errors";
import { requirePictures } from "@/lib/features/upload/commands/own-file";
import { isCountryCode } from "@/lib/i18n/countries";
import { busSelect, toBus } from "../present/bus";
import { type BusInput, type BusRecord, busParams } from "../schema/bus";
import { columnsOf, orPlateTaken, settle } from "./settle";

/** An admin names the company, everybody else adds to its own. */
async function companyFor(viewer: BusOperator | Admin, named: unknown) {
  const wanted = busParams.safeParse({ id: named });
  const own = isBusOperator(viewer) ? viewer.company.id : undefined;
  const id = isAdmin(viewer) && named !== undefined ? wanted.data?.id : own;
  const where = { id: id ?? "", companyType: "busoperator" } as const;
  const company = id ? await prisma.company.findFirst({ where, select: { id: true, address: true } }) : null;
  if (company) return company;
  throw validationFailed([{ path: "company", message: named === undefined ? "required" : "notBusOperator" }]);
}

/** 128 random bits: a code on one bus tells nothing about another's. */
const newCode = () => randomBytes(16).toString("base64url");

/** POST /busses/: throws ValidationFailed, Conflict at `licenceplate` where the plate is in use. */
export async function createBus(viewer: BusOperator | Admin, input: BusInput): Promise<BusRecord> {
  const { id: companyId, address } = await companyFor(viewer, input.company);
  const { countryISO3166Code } = (address ?? {}) as { countryISO3166Code?: unknown };
  const country = input.country ?? countryISO3166Code;
  if (!isCountryCode(country)) throw validationFailed([{ path: "country", message: "required" }]);
  const { licenceplate, design, capacity } = input;
  const plain = { name: null, features: [], stars: null, starsCertifiedAt: null, images: [], note: null, active: true };
  const unsaid = {
    walkingFrames: null,
    childSeats: null,
    luggage: null,
    luggageVolume: null,
    yearBuilt: null,
    litres: null,
  };
  const carried = { wheelchairPlaces: 0, seatsPerWheelchair: 0, ...unsaid };
  const empty = { ...plain, licenceplate: "", country, design, capacity, ...carried };
  const data = { ...columnsOf(settle(empty, { ...input, licenceplate })), companyId, qrcode: newCode() };
  return orPlateTaken(
    transaction(async (tx) => {
      await requirePictures(tx, viewer, { companyId, before: [], images: data.images });
      const { qrcode, ...after } = toBus(await tx.bus.create({ data, select: busSelect }));
      await audit(tx, viewer, { action: "create", noun: "bus", recordId: after.id, after });
      await changed(tx, "company", `company:${companyId}`);
      return { ...after, qrcode };
    }),
  );
}
