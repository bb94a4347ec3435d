import { isDeepStrictEqual } from "node:util";
import { worksFor } from "@/lib/access/records";
import type { Admin, BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, validationFailed } from "@/lib/errors";
import { changeSettingsWithin } from "@/lib/features/unsubscription/commands";
import { changedMails, paceOf } from "@/lib/features/unsubscription/rules";
import type { Prisma } from "@/prisma/generated/client";
import { toFilterSettings } from "../present";
import { mailsWithin, partnerInReach } from "../queries/settings";
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

const dayOf = (day: string | null | undefined) => (day ? new Date(day) : null);

async function store(tx: Transaction, companyId: string, settings: FilterSettings) {
  const { kinds, vehicleTypes, passengers, bases, dates, length, ahead, fleetMeetsNeeds } = settings;
  const columns = {
    kinds,
    vehicleTypes,
    passengersMin: passengers.min ?? null,
    passengersMax: passengers.max ?? null,
    dateFrom: dayOf(dates.from),
    dateTo: dayOf(dates.to),
    lengthMin: length.min ?? null,
    lengthMax: length.max ?? null,
    lengthUnit: length.unit,
    aheadMin: ahead.min ?? null,
    aheadMax: ahead.max ?? null,
    fleetMeetsNeeds,
  };
  await tx.filterSetting.upsert({
    where: { companyId },
    create: { companyId, ...columns },
    update: { ...columns, version: { increment: 1 } },
  });
  await tx.filterBase.deleteMany({ where: { companyId } });
  await tx.filterBase.createMany({ data: baseRows(companyId, bases) });
}

/** The paces are a person's own: an admin changes a company's filters, but nobody else's mails. */
async function changePaces(
  tx: Transaction,
  viewer: BusPartner | Admin,
  companyId: string,
  mails: FilterSettings["mails"],
) {
  if (!worksFor(viewer, companyId)) throw validationFailed([{ path: "mail", message: "notAllowed" }]);
  await changeSettingsWithin(tx, viewer, { mails });
}

const withoutMail = ({ mail: _mail, mails: _mails, version: _version, ...settings }: FilterSettings) => settings;

/**
 * PUT /company/{id}/filtersettings; what is left out stays. Throws Conflict for a stale version, ValidationFailed
 * where an admin would change somebody's mails.
 */
export function changeFilterSettings(viewer: BusPartner | Admin, companyId: string, change: FilterSettingsChange) {
  return transaction(async (tx) => {
    await tx.$queryRaw`select id from company where id = ${companyId}::uuid for no key update`;
    const row = await partnerInReach(tx, viewer, companyId);
    const before = toFilterSettings(row, await mailsWithin(tx, viewer, companyId));
    const { mail, mails: byKind, version, ...settings } = change;
    if (version !== undefined && version !== before.version) throw conflict();
    const mails = changedMails(before.mails, { mail, mails: byKind });
    if (!isDeepStrictEqual(mails, before.mails)) await changePaces(tx, viewer, companyId, mails);
    const next = { ...before, ...settings, mails, mail: paceOf(mails) };
    const isFirst = before.version === 0 && Object.keys(settings).length > 0;
    if (!isFirst && isDeepStrictEqual(withoutMail(before), withoutMail(next))) return next;
    await store(tx, companyId, next);
    const [old, now] = [json(withoutMail(before)), json(withoutMail(next))] as Prisma.InputJsonObject[];
    await audit(tx, viewer, { action: "change", noun: "filtersetting", recordId: companyId, before: old, after: now });
    return { ...next, version: before.version + 1 };
  });
}
