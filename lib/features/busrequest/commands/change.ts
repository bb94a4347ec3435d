import { isDeepStrictEqual } from "node:util";
import { env } from "@/env.mjs";
import { isAdmin } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, validationFailed } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { notePost } from "@/lib/features/fit/commands/note";
import { placesOfTrip, requirePlacesOnLand } from "@/lib/features/place/queries/land";
import type { Place } from "@/lib/features/place/schema";
import { takesOffers } from "@/lib/features/offer/rules/offer";
import { withOverlaps } from "../queries/overlaps";
import { notifyChanged } from "../notify";
import { dateErrors, spanErrors } from "../rules/dates";
import { missingParts } from "../rules/parts";
import { isNowhere, nowhereErrors } from "../rules/same-place";
import type { BusRequestChange, BusRequestInput } from "../schema/input";
import type { BusRequestRecord } from "../schema/record";
import { approvedColumns, wakeTelling } from "./approval";
import { askingColumns, busColumns } from "./bus";
import { programmeColumns } from "./columns";
import { type Loaded, lockOwn, requireOpen } from "./reach";
import { writeNeeds } from "./needs";
import { readRecord } from "./read";
import { tellChanged, tellRequests } from "./tell";
import { mintAuthorToken } from "./token";

/** With both parts of each end that it names. */
type WholeChange = Omit<BusRequestChange, "start" | "end"> & Partial<Pick<BusRequestInput, "start" | "end">>;
type Call = { id: string; token: string | null; change: BusRequestChange };
/** What else hangs on a request; runs in the same transaction, with the request locked. */
type Follow = (tx: Transaction, before: BusRequestRecord, after: BusRequestRecord) => Promise<unknown>;

/** A date alone leaves the place; `null` takes the far end away. */
function whole({ startPlace, endPlace }: Loaded, { start, end, ...change }: BusRequestChange): WholeChange {
  const [from, to] = [startPlace as Place, endPlace as Place | null];
  return {
    ...change,
    start: start && { address: start.address ?? from, date: start.date },
    end: end && { address: end.address === undefined ? to : end.address, date: end.date },
  };
}

/** A trip that has led nowhere before may be changed in all else. */
function turnedNowhere(row: Loaded, { start, end, stops, transferType }: WholeChange) {
  const { category } = row;
  const [from, to] = [{ address: row.startPlace as Place }, { address: row.endPlace as Place | null }];
  const before = { category, transferType: row.transferType, start: from, end: to, stops: row.stops as Place[] };
  if (isNowhere(before)) return [];
  const after = { start: start ?? from, end: end ?? to, stops: stops ?? before.stops };
  return nowhereErrors({ category, transferType: transferType ?? row.transferType, ...after });
}

/** The change without what is not the caller's to set, and dates only where they really change. */
function requireSound(row: Loaded, change: WholeChange, now: number) {
  const { category } = row;
  const startMoved = change.start && change.start.date !== row.startDate.getTime() ? change.start : undefined;
  const endMoved = change.end && change.end.date !== row.endDate.getTime() ? change.end : undefined;
  const errors = dateErrors({ category, start: startMoved, end: endMoved }, now);
  const begin = change.start?.date ?? row.startDate.getTime();
  const finish = change.end?.date ?? row.endDate.getTime();
  const span = startMoved || endMoved ? spanErrors(category, begin, finish) : [];
  errors.push(...span.filter(({ message }) => !errors.some((error) => error.message === message)));
  const end = change.end ?? { address: row.endPlace as Place | null, date: finish };
  const { needs, mobile } = change;
  errors.push(...missingParts({ category, end, mode: "collective", company: null, needs, mobile }));
  errors.push(...turnedNowhere(row, { ...change, end }));
  if (errors.length > 0) throw validationFailed(errors);
}

