import { expect, it, vi } from "vitest";
import { patiently } from "./patiently";

const gone = Object.assign(new Error("terminating connection"), { code: "57P01" });
const deadlock = Object.assign(new Error("deadlock detected"), { code: "40P01" });
const refused = Object.assign(new Error("nobody listens"), { code: "ECONNREFUSED" });

it("a start goes on once a database that went away is back", async () => {
  const work = vi.fn().mockRejectedValueOnce(gone).mockRejectedValueOnce(refused).mockResolvedValue("started");
  expect(await patiently(work, { patience: 10_000, pause: 1 })).toBe("started");
  expect(work).toHaveBeenCalledTimes(3);
});

it("goes on where two that start at once stood in each other's way", async () => {
  const work = vi.fn().mockRejectedValueOnce(deadlock).mockResolvedValue("started");
  expect(await patiently(work, { patience: 10_000, pause: 1 })).toBe("started");
});

it("ends with what was wrong where it stays away, or where the fault is another", async () => {
  await expect(patiently(() => Promise.reject(refused), { patience: 5, pause: 1 })).rejects.toBe(refused);
  const defect = new Error("no such table");
  const work = vi.fn().mockRejectedValue(defect);
  await expect(patiently(work)).rejects.toBe(defect);
  expect(work).toHaveBeenCalledTimes(1);
});
