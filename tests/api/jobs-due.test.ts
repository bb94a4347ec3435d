import { afterEach, expect, it } from "vitest";
import { startWorker, stopWorker } from "@/lib/jobs/worker";
import { until } from "@/tests/db";

afterEach(() => stopWorker());

it("a job whose next work is due before its time by the clock is run when that is due, and then no more", async () => {
  const ran: number[] = [];
  await startWorker([
    {
      name: "tests-due",
      cron: "0 0 1 1 *",
      // Woken once, as it begins to listen.
      channel: "tests_due",
      run: async () => ran.push(Date.now()),
      dueIn: async () => (ran.length < 3 ? 400 : null),
    },
  ]);
  await until(async () => ran.length >= 3);
  const [, second = 0, third = 0] = ran;
  // The clock's next time is months away, the job's own look comes every five seconds.
  expect(third - second).toBeGreaterThanOrEqual(400);
  expect(third - second).toBeLessThan(3_000);
}, 40_000);
