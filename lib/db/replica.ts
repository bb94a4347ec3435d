import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { effectOf } from "@/lib/cache/tag";
import { log } from "@/lib/log";
import { singleton } from "@/lib/singleton";

type Change = { at: number; tags: readonly string[] };
type Mark = { at: number; lsn: string };

/** Milliseconds between two looks, and for which the last time that it was level counts. */
const beat = 250;
const lag = 2_000;
/** More changes than this since it was level: nobody looks through them, it is not asked. */
const most = 500;

/**
 * Whether a standby may answer. It is level with a moment when it has replayed all that was committed before; a read is
 * right on it unless something that concerns the read has changed since, as far as this process has heard.
 */
export class Replica {
  private levelAt = Number.NEGATIVE_INFINITY;
  private marks: Mark[] = [];
  private changes: Change[] = [];

  constructor(
    readonly pool: pg.Pool,
    private readonly leader: pg.Pool,
    private readonly now = () => performance.now(),
  ) {}

  watch() {
    let timer: NodeJS.Timeout | null = setTimeout(look.bind(this), 0);
    async function look(this: Replica) {
      await this.measure().catch(() => this.forget());
      if (timer) timer = setTimeout(look.bind(this), beat).unref();
    }
    return () => {
      if (timer) clearTimeout(timer);
      timer = null;
    };
  }

  /** Notes how far the leader is, and the newest such note that the standby has reached. */
  async measure() {
    const at = this.now();
    const leader = await this.leader.query<{ lsn: string }>("select pg_current_wal_flush_lsn()::text as lsn");
    this.marks.push({ at, lsn: leader.rows[0]?.lsn as string });
    if (this.marks.length > (lag / beat) * 2) this.marks.shift();
    const { rows } = await this.pool.query<{ reached: number }>(
      `select count(*)::int as reached from unnest($1::pg_lsn[]) as m(lsn) where m.lsn <=
         case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end`,
      [this.marks.map(({ lsn }) => lsn)],
    );
    const reached = rows[0]?.reached ?? 0;
    this.levelAt = this.marks[reached - 1]?.at ?? this.levelAt;
    this.marks = this.marks.slice(reached);
    this.changes = this.changes.filter((change) => change.at > this.levelAt);
  }

  /** Null where it failed: what is read is asked of the leader, then, and all after it until it is level again. */
  async read<Row extends pg.QueryResultRow>(statement: pg.QueryConfig) {
    try {
      return (await this.pool.query<Row>(statement)).rows;
    } catch (error) {
      log.warn({ err: error }, "the standby has failed, reading from the leader");
      this.forget();
      return null;
    }
  }

  changed(tags: readonly string[]) {
    this.changes.push({ at: this.now(), tags });
    if (this.changes.length > most) this.forget();
  }

  /** Some changes may not have been heard, or it has failed: not asked until it is level with a moment after now. */
  forget() {
    this.levelAt = Number.NEGATIVE_INFINITY;
    this.marks = [];
    this.changes = [];
  }

  /** Whether what is made of `tags` reads the same there as on the leader. */
  serves(tags: readonly string[]) {
    if (this.now() - this.levelAt > lag) return false;
    return this.changes.every((change) => {
      const { gone, late, records } = effectOf(change.tags)(tags);
      return !gone && !late && records.length === 0;
    });
  }
}

type Held = { replica: Replica | null };
const held = singleton<Held>("db.replica", () => ({ replica: null }));
const reading = singleton("db.replica.reading", () => new AsyncLocalStorage<boolean>());

export function holdReplica(one: Replica | null) {
  held.replica = one;
}

/** Runs a read for everybody, from the standby while that is as good. */
export const readFromReplica = <T>(work: () => Promise<T>) => reading.run(true, work);

/** Within such a read: what others will be given, too. */
export const readFromLeader = <T>(work: () => Promise<T>) => reading.run(false, work);

/** Whether a read of what is made of `tags` may go there now. */
export const replicaServes = (tags: readonly string[]) => held.replica?.serves(tags) ?? false;

/** Where the caller's reads go instead of the leader; null: nowhere else. */
export const replicaOfCaller = () => (reading.getStore() ? held.replica : null);
