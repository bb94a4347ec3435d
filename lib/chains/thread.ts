import { parentPort } from "node:worker_threads";
import { runChains } from "./run";
import type { ChainTask } from "./task";

// A thread of its own: a search takes up to seconds, and no reader waits for it.
parentPort?.on("message", ({ id, task }: { id: number; task: ChainTask }) => {
  try {
    parentPort?.postMessage({ id, answer: runChains(task) });
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) });
  }
});
