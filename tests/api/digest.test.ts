import { allAt, mailColumns } from "@/lib/features/unsubscription/rules";
import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { alertBatch } from "@/lib/features/alert/commands/send-alerts";
import { sendDigests } from "@/lib/features/alert/commands/send-digests";
import { regensburg } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { announced, fromSpot, madrid, optOut, partner, written } from "./alerts";
import { readMail, readMails } from "@/tests/mails";

beforeEach(resetDb);

// The trips lie in the future of the real clock; the mails' clock is an argument.
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const at = (time: string, day = tomorrow) => new Date(`${day}T${time}Z`);
const dayBefore = new Date(at("00:00").getTime() - 86_400_000).toISOString().slice(0, 10);
/** Of next year's month, counted from 0: there the clocks of the European Union change. */
function lastSunday(month: number) {
  const end = new Date(Date.UTC(new Date().getUTCFullYear() + 1, month + 1, 0));
  end.setUTCDate(end.getUTCDate() - end.getUTCDay());
  return end.toISOString().slice(0, 10);
}
/** 07:00 in a zone without summer time, so that the tests hold all year round. */
const tokyo = { pace: "daily", timeZone: "Asia/Tokyo" } as const;
const sevenInTokyo = "22:00";

async function waiting(now: Date, overrides: Parameters<typeof announced>[0] = {}) {
  const request = await announced(overrides);
  await alertBatch(request.id, { now });
  return request;
}

const subjects = async () => (await readMails()).map(({ subject }) => subject);
const unsent = () => prisma.requestAlert.count({ where: { sentAt: null } });

describe("the daily mail", () => {
  it("comes once from seven o'clock of the company's time zone on, with all that waited", async () => {
    const { user } = await partner(tokyo);
    const first = await waiting(at("03:00"));
    await waiting(at("20:00"));
    expect(await written()).toEqual([]);
    expect(await sendDigests(at("21:59"))).toBe(0);
    expect(await sendDigests(at(sevenInTokyo))).toBe(1);
    expect(await sendDigests(at("22:15"))).toBe(0);
    expect(await written("requestDigest")).toEqual([user.email]);
    expect(await subjects()).toEqual(["2 neue Anfragen"]);
    const { text, headers } = await readMail();
    expect(text).toContain(`CB-${first.number}: Gruppenanfrage Regensburg → Prag, 42 Personen`);
    expect(text).toContain(`/de/request/${first.id}`);
    expect(headers).toHaveProperty("List-Unsubscribe");
  });
  it("leaves what comes after seven for the next day", async () => {
    await partner(tokyo);
    await waiting(at("03:00", dayBefore));
    await sendDigests(at(sevenInTokyo, dayBefore));
    await waiting(at("22:05", dayBefore));
    expect(await sendDigests(at("22:15", dayBefore))).toBe(0);
    expect(await sendDigests(at("12:00"))).toBe(0);
    expect(await sendDigests(at(sevenInTokyo))).toBe(1);
    expect(await subjects()).toEqual(["1 neue Anfrage", "1 neue Anfrage"]);
  });
  it("comes in each time zone at its own seven o'clock", async () => {
    const east = await partner(tokyo);
    const west = await partner({ pace: "daily", timeZone: "America/Phoenix" });
    await waiting(at("05:00", dayBefore));
    await sendDigests(at("13:59", dayBefore));
    expect(await written()).toEqual([]);
    await sendDigests(at("14:00", dayBefore));
    expect(await written()).toEqual([west.user.email]);
    await sendDigests(at("22:00", dayBefore));
    expect(await written()).toEqual([east.user.email, west.user.email].sort());
  });
  it.each([
    ["spring", lastSunday(2), "04:59", "05:00"],
    ["autumn", lastSunday(9), "05:59", "06:00"],
  ])("comes at seven on the day of the %s clock change", async (_name, day, before, seven) => {
    await partner({ pace: "daily", timeZone: "Europe/Berlin" });
    const date = Date.parse(`${day}T12:00Z`) + 20 * 86_400_000;
    await waiting(at("00:30", day), { start: fromSpot(regensburg, date) });
    expect(await sendDigests(at(before, day))).toBe(0);
    expect(await sendDigests(at(seven, day))).toBe(1);
  });
  it("is one when two workers run at the same time", async () => {
    await partner(tokyo);
    await waiting(at("03:00"));
    const counts = await Promise.all([1, 2, 3].map(() => sendDigests(at(sevenInTokyo))));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect((await written()).length).toBe(1);
  });
  it("names no request that has ended, and is not sent for such ones alone", async () => {
    const { user } = await partner(tokyo);
    const gone = await waiting(at("03:00"));
    await prisma.busRequest.update({ where: { id: gone.id }, data: { endedAt: new Date(), endReason: "filled" } });
    expect(await sendDigests(at(sevenInTokyo))).toBe(0);
    expect(await unsent()).toBe(0);
    await waiting(at("22:30"));
    const other = await waiting(at("22:31"));
    await prisma.busRequest.update({ where: { id: other.id }, data: { state: "pending" } });
    await sendDigests(new Date(at(sevenInTokyo).getTime() + 86_400_000));
    expect(await written()).toEqual([user.email]);
    expect(await subjects()).toEqual(["1 neue Anfrage"]);
  });
  it("names twenty at most, the next start first, and tells how many there are", async () => {
    await partner(tokyo);
    for (let i = 0; i < 22; i += 1) await waiting(at("03:00"), { passengers: 10 + i });
    await sendDigests(at(sevenInTokyo));
    const { subject, text } = await readMail();
    expect(subject).toBe("22 neue Anfragen");
    expect(text.match(/^CB-\d+:/gm)).toHaveLength(20);
    expect(await unsent()).toBe(0);
  });
});

describe("whoever changes the pace", () => {
  it("to never gets nothing, and nothing waits any more", async () => {
    const { user } = await partner(tokyo);
    await waiting(at("03:00"));
    await optOut(user.email);
    expect(await sendDigests(at("04:00"))).toBe(0);
    expect(await prisma.requestAlert.count()).toBe(0);
    expect(await written()).toEqual([]);
  });
  it("to now gets what waited with the next run", async () => {
    const { user } = await partner(tokyo);
    await waiting(at("03:00"));
    await prisma.user.update({ where: { id: user.id }, data: mailColumns(allAt("now")) });
    expect(await sendDigests(at("03:15"))).toBe(1);
    expect(await written()).toEqual([user.email]);
  });
  it("or leaves the company is told nothing of it", async () => {
    const { user } = await partner(tokyo);
    await waiting(at("03:00"));
    const other = await partner({ spot: madrid });
    await prisma.user.update({ where: { id: user.id }, data: { companyId: other.company.id } });
    expect(await sendDigests(at("12:00"))).toBe(0);
    await prisma.user.update({ where: { id: user.id }, data: { companyId: null } });
    await sendDigests(at(sevenInTokyo));
    expect(await written()).toEqual([]);
    expect(await unsent()).toBe(0);
  });
});
