import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bundle } from "@/scripts/lib/bundle.mjs";
import { makeChainPool } from "./pool";
import type { ChainTask } from "./task";
import { nicenessAfter } from "./urgency";

let folder = "";
beforeAll(async () => {
  // Beside the packages that it imports.
  fs.mkdirSync(".build", { recursive: true });
  folder = path.resolve(fs.mkdtempSync(".build/chains-"));
  await bundle({ chains: "lib/chains/process.ts" }, { outdir: folder });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const at = (lat: number, lon: number) => ({ lat, lon, country: "DE" });
const task: ChainTask = {
  buses: [
    {
      id: "bus",
      base: at(49.01, 12.1),
      seats: 50,
      wheelchairPlaces: 0,
      seatsPerWheelchair: 0,
      availableFrom: 0,
      availableTo: 1_440,
    },
  ],
  legs: [
    {
      id: "out",
      points: [at(49.01, 12.1), at(48.57, 13.46)],
      wished: 480,
      earliestStart: 480,
      latestStart: 480,
      stayMinutes: null,
      passengers: 30,
      wheelchairs: 0,
    },
    {
      id: "back",
      points: [at(48.57, 13.46), at(49.01, 12.1)],
      wished: 840,
      earliestStart: 840,
      latestStart: 840,
      stayMinutes: null,
      passengers: 30,
      wheelchairs: 0,
    },
  ],
  order: "share",
  maxLegs: 4,
  most: 5,
  drivers: 1,
  epoch: Date.UTC(2027, 5, 17),
  offset: 0,
};

describe("the process that searches chains", () => {
  it("answers with the best chain, its times and its ways along the road", async () => {
    const pool = makeChainPool(path.join(folder, "chains.mjs"));
    const answer = await pool.search(task);
    pool.close();
    expect(answer.chains[0]).toMatchObject({
      bus: "bus",
      legs: [{ id: "out" }, { id: "back" }],
      schedule: { drivers: 1, starts: [480, 840] },
    });
    expect(answer.chains[0]?.share).toBeGreaterThan(0.99);
    expect(answer.missed).toBeNull();
  });

  it("gives way to every other process, PostgreSQL's own sessions too", async () => {
    const told = path.join(folder, "told.json");
    const tell = `
import tellFs from "node:fs";
import tellOs from "node:os";
const tellSession = tellFs.existsSync("/proc/self/autogroup") ? tellFs.readFileSync("/proc/self/autogroup", "utf8") : null;
tellFs.writeFileSync(${JSON.stringify(told)}, JSON.stringify({ niceness: tellOs.getPriority(), session: tellSession }));`;
    const file = path.join(folder, "tells.mjs");
    fs.writeFileSync(file, fs.readFileSync(path.join(folder, "chains.mjs"), "utf8") + tell);
    // On a full machine the process is seconds late, and gets more for who waits: here nobody has waited.
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    const pool = makeChainPool(file);
    await pool.search(task).finally(() => clock.mockRestore());
    pool.close();
    const { niceness, session } = JSON.parse(fs.readFileSync(told, "utf8"));
    expect(niceness).toBe(10);
    // Only where this Linux shares its processors by sessions.
    if (session?.trim()) expect(session).toContain("nice 19");
  });

  it("gets more the longer somebody has waited, so that a full machine starves none", () => {
    expect([0, 999, 1_000, 2_999, 3_000, 9_000].map(nicenessAfter)).toEqual([19, 19, 10, 10, 5, 5]);
  });

  it("503 where it dies, and a new one for the next question", async () => {
    const file = path.join(folder, "dies.mjs");
    fs.writeFileSync(file, "process.exit(1)");
    await expect(makeChainPool(file).search(task)).rejects.toMatchObject({ code: "Unavailable" });
    fs.copyFileSync(path.join(folder, "chains.mjs"), file);
    const pool = makeChainPool(file);
    expect((await pool.search(task)).chains).not.toEqual([]);
    pool.close();
  });

  it("a search for nobody ends, and who waits behind it has the next process's answer", async () => {
    const file = path.join(folder, "hangs.mjs");
    const told = path.join(folder, "begun");
    // Busy without end, as a search that takes long: it hears nothing.
    const hangs = `import fs from "node:fs"; process.on("message", ({ id }) => { process.send({ id }); fs.writeFileSync(${JSON.stringify(told)}, String(process.pid)); for (;;); });`;
    fs.writeFileSync(file, hangs);
    const pool = makeChainPool(file);
    const [gone, later] = [new AbortController(), new AbortController()];
    const left = pool.search(task, gone.signal);
    await vi.waitFor(() => expect(fs.readFileSync(told, "utf8")).not.toBe(""), 10_000);
    fs.copyFileSync(path.join(folder, "chains.mjs"), file);
    const behind = [pool.search(task, later.signal), pool.search(task)];
    later.abort();
    await expect(behind[0]).rejects.toMatchObject({ code: "Unavailable" });
    gone.abort();
    await expect(left).rejects.toMatchObject({ code: "Unavailable" });
    expect((await behind[1])?.chains).not.toEqual([]);
    // Its process is gone.
    await vi.waitFor(() => expect(() => process.kill(Number(fs.readFileSync(told, "utf8")), 0)).toThrow());
    pool.close();
  });

  it("who asks while a process that failed is still ending has the next one's answer", async () => {
    const file = path.join(folder, "fails.mjs");
    const failing = 'process.on("message", () => { throw new Error("no"); });';
    fs.writeFileSync(file, failing);
    const pool = makeChainPool(file);
    await expect(pool.search(task)).rejects.toMatchObject({ code: "Unavailable" });
    fs.copyFileSync(path.join(folder, "chains.mjs"), file);
    // Asked at once: the end of the old process is told only now.
    expect((await pool.search(task)).chains).not.toEqual([]);
    pool.close();
  });
});
