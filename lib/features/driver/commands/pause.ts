import type { BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound, validationFailed } from "@/lib/errors";
import { requireAhead } from "@/lib/features/trip/commands/reach";
import { recordStep } from "@/lib/features/trip/commands/record";
import { drivenSelect, drivenTrip, pausesIn, wantedPauses } from "../queries/pauses";
import type { PauseInput } from "../schema/pause";
import { lockAssigned } from "./assign";

type Planned = Awaited<ReturnType<typeof plan>>;

/** The course of the trip with the break as it is asked for; what else was planned stays as far as it fits beside it. */
async function plan({ company, language }: BusPartner, id: string, { which, stop, version }: PauseInput) {
  const select = { ...drivenSelect, version: true };
  const row = await prisma.trip.findFirst({ where: { id, companyId: company.id }, select });
  if (!row) throw notFound();
  if (row.version !== version) throw conflict();
  const wanted = new Map(wantedPauses(row));
  if (stop === null) wanted.delete(which);
  else wanted.set(which, stop);
  const driven = await drivenTrip(row, language, wanted);
  if (stop !== null && driven?.taken.get(which) !== stop)
    throw validationFailed([{ path: "stop", message: "pauseNotThere" }]);
  const pauses = await pausesIn(row, driven);
  return { row, pauses, planned: pauses.find((one) => one.which === which) };
}

async function keep(viewer: BusPartner, id: string, { row, pauses, planned }: Planned, now: Date) {
  return transaction(async (tx) => {
    const locked = await lockAssigned(tx, viewer, id);
    if (locked.version !== row.version) throw conflict();
    requireAhead(locked, now);
    const stops = pauses.map(({ which, stop }) => ({ which, stop }));
    const data = { pauses: stops, version: { increment: 1 } };
    const { version } = await tx.trip.update({ where: { id }, data, select: { version: true } });
    const line = planned
      ? { kind: "breakPlanned" as const, data: { stop: planned.stop, at: planned.from, km: planned.atKm } }
      : { kind: "breakOpened" as const };
    await recordStep(tx, viewer, id, { ...line, by: "company" }, now);
    const told = { before: { pauses: row.pauses }, after: { pauses: stops } };
    await audit(tx, viewer, { action: "planPause", noun: "trip", recordId: id, ...told });
    return { version, pauses };
  });
}

/**
 * PUT /trip/{id}/pause. The road is measured before anything is locked: the version tells whether the trip is still the same. Throws
 * NotFound, ValidationFailed where the break cannot be taken there, Conflict for a stale version and a trip that has begun or ended.
 */
export async function planPause(viewer: BusPartner, id: string, input: PauseInput, now = new Date()) {
  return keep(viewer, id, await plan(viewer, id, input), now);
}