/** Places of before stay: who mends a word of an old request is not asked for its places. */
function requireLand({ startPlace, endPlace, stops }: Loaded, change: WholeChange) {
  const kept = [startPlace, endPlace, ...(stops as Place[])] as (Place | null)[];
  return requirePlacesOnLand(placesOfTrip(change), kept);
}

function columnsOf(
  row: Loaded,
  change: WholeChange,
  admin: boolean,
  before: BusRequestRecord,
): Prisma.BusRequestUncheckedUpdateInput {
  const { companyName, email, transferType, vehicleTypes, quantity, description, organisationType } = change;
  return {
    companyName,
    transferType,
    vehicleTypes,
    quantity,
    description,
    organisationType,
    // A private author's confirmed address stays the one that was confirmed; admins may mend it.
    email: admin || row.authorCompanyId ? email : undefined,
    radius: change.radius,
    ...askingColumns(row.category, change.askingPrice),
    phone: change.phone === undefined ? undefined : change.phone || null,
    mobile: change.mobile === undefined ? undefined : change.mobile || null,
    maxOffers: change.maxOffers,
    ...programmeColumns(row, change),
    contact: change.contact ?? undefined,
    ...stateColumns(row, change, before, admin),
    version: { increment: 1 },
  };
}

/** What an admin has read and approved is not replaced unread: a private author's new words or places wait again. */
function needsReview(row: Loaded, change: WholeChange, before: BusRequestRecord) {
  if (env.AUTO_APPROVE || row.authorCompanyId || row.state !== "active") return false;
  const same = (given: unknown, stored: unknown) => given === undefined || isDeepStrictEqual(given, stored);
  const { description, companyName, start, end, stops, needs } = change;
  return !(
    same(description, row.description) &&
    same(companyName, row.companyName) &&
    same(start?.address, row.startPlace) &&
    same(end?.address ?? undefined, row.endPlace ?? undefined) &&
    same(stops, row.stops) &&
    same(needs?.bulky || undefined, before.needs?.bulky)
  );
}

const pendingColumns = { state: "pending", approvedAt: null, tellFrom: null } as const;

/** Set by an admin, it is an approval or the end of one; sent along as it was, it is neither. */
function stateColumns(row: Loaded, change: WholeChange, before: BusRequestRecord, admin: boolean) {
  if (!admin) return needsReview(row, change, before) ? pendingColumns : {};
  if (!change.state || change.state === row.state) return {};
  return change.state === "active" ? approvedColumns(new Date()) : pendingColumns;
}

/**
 * Changes a request that is the viewer's own (account, company or mailed token) or any for an admin.
 * Throws Conflict for a stale version or an ended request, NotFound, Forbidden, ValidationFailed.
 */
export async function changeBusRequest(viewer: Viewer, call: Call, follow?: Follow, now = Date.now()) {
  const { id, token } = call;
  return transaction(async (tx) => {
    const row = await lockOwn(tx, viewer, id, token);
    if (row.version !== call.change.version) throw conflict();
    const change = whole(row, call.change);
    requireOpen(row, "change");
    requireSound(row, change, now);
    await requireLand(row, change);
    const before = await readRecord(tx, id);
    const bus = await busColumns(tx, row, change.bus);
    if (!takesOffers(row.category)) await notePost(tx, id);
    await tx.busRequest.update({ where: { id }, data: { ...columnsOf(row, change, isAdmin(viewer), before), ...bus } });
    await writeNeeds(tx, id, change.needs);
    const after = await readRecord(tx, id);
    await audit(tx, viewer, { action: "change", noun: "busrequest", recordId: id, before, after });
    if (row.state === "pending" && after.state === "active") await wakeTelling(tx, id);
    await follow?.(tx, before, after);
    if (isAdmin(viewer) && row.authorUserId !== viewer.id) {
      const mint = () => mintAuthorToken(tx, id);
      await notifyChanged(tx, { before, after, language: row.language, mint });
    }
    await tellChanged(tx, row);
    await tellRequests(tx, id);
    return withOverlaps(tx, after, viewer.language);
  });
}
