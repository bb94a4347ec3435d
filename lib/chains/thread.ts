import os from "node:os";
import { parentPort } from "node:worker_threads";
import { type Parcel, unpack } from "./parcel";
import { runChains } from "./run";

// Linux counts niceness by thread: where processors are short, a reader has nine parts and the search one. Lower yet, and a
// full machine would starve it beyond its patience. Elsewhere it would slow the whole server.
if (process.platform === "linux") os.setPriority(10);

// A thread of its own: a search takes up to seconds, and no reader waits for it.
parentPort?.on("message", ({ id, parcel }: { id: number; parcel: Parcel }) => {
  try {
    parentPort?.postMessage({ id, answer: runChains(unpack(parcel)) });
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) });
  }
});
