import { isDeepStrictEqual } from "node:util";
import { worksFor } from "@/lib/access/records";
import type { Admin, BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, validationFailed } from "@/lib/errors";
import { changeSettingsWithin } from "@/lib/features/unsubscription/commands";
import type { Prisma } from "@/prisma/generated/client";
import { toFilterSettings } from "../present";
import { paceWithin, partnerInReach } from "../queries/settings";
import { everywhere } from "../queries/where";
import type { FilterSettings, FilterSettingsChange } from "../schema";

const json = (value: unknown) => value as Prisma.InputJsonValue;

function baseRows(companyId: string, bases: FilterSettings["bases"]): Prisma.FilterBaseCreateManyInput[] {
  const { longitude, latitude, radius, position } = everywhere;
  if (bases.length === 0) return [{ companyId, place: {}, longitude, latitude, radius, position }];
  return bases.map(({ place, radius }, position) => {
    const { longitude, latitude } = place.location;
    return { companyId, place: json(place), longitude, latitude, radius, position };
  });
}

async function store(tx: Transaction, companyId: string, { kinds, vehicleTypes, passengers, bases }: FilterSettings) {
  const columns = {
    kinds,
    vehicleTypes,
    passengersMin: passengers.min ?? null,
    passengersMax: passengers.max ?? null,
  };
  await tx.filterSetting.upsert({
    where: { companyId },
    create: { companyId, ...columns },
    update: { ...columns, version: { increment: 1 } },
  });
  await tx.filterBase.deleteMany({ where: { companyId } });
  await tx.filterBase.createMany({ data: baseRows(companyId, bases) });
}

/** The pace is a person's own: an admin changes a company's filters, but nobody else's mails. */
async function changePace(
  tx: Transaction,
  viewer: BusPartner | Admin,
  companyId: string,
  mail: FilterSettings["mail"],
) {
  if (!worksFor(viewer, companyId)) throw validationFailed([{ path: "mail", message: "notAllowed" }]);
  await changeSettingsWithin(tx, viewer, { requests: mail });
}

const withoutMail = ({ mail: _mail, version: _version, ...settings }: FilterSettings) => settings;

/**
 * PUT /company/{id}/filtersettings; what is left out stays. Throws Conflict for a stale version, ValidationFailed
 * where an admin would change somebody's mails.
 */
export function changeFilterSettings(viewer: BusPartner | Admin, companyId: string, change: FilterSettingsChange) {
  return transaction(async (tx) => {
    await tx.$queryRaw`select id from company where id = ${companyId}::uuid for no key update`;
    const row = await partnerInReach(tx, viewer, companyId);
    const before = toFilterSettings(row, await paceWithin(tx, viewer, companyId));
    const { mail, version, ...settings } = change;
    if (version !== undefined && version !== before.version) throw conflict();
    if (mail && mail !== before.mail) await changePace(tx, viewer, companyId, mail);
    const next = { ...before, ...settings, mail: mail ?? before.mail };
    const isFirst = before.version === 0 && Object.keys(settings).length > 0;
    if (!isFirst && isDeepStrictEqual(withoutMail(before), withoutMail(next))) return next;
    await store(tx, companyId, next);
    const [old, now] = [json(withoutMail(before)), json(withoutMail(next))] as Prisma.InputJsonObject[];
    await audit(tx, viewer, { action: "change", noun: "filtersetting", recordId: companyId, before: old, after: now });
    return { ...next, version: before.version + 1 };
  });
}
