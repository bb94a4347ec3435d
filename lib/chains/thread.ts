import os from "node:os";
import { parentPort } from "node:worker_threads";
import { runChains } from "./run";
import type { ChainTask } from "./task";

// Linux counts niceness by thread: where processors are short, a reader has nine parts and the search one. Lower yet, and a
// full machine would starve it beyond its patience. Elsewhere it would slow the whole server.
if (process.platform === "linux") os.setPriority(10);

// A thread of its own: a search takes up to seconds, and no reader waits for it.
parentPort?.on("message", ({ id, task }: { id: number; task: ChainTask }) => {
  try {
    parentPort?.postMessage({ id, answer: runChains(task) });
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) });
  }
});
