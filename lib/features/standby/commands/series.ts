import { randomUUID } from "node:crypto";
import { worksFor } from "@/lib/access/records";
import type { BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { notFound, validationFailed } from "@/lib/errors";
import { basesOf } from "../queries/bases";
import { daysSpan } from "../queries/plan";
import { firstClash, furthest, longestWindow, onWeekdays } from "../rules";
import type { SeriesInput, WindowInput } from "../schema";
import { foreignErrors, heldWindows, insertWindows, lockPlan, raisePlan } from "./change";

/** What is wrong with the first window, or with how far it goes. */
function spanErrors({ start, end }: SeriesInput, last: number) {
  if (end <= start) return [{ path: "end", message: "endBeforeStart" }];
  if (end - start > longestWindow) return [{ path: "end", message: "standbyTooLong" }];
  if (end <= Date.now()) return [{ path: "end", message: "dateInPast" }];
  if (last < start) return [{ path: "until", message: "endBeforeStart" }];
  if (last > Date.now() + furthest) return [{ path: "until", message: "dateTooFar" }];
  return [];
}

async function addWithin(tx: Transaction, viewer: BusPartner, companyId: string, input: SeriesInput) {
  await lockPlan(tx, companyId, input.version);
  const { bases, timeZone } = await basesOf(tx, companyId);
  const wrong = spanErrors(input, daysSpan(input.until, 1, timeZone).end);
  const { weekdays, until, version: _version, ...window } = input;
  if (wrong.length === 0) {
    const found = await foreignErrors(tx, companyId, [window], new Set(bases.map(({ key }) => key)));
    wrong.push(...found.map(({ message, path }) => ({ message, path: path.split(".").at(-1) ?? path })));
  }
  if (wrong.length > 0) throw validationFailed(wrong);
  const wanted = onWeekdays(window, { weekdays, until, timeZone });
  const held: WindowInput[] = await heldWindows(tx, companyId);
  const added: WindowInput[] = [];
  // Where somebody is on call already, the series leaves them be.
  for (const one of wanted) if (firstClash([...held, ...added, one]) === null) added.push(one);
  const series = randomUUID();
  await insertWindows(tx, companyId, added, { bases: new Map(bases.map((one) => [one.key, one])), series });
  const version = added.length > 0 ? await raisePlan(tx, companyId) : input.version;
  const after = { weekdays, until, added: added.length };
  await audit(tx, viewer, { action: "change", noun: "standby", recordId: companyId, after });
  return { added: added.length, skipped: wanted.length - added.length, version };
}

/**
 * POST /company/{id}/standby/series: the same hours on some weekdays until a day; days on which something is in the way
 * are left out. Throws NotFound for a foreign company, Conflict for a stale version, ValidationFailed.
 */
export async function addSeries(viewer: BusPartner, companyId: string, input: SeriesInput) {
  if (!worksFor(viewer, companyId)) throw notFound();
  return transaction((tx) => addWithin(tx, viewer, companyId, input));
}

type Series = { id: string; series: string };

/** DELETE /company/{id}/standby/series/{series}: all of it that begins from a moment on. Throws NotFound. */
export async function endSeries(viewer: BusPartner, { id: companyId, series }: Series, from: number) {
  if (!worksFor(viewer, companyId)) throw notFound();
  return transaction(async (tx) => {
    await lockPlan(tx, companyId);
    const where = { companyId, series, start: { gte: new Date(from) } };
    const { count } = await tx.standbyWindow.deleteMany({ where });
    if (count === 0) throw notFound();
    await raisePlan(tx, companyId);
    await audit(tx, viewer, { action: "change", noun: "standby", recordId: companyId, after: { gone: count } });
    return { removed: count };
  });
}
