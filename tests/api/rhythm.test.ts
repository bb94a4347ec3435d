import { beforeEach, describe, expect, it } from "vitest";
import * as emails from "@/app/api/user/emailsettings/route";
import * as route from "@/app/api/company/[id]/filtersettings/route";
import { prisma } from "@/lib/db/prisma";
import { sendAlerts } from "@/lib/features/alert/commands/send-alerts";
import { sendDigests } from "@/lib/features/alert/commands/send-digests";
import { longestTrip, mostAhead } from "@/lib/features/filtersetting/rules";
import { allAt, mailColumns, type Mails, mailsSelect, toMails } from "@/lib/features/unsubscription/rules";
import { asOwner, envelope, params, request, resetDb } from "../db";
import { announced, partner as hearer, written } from "./alerts";
import { partner } from "./near-calls";

beforeEach(resetDb);

type Someone = Awaited<ReturnType<typeof partner>>;
const address = ({ companyId }: Someone) => `/api/company/${companyId}/filtersettings`;
const read = async (who: Someone) =>
  (await envelope(await route.GET(request(address(who), { cookie: who.cookie }), params({ id: who.companyId }))))
    .entity[0];
const write = async (who: Someone, change: object) => {
  const body = { ...change, version: (await read(who)).version };
  const call = request(address(who), { method: "PUT", body, cookie: who.cookie });
  return envelope(await route.PUT(call, params({ id: who.companyId })));
};
const quiet: Mails = { grouprequest: "daily", vacancy: "never", emptyride: "never", emergency: "now", fit: "never" };
const optOuts = () => prisma.unsubscription.count({ where: { group: "requests" } });
const stored = async ({ id }: Someone) =>
  toMails(await prisma.user.findUniqueOrThrow({ where: { id }, select: mailsSelect }));

describe("a rhythm for each kind", () => {
  it("is kept and read; the one word for all is the fastest", async () => {
    const own = await partner();
    expect(await read(own)).toMatchObject({ mail: "now", mails: allAt("now") });
    expect((await write(own, { mails: quiet })).entity[0]).toMatchObject({ mail: "now", mails: quiet });
    expect((await write(own, { mails: { ...quiet, emergency: "daily" } })).entity[0].mail).toBe("daily");
    expect(await read(own)).toMatchObject({ mails: { ...quiet, emergency: "daily" } });
  });

  it("the one word sets all of them, also where the record is sent back whole", async () => {
    const own = await partner();
    await write(own, { mails: quiet });
    const whole = await read(own);
    expect((await write(own, whole)).entity[0].mails).toEqual(quiet);
    expect((await write(own, { ...whole, mail: "daily" })).entity[0].mails).toEqual(allAt("daily"));
    expect((await write(own, { mail: "now", mails: { ...allAt("daily"), vacancy: "never" } })).entity[0].mails).toEqual(
      {
        ...allAt("now"),
        vacancy: "never",
      },
    );
  });

  it("never for all is the unsubscription; the mails page shows it and takes it back as it was", async () => {
    const own = await partner();
    await write(own, { mails: quiet });
    expect((await write(own, { mails: allAt("never") })).entity[0]).toMatchObject({ mail: "never" });
    expect([await optOuts(), await stored(own)]).toEqual([1, quiet]);
    await asOwner("delete from unsubscription");
    expect((await read(own)).mails).toEqual(quiet);
    await write(own, { mails: allAt("never") });
    await write(own, { mails: { ...allAt("never"), emergency: "now" } });
    expect([await optOuts(), await stored(own)]).toEqual([0, { ...allAt("never"), emergency: "now" }]);
    const body = { requests: "daily" };
    await emails.PUT(request("/api/user/emailsettings", { method: "PUT", body, cookie: own.cookie }));
    expect((await read(own)).mails).toEqual(allAt("daily"));
  });
});

const day = 86_400_000;
const sevenInTokyo = 22 * 3_600_000;
/** A quarter past the next seven o'clock in Tokyo: a day from now is the middle of the night, for some who read this. */
const nextMorning = () => new Date(Math.ceil((Date.now() - sevenInTokyo) / day) * day + sevenInTokyo + 15 * 60_000);

