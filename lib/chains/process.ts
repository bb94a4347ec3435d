import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import { type Parcel, unpack } from "./parcel";
import { runChains } from "./run";

/**
 * Where processors are short a reader has nine parts and the search one. Linux counts niceness by thread: V8's own, which collect and
 * compile, are there before the first line here runs. Where it shares by sessions the server says how much this one gets (urgency.ts).
 */
const niceness = 10;
function yieldToReaders() {
  if (process.platform !== "linux") return os.setPriority(niceness);
  for (const thread of fs.readdirSync("/proc/self/task")) os.setPriority(Number(thread), niceness);
}

/** With all of its threads: V8's collectors of a search would else wake up beside whoever answers on another processor. */
function keepToOneProcessor() {
  const allowed = /^Cpus_allowed_list:\s*(.+)$/m.exec(fs.readFileSync("/proc/self/status", "utf8"))?.[1] ?? "";
  const last = allowed.split(/[,-]/).at(-1) ?? "";
  execFileSync("taskset", ["-acp", last, String(process.pid)], { stdio: "ignore" });
}

try {
  yieldToReaders();
  keepToOneProcessor();
} catch {
  // A thread has ended meanwhile, the system lets nobody yield: a search at full speed is better than none.
}

// A process of its own: a search takes up to seconds, and no reader waits for it, nor for its memory to be collected.
process.on("message", ({ id, parcel }: { id: number; parcel: Parcel }) => {
  // Until then it may still be starting: a search for nobody is ended once it has begun.
  process.send?.({ id });
  try {
    process.send?.({ id, answer: runChains(unpack(parcel)) });
  } catch (error) {
    process.send?.({ id, failure: String(error) });
  }
});
// The server is gone.
process.on("disconnect", () => process.exit(0));
// A signal to stop reaches the whole group; the server still answers what it has begun, then lets go of this one.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
