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
  resolve: (answer: ChainAnswer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};
type Told = { id: number; answer?: ChainAnswer; failure?: string };

/** Milliseconds: a search that takes longer is given up, and the process that hangs is ended. */
const patience = 10_000;
/** Milliseconds between two looks at who waits how long. */
const pause = 500;
/** More are not taken in: who comes later is asked to try again. */
const mostWaiting = 20;

/** Searches one after the other in a process beside the server, made when first asked. `file`: its program. */
export function makeChainPool(file: string) {
  let child: ChildProcess | null = null;
  let next = 1;
  const waiting = new Map<number, Waiting>();
  let urging: NodeJS.Timeout | null = null;
  let niceness = 0;

  // Where Linux shares by sessions niceness counts within one alone, and each of PostgreSQL's connections has its own.
  function urge({ pid }: ChildProcess) {
    const [oldest] = waiting.values();
    const wanted = nicenessAfter(oldest ? performance.now() - oldest.since : 0);
    if (pid !== undefined && wanted !== niceness && setNiceness(pid, wanted)) niceness = wanted;
    if (oldest) urging ??= setInterval(() => child && urge(child), pause).unref();
    else if (urging) {
      clearInterval(urging);
      urging = null;
    }
  }

  /** An open channel keeps the server from ending; one that nobody waits for must not. */
  function hold(one: ChildProcess, isWaitedFor: boolean) {
    one[isWaitedFor ? "ref" : "unref"]();
    one.channel?.[isWaitedFor ? "ref" : "unref"]();
  }

  function drop(gone: ChildProcess) {
    // A process that was ended tells of its end later: by then others wait for the next one.
    if (child !== gone) return;
    child = null;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(unavailable());
    }
    waiting.clear();
    gone.kill("SIGKILL");
  }

  function settle({ id, answer, failure }: Told) {
    const one = waiting.get(id);
    if (!one) return;
    waiting.delete(id);
    clearTimeout(one.timer);
    if (answer) one.resolve(answer);
    else one.reject(new Error(failure ?? "chains: no answer"));
    if (child) urge(child);
    if (child && waiting.size === 0) hold(child, false);
  }

  function open() {
    if (child) return child;
    // A session of its own, which the program lets yield to all others.
    const made = fork(file, { execArgv: [], serialization: "advanced", detached: true });
    niceness = 0;
    made.on("message", (told) => settle(told as Told));
    made.on("error", (error) => {
      log.error({ err: error }, "chains: the search's process failed");
      drop(made);
    });
    made.on("exit", () => drop(made));
    child = made;
    return made;
  }

  return {
    search(task: ChainTask): Promise<ChainAnswer> {
      if (waiting.size >= mostWaiting) return Promise.reject(unavailable());
      const searcher = open();
      const id = next++;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => drop(searcher), patience).unref();
        waiting.set(id, { since: performance.now(), resolve, reject, timer });
        hold(searcher, true);
        urge(searcher);
        searcher.send({ id, parcel: pack(task) });
      });
    },
    close: () => void child?.kill("SIGKILL"),
  };
}

const pool = singleton("chains", () => makeChainPool(path.join(process.cwd(), ".build", "chains.mjs")));

/** The best chains of a task, by the ways that it brings along or the bundled roads. In production by a process beside the server; development has no bundle to start. */
export async function searchChains(task: ChainTask): Promise<ChainAnswer> {
  if (env.NODE_ENV === "production") return pool.search(task);
  const { runChains } = await import("./run");
  return runChains(task);
}
