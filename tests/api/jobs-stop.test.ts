import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { sendAlerts } from "@/lib/features/alert/commands/send-alerts";
import { measureWays } from "@/lib/features/fit/commands/measure-ways";
import { singleton } from "@/lib/singleton";
import * as stopping from "@/lib/stopping";
import { resetDb } from "@/tests/db";
import { announced, partner, written } from "./alerts";

vi.mock("@/lib/stopping", async (original) => {
  const actual = await original<typeof stopping>();
  const isStopping = vi.fn(actual.isStopping);
  return { ...actual, isStopping };
});

beforeEach(resetDb);
// Other files of this process go on.
afterAll(() => Object.assign(singleton("stopping", Object), { on: false }));

it("a process that is told to stop ends the batch in hand, and the next one tells the rest, none twice", async () => {
  const { user } = await partner();
  await announced();
  await announced();
  await announced();
  vi.mocked(stopping.isStopping).mockReturnValueOnce(false).mockReturnValue(true);
  await sendAlerts();
  expect(await written()).toEqual([user.email]);
  expect(await prisma.alertTask.count()).toBe(2);
  vi.mocked(stopping.isStopping).mockReturnValue(false);
  await sendAlerts();
  expect(await written()).toEqual([user.email, user.email, user.email]);
  expect(await prisma.alertTask.count()).toBe(0);
});

it("a loop over what is due leaves the rest as it is", async () => {
  await announced();
  await announced();
  const unmeasured = () => prisma.busRequest.count({ where: { wayKm: null } });
  const before = await unmeasured();
  stopping.markStopping();
  await measureWays();
  expect(await unmeasured()).toBe(before);
});