describe("mails by kind", () => {
  async function hearing(mails: Mails) {
    const { user, company } = await hearer({ timeZone: "Asia/Tokyo" });
    await prisma.user.update({ where: { id: user.id }, data: mailColumns(mails) });
    return { user, company };
  }
  const kindsTold = async () => {
    const alerts = await prisma.requestAlert.findMany({ include: { request: { select: { category: true } } } });
    return alerts.map(({ pace, request: { category } }) => `${category} ${pace}`).sort();
  };

  it("an emergency at once, groups daily, free buses not at all", async () => {
    const { user } = await hearing(quiet);
    await announced({ category: "emergency", companyType: "driver" });
    await announced();
    await announced({ category: "vacancy", companyType: "driver" });
    await sendAlerts();
    expect(await kindsTold()).toEqual(["emergency now", "grouprequest daily"]);
    expect(await written()).toEqual([user.email]);
    expect(await sendDigests(nextMorning())).toBe(1);
    expect(await prisma.requestAlert.count({ where: { sentAt: null } })).toBe(0);
  });

  it("a kind that is turned off while it waits is dropped, another one that waits is sent", async () => {
    const { user } = await hearing(allAt("daily"));
    await announced();
    await announced({ category: "vacancy", companyType: "driver" });
    await sendAlerts();
    await prisma.user.update({ where: { id: user.id }, data: mailColumns({ ...allAt("daily"), vacancy: "never" }) });
    expect(await sendDigests(nextMorning())).toBe(1);
    expect(await kindsTold()).toEqual(["grouprequest daily"]);
  });

  it("a kind that is turned to at once comes with the next run, the others wait for the morning", async () => {
    const { user } = await hearing(allAt("daily"));
    await announced();
    await announced({ category: "emptyride", companyType: "driver" });
    await sendAlerts();
    await prisma.user.update({ where: { id: user.id }, data: mailColumns({ ...allAt("daily"), emptyride: "now" }) });
    expect(await sendDigests(new Date(Date.now() + 1_000))).toBe(1);
    const waiting = await prisma.requestAlert.findMany({
      where: { sentAt: null },
      select: { request: { select: { category: true } } },
    });
    expect(waiting.map(({ request: { category } }) => category)).toEqual(["grouprequest"]);
  });
});

describe("settings at their edge", () => {
  it.each([
    [{ dates: { from: "2027-01-01", to: "2027-01-01" } }, null],
    [{ dates: { from: "2027-01-02", to: "2027-01-01" } }, "dates.to endBeforeStart"],
    [{ dates: { from: "2027-02-30" } }, "dates.from invalidValue"],
    [{ length: { min: 1, max: longestTrip, unit: "days" } }, null],
    [{ length: { min: 0, unit: "days" } }, "length.min numberRange"],
    [{ length: { max: longestTrip + 1, unit: "hours" } }, "length.max numberRange"],
    [{ length: { min: 3, max: 2, unit: "hours" } }, "length.max boundsOrder"],
    [{ length: { min: 3, unit: "weeks" } }, "length.unit invalidValue"],
    [{ ahead: { min: 0, max: mostAhead } }, null],
    [{ ahead: { min: -1 } }, "ahead.min numberRange"],
    [{ ahead: { max: mostAhead + 1 } }, "ahead.max numberRange"],
    [{ ahead: { min: 3, max: 2 } }, "ahead.max boundsOrder"],
    [{ fleetMeetsNeeds: "yes" }, "fleetMeetsNeeds invalidValue"],
    [{ mails: { ...quiet, vacancy: "weekly" } }, "mails.vacancy invalidValue"],
    [{ mails: { ...quiet, fit: "weekly" } }, "mails.fit invalidValue"],
    [{ mails: { vacancy: "now" } }, "mails.grouprequest invalidValue"],
  ])("%j", async (change, wrong) => {
    const own = await partner();
    const { status, fields, entity } = await write(own, change);
    if (wrong === null) {
      expect([status, entity[0]]).toEqual([200, expect.objectContaining(change)]);
      expect(await read(own)).toMatchObject(change);
      return;
    }
    expect(status).toBe(400);
    expect(`${fields[0].path} ${fields[0].message}`).toBe(wrong);
  });
});
