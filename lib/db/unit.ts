import { AsyncLocalStorage } from "node:async_hooks";
import type { PoolClient } from "pg";
import { singleton } from "@/lib/singleton";

/** The connection that a transaction runs on, and until when it is surely open (of `performance.now`). */
export type Line = { connection: PoolClient; until: number };

/** A transaction that every statement below it belongs to, whoever makes it and by whatever way. */
export type Unit = {
  /** Prisma's; its type is made of the client, which needs this file. */
  tx: unknown;
  line: Line;
  /** Once it is committed: stale copies first, then what was to happen after the answer. Or else `undone`. */
  after: { announcements: (() => void)[]; deeds: (() => void)[]; undone: (() => void)[] };
  /** Shared by a unit and those nested in it. */
  state: { open: boolean };
  /** Savepoints are a stack: transactions within the unit take turns. */
  turn: Promise<unknown>;
};

const units = singleton("db.units", () => new AsyncLocalStorage<Unit | null>());

/** The unit that the caller works in; null outside, and for whatever goes on after its end. */
export function currentUnit() {
  const unit = units.getStore();
  return unit?.state.open ? unit : null;
}

export const within = <T>(unit: Unit, work: () => Promise<T>) => units.run(unit, work);

/** Work on a connection of its own: what must stay even where the unit is rolled back. */
export const apart = <T>(work: () => Promise<T>) => units.run(null, work);
