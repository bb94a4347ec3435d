import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { clusterOf, startPostgres } from "../postgres.mjs";
import { preparedCluster } from "../prepared.mjs";

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    // A child that nobody has waited for yet is dead enough.
    return !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
};

function childrenOf(parent) {
  const pids = fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      return new RegExp(`^PPid:\\s+${parent}$`, "m").test(fs.readFileSync(`/proc/${pid}/status`, "utf8"));
    } catch {
      return false;
    }
  });
}

/** A PostgreSQL that keeps what it has confirmed, and can be killed. */
export async function openPostgres(dataDir) {
  const start = () => startPostgres({ dataDir, password: "chaos", prepared: preparedCluster });
  const started = await start();
  const { default: pg } = await import("pg");
  const mark = path.join(clusterOf(dataDir), "postmaster.pid");
  const pidOf = () => (fs.existsSync(mark) ? Number.parseInt(fs.readFileSync(mark, "utf8"), 10) : 0);

  /** Straight to it, past the wire; waits while it is being mended. */
  const ask = async (text, values) => {
    for (let left = 240; ; left -= 1) {
      const client = new pg.Client({ connectionString: started.url });
      client.on("error", () => undefined);
      try {
        await client.connect();
        return (await client.query(text, values)).rows;
      } catch (error) {
        if (left === 0) throw error;
        await wait(250);
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  };

  /** The whole of it, as a power cut would: no process has the time for a last word. */
  const kill = async () => {
    const pid = pidOf();
    const all = [pid, ...childrenOf(pid)];
    for (const one of all) process.kill(one, "SIGKILL");
    while (all.some(isAlive)) await wait(20);
  };

  const isUp = () => isAlive(pidOf());
  return { port: started.port, application: started.application, owner: started.url, ask, kill, start, isUp };
}
