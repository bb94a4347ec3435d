import path from "node:path";
import { Worker } from "node:worker_threads";
import { env } from "@/env.mjs";
import { unavailable } from "@/lib/errors";
import { log } from "@/lib/log";
import { singleton } from "@/lib/singleton";
import { pack } from "./parcel";
import type { ChainAnswer, ChainTask } from "./task";

type Waiting = { resolve: (answer: ChainAnswer) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };
type Told = { id: number; answer?: ChainAnswer; failure?: string };

/** Milliseconds: a search that takes longer is given up, and the thread that hangs is ended. */
const patience = 10_000;
/** More are not taken in: who comes later is asked to try again. */
const mostWaiting = 20;

/** Searches one after the other in a thread beside the server, made when first asked. `file`: the thread's program. */
export function makeChainPool(file: string) {
  let worker: Worker | null = null;
  let next = 1;
  const waiting = new Map<number, Waiting>();

  function drop(gone: Worker) {
    // A thread that was ended tells of its end later: by then others wait for the next one.
    if (worker !== gone) return;
    worker = null;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(unavailable());
    }
    waiting.clear();
    void gone.terminate();
  }

  function settle({ id, answer, failure }: Told) {
    const one = waiting.get(id);
    if (!one) return;
    waiting.delete(id);
    clearTimeout(one.timer);
    if (answer) one.resolve(answer);
    else one.reject(new Error(failure ?? "chains: no answer"));
    if (waiting.size === 0) worker?.unref();
  }

  function open() {
    if (worker) return worker;
    const made = new Worker(file);
    made.on("message", settle);
    made.on("error", (error) => {
      log.error({ err: error }, "chains: the thread failed");
      drop(made);
    });
    made.on("exit", () => drop(made));
    worker = made;
    return made;
  }

  return {
    search(task: ChainTask): Promise<ChainAnswer> {
      if (waiting.size >= mostWaiting) return Promise.reject(unavailable());
      const thread = open();
      const id = next++;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => drop(thread), patience).unref();
        waiting.set(id, { resolve, reject, timer });
        thread.ref();
        const parcel = pack(task);
        thread.postMessage({ id, parcel }, [parcel.numbers.buffer]);
      });
    },
    close: async () => void (await worker?.terminate()),
  };
}

const pool = singleton("chains", () => makeChainPool(path.join(process.cwd(), ".build", "chains.mjs")));

/** The best chains of a task, by the ways that it brings along or the bundled roads. In production off the thread that answers requests; development has no bundle to start. */
export async function searchChains(task: ChainTask): Promise<ChainAnswer> {
  if (env.NODE_ENV === "production") return pool.search(task);
  const { runChains } = await import("./run");
  return runChains(task);
}
