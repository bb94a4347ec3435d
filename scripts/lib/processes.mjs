import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

const closers = [];
let closing = null;

/** Registers what has to be undone at the end; the last registered is closed first. */
export function onClose(close) {
  closers.push(close);
}

export function closeAll() {
  closing ??= (async () => {
    while (closers.length > 0)
      await closers
        .pop()()
        .catch(() => undefined);
  })();
  return closing;
}

/** Ctrl-C, `kill` and a closed terminal all end in the same orderly stop. A second signal is not obeyed faster: data first. */
export function stopOnSignals({ before } = {}) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, async () => {
      if (closing) return;
      before?.();
      await closeAll();
      process.exit(0);
    });
  }
}

class CommandFailed extends Error {
  constructor(command, code, output) {
    super(`${command} ended with code ${code}\n${output}`);
    this.code = code;
    this.output = output;
  }
}

/**
 * Runs a program to its end. Output is kept and shown only on failure, unless `onLine` or `show` want it. One that is started ahead
 * of its time reads `go` once that promise is kept, and an empty input where it is not.
 */
export function run(command, args, { env = process.env, show = false, onLine, cwd = root, keep = 200_000, go } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = show ? "inherit" : [go ? "pipe" : "ignore", "pipe", "pipe"];
    const child = spawn(command, args, { cwd, env, stdio });
    // One that has ended meanwhile says so by its code.
    child.stdin?.on("error", () => undefined);
    go?.then(
      () => child.stdin.end("go"),
      () => child.stdin.end(),
    );
    let output = "";
    const take = (chunk) => {
      output += chunk;
      if (output.length > keep * 2) output = output.slice(-keep);
      if (onLine) for (const line of String(chunk).split("\n")) if (line.trim()) onLine(line);
    };
    child.stdout?.on("data", take);
    child.stderr?.on("data", take);
    const undo = () => stopChild(child);
    onClose(undo);
    child.on("error", reject);
    child.on("close", (code) => {
      closers.splice(closers.indexOf(undo) >>> 0, 1);
      if (code === 0) resolve(output);
      else reject(new CommandFailed(`${command} ${args.join(" ")}`, code, onLine ? "" : output));
    });
  });
}

/** Asks a child to stop and waits; after `patience` it is killed. */
export function stopChild(child, signal = "SIGTERM", patience = 15_000) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), patience);
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill(signal);
  });
}
