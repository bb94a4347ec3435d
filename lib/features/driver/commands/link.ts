import { env } from "@/env.mjs";
import { driverTopics, ofLink } from "@/lib/access/topics";
import type { BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { newMailedToken } from "@/lib/auth/mailed-token";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound } from "@/lib/errors";
import { tell } from "@/lib/live/tell";
import type { Prisma } from "@/prisma/generated/client";
import { languageOfDriver, mayAssign } from "../rules";

type Named = { id: string; driverId: string };

/** Throws NotFound for who does not drive one of the company's trips. */
async function requireAssigned(tx: Transaction, { company }: BusPartner, { id, driverId }: Named) {
  const where = { tripId: id, driverId, trip: { companyId: company.id } };
  const select = { driver: { select: { languages: true } }, trip: { select: { state: true, version: true } } } as const;
  const row = await tx.tripDriver.findFirst({ where, select });
  if (!row) throw notFound();
  return { ...row.trip, languages: row.driver.languages };
}

type Ending = { tripId: string; driverId: Prisma.StringFilter<"DriveLink"> | string };

/** Ends links: a page that one of them has opened is closed, wherever it stands, and hears nothing any more. Returns how many. */
export async function endLinks(tx: Transaction, where: Ending, version: number) {
  const links = await tx.driveLink.findMany({ where, select: { hash: true } });
  if (links.length === 0) return 0;
  await tx.driveLink.deleteMany({ where });
  const topics = [...driverTopics(where.tripId), ...links.map(({ hash }) => ofLink(hash))];
  await tell(tx, { noun: "trip", record: where.tripId, version, topics });
  return links.length;
}

/**
 * The driver's page of one trip, in a language that the driver speaks; a link given before is dead from now on. Throws
 * NotFound, Conflict once the trip is over.
 */
export async function openLink(viewer: BusPartner, named: Named) {
  const { token, hash } = newMailedToken();
  const lng = await transaction(async (tx) => {
    const { state, version, languages } = await requireAssigned(tx, viewer, named);
    if (!mayAssign(state)) throw conflict([{ path: "state", message: "tripOver" }]);
    const key = { tripId: named.id, driverId: named.driverId };
    await endLinks(tx, key, version);
    await tx.driveLink.create({ data: { ...key, hash } });
    await audit(tx, viewer, { action: "open", noun: "trip", recordId: named.id, after: { driver: named.driverId } });
    return languageOfDriver(languages, viewer.language);
  });
  return { url: `${env.APP_URL}/${lng}/drive/${token}` };
}

/** The link opens nothing any more, at once. Throws NotFound. */
export async function revokeLink(viewer: BusPartner, named: Named): Promise<undefined> {
  await transaction(async (tx) => {
    const { version } = await requireAssigned(tx, viewer, named);
    if ((await endLinks(tx, { tripId: named.id, driverId: named.driverId }, version)) === 0) throw notFound();
    await audit(tx, viewer, { action: "revoke", noun: "trip", recordId: named.id, after: { driver: named.driverId } });
  });
  return undefined;
}
