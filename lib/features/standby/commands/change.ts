import { worksFor } from "@/lib/access/records";
import type { BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, type FieldError, notFound, validationFailed } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { basesOf, type StandbyBase } from "../queries/bases";
import { daysSpan, readStandby } from "../queries/plan";
import { firstClash, furthest, longestWindow, type Span } from "../rules";
import type { StandbyChange, StandbyRecord, WindowInput } from "../schema";

const clashWords = { base: "standbyTwice", bus: "standbyBusTwice", driver: "standbyDriverTwice" } as const;
const clashPaths = { base: "start", bus: "bus", driver: "driver" } as const;

const at = (index: number, field: string, message: string): FieldError[] => [
  { path: `windows.${index}.${field}`, message },
];

function spanErrors(windows: readonly WindowInput[], range: Span): FieldError[] {
  return windows.flatMap(({ start, end }, index) => {
    if (start < range.start || start >= range.end) return at(index, "start", "standbyOutside");
    if (end <= start) return at(index, "end", "endBeforeStart");
    return end - start > longestWindow ? at(index, "end", "standbyTooLong") : [];
  });
}

type Held = WindowInput & { id: string };

export async function heldWindows(tx: Transaction, companyId: string): Promise<Held[]> {
  const rows = await tx.standbyWindow.findMany({ where: { companyId }, orderBy: { start: "asc" } });
  return rows.map(({ id, base, start, end, busId, driverId }) => {
    return { id, base, start: start.getTime(), end: end.getTime(), bus: busId, driver: driverId };
  });
}

/** A base, a bus or a driver that is not the company's, or a bus out of service: one that has stood in a window may stay in it. */
export async function foreignErrors(
  tx: Transaction,
  companyId: string,
  windows: readonly WindowInput[],
  known: Set<string>,
) {
  const serving = { companyId, OR: [{ active: true }, { standby: { some: {} } }] };
  const buses = new Set((await tx.bus.findMany({ where: serving, select: { id: true } })).map(({ id }) => id));
  const drivers = new Set(
    (await tx.driver.findMany({ where: { companyId }, select: { id: true } })).map(({ id }) => id),
  );
  return windows.flatMap(({ base, bus, driver }, index) => {
    if (!known.has(base)) return at(index, "base", "standbyBase");
    if (bus !== null && !buses.has(bus)) return at(index, "bus", "busUnknown");
    return driver !== null && !drivers.has(driver) ? at(index, "driver", "driverUnknown") : [];
  });
}

/** With a window that began before these days and one that begins after them, too. */
function clashErrors(windows: readonly WindowInput[], others: readonly Held[]) {
  const clash = firstClash([...others, ...windows]);
  if (!clash) return [];
  return at(Math.max(0, clash.index - others.length), clashPaths[clash.of], clashWords[clash.of]);
}

const sameAs = (one: WindowInput) => (other: WindowInput) =>
  one.base === other.base &&
  one.start === other.start &&
  one.end === other.end &&
  one.bus === other.bus &&
  one.driver === other.driver;

/** Nobody is called out in a time that has passed; what stands there already stays, or goes. */
const pastErrors = (windows: readonly WindowInput[], held: readonly Held[], now: number) =>
  windows.flatMap((one, index) => (one.end > now || held.some(sameAs(one)) ? [] : at(index, "end", "dateInPast")));

type Placed = { bases: ReadonlyMap<string, StandbyBase>; series: string | null };

/** New windows where their bases stand today. */
export async function insertWindows(
  tx: Transaction,
  companyId: string,
  windows: readonly WindowInput[],
  { bases, series }: Placed,
) {
  await tx.standbyWindow.createMany({
    data: windows.flatMap(({ base: key, start, end, bus, driver }) => {
      const base = bases.get(key);
      if (!base) return [];
      const { longitude, latitude } = base;
      const place = base.place as unknown as Prisma.InputJsonValue;
      const times = { start: new Date(start), end: new Date(end) };
      return [{ companyId, base: key, place, longitude, latitude, ...times, busId: bus, driverId: driver, series }];
    }),
  });
}

async function store(tx: Transaction, companyId: string, before: readonly Held[], { windows, bases }: Wanted) {
  const gone = before.filter((window) => !windows.some(sameAs(window)));
  await tx.standbyWindow.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
  const added = windows.filter((window) => !before.some(sameAs(window)));
  await insertWindows(tx, companyId, added, { bases, series: null });
  return { added: added.length, gone: gone.length };
}

type Wanted = {
  windows: readonly WindowInput[];
  bases: ReadonlyMap<string, StandbyBase>;
};

/** One change at a time: two would each find the other's windows free. Throws Conflict for a stale version. */
export async function lockPlan(tx: Transaction, companyId: string, known?: number) {
  await tx.$queryRaw`select id from company where id = ${companyId}::uuid for no key update`;
  const { version = 0 } = (await tx.standbyPlan.findUnique({ where: { companyId } })) ?? {};
  if (known !== undefined && known !== version) throw conflict();
}

/** The plan's next version. */
export async function raisePlan(tx: Transaction, companyId: string) {
  const plan = { where: { companyId }, create: { companyId }, update: { version: { increment: 1 } } };
  return (await tx.standbyPlan.upsert(plan)).version;
}

async function changeWithin(tx: Transaction, viewer: BusPartner, companyId: string, change: StandbyChange) {
  await lockPlan(tx, companyId, change.version);
  const { bases: own, timeZone } = await basesOf(tx, companyId);
  const held = await heldWindows(tx, companyId);
  const bases = new Map(own.map((one) => [one.key, one] as const));
  const { windows, from, days } = change;
  const range = daysSpan(from, days, timeZone);
  const inRange = ({ start }: Held) => start >= range.start && start < range.end;
  const wrong = spanErrors(windows, range);
  if (wrong.length === 0) wrong.push(...pastErrors(windows, held, Date.now()));
  if (range.end > Date.now() + furthest) wrong.push({ path: "from", message: "dateTooFar" });
  if (wrong.length === 0) wrong.push(...(await foreignErrors(tx, companyId, windows, new Set(bases.keys()))));
  if (wrong.length === 0)
    wrong.push(
      ...clashErrors(
        windows,
        held.filter((one) => !inRange(one)),
      ),
    );
  if (wrong.length > 0) throw validationFailed(wrong);
  const stored = await store(tx, companyId, held.filter(inRange), { windows, bases });
  if (stored.added + stored.gone === 0) return;
  await raisePlan(tx, companyId);
  await audit(tx, viewer, { action: "change", noun: "standby", recordId: companyId, after: { from, days, ...stored } });
}

/** PUT /company/{id}/standby. Throws NotFound for a foreign company, Conflict for a stale version. */
export async function changeStandby(
  viewer: BusPartner,
  companyId: string,
  change: StandbyChange,
): Promise<StandbyRecord> {
  if (!worksFor(viewer, companyId)) throw notFound();
  await transaction((tx) => changeWithin(tx, viewer, companyId, change));
  return readStandby(viewer, companyId, { from: change.from, days: change.days });
}
