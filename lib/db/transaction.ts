import { singleton } from "@/lib/singleton";
import { faultKind } from "./faults";
import { gatherNotices, sendNotices } from "./notices";
import { openTransaction, type Transaction } from "./prisma";
import { setLine } from "./statement";
import { currentUnit, type Line, type Unit, within } from "./unit";

// Milliseconds. The longest is an erasure, which goes through every table that knows a person.
const limits = { maxWait: 5_000, timeout: 10_000 };
/** Of a unit: it may hold several transactions, and wait for a payment service meanwhile. */
const unitLimits = { maxWait: 5_000, timeout: 40_000 };

/** What a transaction does at its end: `before` as its last statements, `after` once it is committed. */
type Ends = { before: (() => Promise<void>)[]; after: (() => void)[] };

const ends = singleton("db.ends", () => new WeakMap<Transaction, Ends>());

function endsOf(tx: Transaction) {
  const found = ends.get(tx);
  if (!found) throw new Error("what belongs to a transaction's end needs one of lib/db/transaction");
  return found;
}

/** Runs `work` once the transaction is committed, before its caller goes on; never where it is rolled back. */
export const afterCommit = (tx: Transaction, work: () => void) => endsOf(tx).after.push(work);

/** Runs `work` when all else of the transaction is done, as a part of it. */
export const beforeCommit = (tx: Transaction, work: () => Promise<void>) => endsOf(tx).before.push(work);

type Begun = { tx: Transaction; line: Line; after: Ends["after"] };

/** The work of a transaction with what belongs to its end; `after` is filled with what its caller runs once it is committed. */
async function workWithEnds<T>({ tx, line, after }: Begun, work: () => Promise<T>): Promise<T> {
  const before: Ends["before"] = [];
  setLine(tx, line);
  ends.set(tx, { before, after });
  gatherNotices(tx);
  const result = await work();
  for (const last of before) await last();
  await sendNotices(tx);
  return result;
}

const runAll = (works: readonly (() => void)[]) => {
  for (const work of works) work();
};

async function attemptOf<T>(work: (tx: Transaction) => Promise<T>, timeout: number): Promise<T> {
  const after: (() => void)[] = [];
  const begin = (tx: Transaction, line: Line) => workWithEnds({ tx, line, after }, () => work(tx));
  const result = await openTransaction(begin, { ...limits, timeout });
  runAll(after);
  return result;
}

/** A savepoint of the unit: what fails in it is undone, and what it announces waits for the unit's own commit. */
async function attemptWithin<T>(unit: Unit, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const announcements: (() => void)[] = [];
  const attempt = unit.turn.then(() =>
    (unit.tx as Transaction).$transaction((tx) =>
      within({ ...unit, tx, turn: Promise.resolve() }, () =>
        workWithEnds({ tx, line: unit.line, after: announcements }, () => work(tx)),
      ),
    ),
  );
  unit.turn = attempt.catch(() => undefined);
  const result = await attempt;
  unit.after.announcements.push(...announcements);
  return result;
}

/** One transaction; a serialization failure or deadlock is tried again, three times at most. `timeout`: milliseconds. */
export async function transaction<T>(work: (tx: Transaction) => Promise<T>, timeout = limits.timeout): Promise<T> {
  const unit = currentUnit();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (unit ? attemptWithin(unit, work) : attemptOf(work, timeout));
    } catch (error) {
      if (attempt >= 3 || faultKind(error) !== "serialization") throw error;
    }
  }
}

/**
 * One transaction around whatever `work` calls: its transactions become savepoints, and its other statements join in.
 * Nothing of it stays where it fails; caches and what goes to `later` hear of it after the commit.
 */
export async function atomic<T>(work: () => Promise<T>): Promise<T> {
  if (currentUnit()) return work();
  const after: Unit["after"] = { announcements: [], deeds: [], undone: [] };
  const state = { open: true };
  try {
    const result = await openTransaction((tx, line) => {
      const unit = { tx, line, after, state, turn: Promise.resolve() };
      return within(unit, () => workWithEnds({ tx, line, after: after.announcements }, work)).finally(() => {
        state.open = false;
      });
    }, unitLimits);
    runAll(after.announcements);
    runAll(after.deeds);
    return result;
  } catch (error) {
    // The connection may have died between commit and answer: a cache that forgets too much does no harm.
    if (faultKind(error) === "unavailable") runAll(after.announcements);
    runAll(after.undone);
    throw error;
  }
}
