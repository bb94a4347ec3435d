import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import { env } from "@/env.mjs";
import { unavailable } from "@/lib/errors";
import { log } from "@/lib/log";
import { singleton } from "@/lib/singleton";
import { pack } from "./parcel";
import type { ChainAnswer, ChainTask } from "./task";
import { nicenessAfter, setNiceness } from "./urgency";

type Waiting = {
  since: number;
  parcel: ReturnType<typeof pack>;
  resolve: (answer: ChainAnswer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};
/** Without an answer or a failure: it has begun. */
type Told = { id: number; answer?: ChainAnswer; failure?: string };

/** Milliseconds: who waits longer is asked to try again, and a process that is at it for so long is ended. */
const patience = 10_000;
/** Milliseconds between two looks at who waits how long. */
const pause = 500;
/** Milliseconds that a search goes on for nobody once it has begun: most end by then, and a new process takes longer. */
const grace = 3_000;
/** Milliseconds that a process may take to start, which it does with the least share of a busy machine. */
const mostStart = 30_000;
/** More are not taken in: who comes later is asked to try again. */
const mostWaiting = 20;

/** Searches one after the other in a process beside the server, made when first asked. */
class ChainPool {
  private child: ChildProcess | null = null;
  private next = 1;
  private readonly waiting = new Map<number, Waiting>();
  private urging: NodeJS.Timeout | null = null;
  private niceness = 0;
  /** What the process is at. The others wait here: it hears nothing before it has ended. */
  private running: number | null = null;
  private hasBegun = false;
  private sentAt = 0;

  /** `file`: its program. */
  constructor(private readonly file: string) {}

  search(task: ChainTask, signal?: AbortSignal): Promise<ChainAnswer> {
    if (this.waiting.size >= mostWaiting || signal?.aborted) return Promise.reject(unavailable());
    const searcher = this.open();
    const id = this.next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.giveUp(id), patience).unref();
      this.waiting.set(id, { since: performance.now(), parcel: pack(task), resolve, reject, timer });
      signal?.addEventListener("abort", () => this.leave(id), { once: true });
      hold(searcher, true);
      this.urge(searcher);
      this.goOn();
    });
  }

  close() {
    this.child?.kill("SIGKILL");
  }

  // Where Linux shares by sessions niceness counts within one alone, and each of PostgreSQL's connections has its own.
  private urge({ pid }: ChildProcess) {
    const [oldest] = this.waiting.values();
    // Who waits behind a search for nobody waits for that one, too.
    const since = Math.min(oldest?.since ?? Infinity, this.running === null ? Infinity : this.sentAt);
    const wanted = nicenessAfter(oldest ? performance.now() - since : 0);
    if (pid !== undefined && wanted !== this.niceness && setNiceness(pid, wanted)) this.niceness = wanted;
    if (oldest) this.urging ??= setInterval(() => this.child && this.urge(this.child), pause).unref();
    else if (this.urging) {
      clearInterval(this.urging);
      this.urging = null;
    }
  }

  private drop(gone: ChildProcess) {
    // A process that was ended tells of its end later: by then others wait for the next one.
    if (this.child !== gone) return;
    this.child = null;
    this.running = null;
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(unavailable());
    }
    this.waiting.clear();
    gone.kill("SIGKILL");
  }

  /** The first in the line, once the process is free. */
  private goOn() {
    const [first] = this.waiting;
    if (this.running !== null || !first) return;
    const [id, { parcel }] = first;
    this.running = id;
    this.hasBegun = false;
    this.sentAt = performance.now();
    this.open().send({ id, parcel });
  }

  private hear(told: Told) {
    if (told.answer || told.failure !== undefined) return this.settle(told);
    this.hasBegun = true;
    if (!this.waiting.has(told.id)) this.endSoon(told.id);
  }

  private settle({ id, answer, failure }: Told) {
    this.running = null;
    const one = this.waiting.get(id);
    this.waiting.delete(id);
    clearTimeout(one?.timer);
    if (answer) one?.resolve(answer);
    else one?.reject(new Error(failure ?? "chains: no answer"));
    this.goOn();
    if (this.child) this.urge(this.child);
    if (this.child && this.waiting.size === 0) hold(this.child, false);
  }

  /** Nobody waits for it any more: it leaves the line, and a process that goes on with it makes room for the next. */
  private leave(id: number) {
    const one = this.waiting.get(id);
    if (!one) return;
    this.waiting.delete(id);
    clearTimeout(one.timer);
    one.reject(unavailable());
    if (this.child && this.waiting.size === 0) hold(this.child, false);
    if (this.running === id && this.hasBegun) this.endSoon(id);
  }

  private endSoon(id: number) {
    setTimeout(() => this.running === id && this.startAnew(), grace).unref();
  }

  /**
   * Who waits in the line for too long leaves it alone; where the process is at that search, or at one for nobody, it is ended. One
   * that is still starting goes on with that: a new one would take as long, and who tries again has its answer.
   */
  private giveUp(id: number) {
    this.waiting.get(id)?.reject(unavailable());
    this.waiting.delete(id);
    const isStarting = !this.hasBegun && performance.now() - this.sentAt < mostStart;
    if (this.running !== null && !this.waiting.has(this.running) && !isStarting) this.startAnew();
    else if (this.child && this.waiting.size === 0) hold(this.child, false);
  }

  private startAnew() {
    const busy = this.child;
    this.child = null;
    this.running = null;
    busy?.kill("SIGKILL");
    if (this.waiting.size === 0) return;
    hold(this.open(), true);
    this.goOn();
  }

  private open() {
    if (this.child) return this.child;
    // A session of its own, which the program lets yield to all others.
    const made = fork(this.file, { execArgv: [], serialization: "advanced", detached: true });
    this.niceness = 0;
    made.on("message", (told) => this.child === made && this.hear(told as Told));
    made.on("error", (error) => {
      log.error({ err: error }, "chains: the search's process failed");
      this.drop(made);
    });
    made.on("exit", () => this.drop(made));
    this.child = made;
    return made;
  }
}

/** An open channel keeps the server from ending; one that nobody waits for must not. */
function hold(one: ChildProcess, isWaitedFor: boolean) {
  one[isWaitedFor ? "ref" : "unref"]();
  one.channel?.[isWaitedFor ? "ref" : "unref"]();
}

/** `file`: the program of its process. */
export const makeChainPool = (file: string) => new ChainPool(file);

const pool = singleton("chains", () => makeChainPool(path.join(process.cwd(), ".build", "chains.mjs")));

/** The best chains of a task, by the ways that it brings along or the bundled roads. In production by a process beside the server; development has no bundle to start. */
export async function searchChains(task: ChainTask, signal?: AbortSignal): Promise<ChainAnswer> {
  if (env.NODE_ENV === "production") return pool.search(task, signal);
  const { runChains } = await import("./run");
  return runChains(task);
}
