import { beforeEach, describe, expect, it } from "vitest";
import { POST as confirm } from "@/app/api/confirmuser/route";
import { POST as registerAdvertiser } from "@/app/api/register/advertiser/route";
import { DELETE, GET } from "@/app/api/user/firststeps/route";
import { prisma } from "@/lib/db/prisma";
import type { FirstStep } from "@/lib/features/firststep/schema";
import { busData } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { envelope, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { company, lastToken, person as applicant, post } from "./registration";

beforeEach(resetDb);

const read = async (cookie?: string) => envelope(await GET(request("/api/user/firststeps", { cookie })));
const putAway = async (cookie?: string) =>
  (await DELETE(request("/api/user/firststeps", { method: "DELETE", cookie }))).status;
/** Names of the steps, those that are done with a tick. */
const shown = async (cookie: string) =>
  (await read(cookie)).entity.map(({ name, done }: FirstStep) => (done ? `${name} ✓` : name));
/** A company as it is after its registration. */
const newcomer = async (kind: "busoperator" | "touroperator" | "driver" | "travelService") => {
  const somebody = await person(kind);
  const { companyId } = somebody;
  await prisma.company.update({ where: { id: companyId ?? "" }, data: { description: "" } });
  await prisma.user.update({ where: { id: somebody.id }, data: { owner: true } });
  return { ...somebody, companyId: companyId ?? "" };
};

describe("GET /user/firststeps", () => {
  it("what each kind of company needs; 401 for nobody, nothing for an admin", async () => {
    expect(await shown((await newcomer("busoperator")).cookie)).toEqual(["fleet", "filters", "profile"]);
    expect(await shown((await newcomer("touroperator")).cookie)).toEqual(["filters", "profile", "request"]);
    expect(await shown((await newcomer("driver")).cookie)).toEqual(["filters", "profile", "request"]);
    const hotel = await shown((await newcomer("travelService")).cookie);
    expect(hotel).toEqual(["locations", "plan", "entry", "profile"]);
    expect((await read()).status).toBe(401);
    expect((await read((await person(null, "admin")).cookie)).entity).toEqual([]);
  });

  it("ticks an operator's steps from what is stored, and ends with the last", async () => {
    const { cookie, companyId } = await newcomer("busoperator");
    await prisma.bus.create({ data: busData({ companyId }) });
    expect(await shown(cookie)).toEqual(["fleet ✓", "filters", "profile"]);
    await prisma.filterSetting.create({ data: { companyId } });
    expect(await shown(cookie)).toEqual(["fleet ✓", "filters ✓", "profile"]);
    await prisma.company.update({ where: { id: companyId }, data: { description: "Seit 1954" } });
    expect(await shown(cookie)).toEqual([]);
  });

  it("ticks a post, a location, a plan and an entry", async () => {
    const tour = await newcomer("touroperator");
    await makeBusRequest({ authorCompanyId: tour.companyId });
    expect(await shown(tour.cookie)).toEqual(["filters", "profile", "request ✓"]);
    const hotel = await newcomer("travelService");
    const own = { where: { companyId: hotel.companyId } };
    await prisma.advertiser.upsert({ ...own, create: { companyId: hotel.companyId }, update: {} });
    await prisma.advertiser.update({ ...own, data: { abonnement: "pending", homeTitle: { de: "", en: "Inn" } } });
    expect(await shown(hotel.cookie)).toEqual(["locations", "plan ✓", "entry ✓", "profile"]);
  });

  it("leaves out what is the owner's alone", async () => {
    const { cookie, id } = await newcomer("travelService");
    await prisma.user.update({ where: { id }, data: { owner: false } });
    expect(await shown(cookie)).toEqual(["locations", "entry"]);
  });
});

describe("DELETE /user/firststeps", () => {
  it("puts the list away for good, for this person alone", async () => {
    const { cookie, companyId } = await newcomer("busoperator");
    const colleague = await person("busoperator");
    await prisma.user.update({ where: { id: colleague.id }, data: { companyId } });
    expect(await putAway()).toBe(401);
    expect([await putAway(cookie), await putAway(cookie)]).toEqual([200, 200]);
    expect(await shown(cookie)).toEqual([]);
    expect((await shown(colleague.cookie)).length).toBeGreaterThan(0);
  });
});

describe("the plan that was chosen before there was an account", () => {
  const { companyType: _, ...house } = company;
  const register = (more: object) => post(registerAdvertiser, { ...applicant, company: house, ...more });

  it("survives registration and confirmation, and the step leads to it; nothing is ordered", async () => {
    expect((await register({ wishedPlan: { plan: "group", interval: "monthly" } })).status).toBe(200);
    await post(confirm, { token: await lastToken("registerConfirm") });
    const wish = { wishedPlan: "group", wishedInterval: "monthly", abonnement: "none" };
    expect(await prisma.advertiser.findFirst()).toMatchObject(wish);
    const { companyId } = await prisma.user.findFirstOrThrow();
    const { cookie, id } = await person("travelService");
    await prisma.user.update({ where: { id }, data: { companyId, owner: true } });
    const plan = (await read(cookie)).entity.find(({ name }: FirstStep) => name === "plan");
    expect(plan).toEqual({ name: "plan", done: false, path: "/create-subscription?plan=group&interval=monthly" });
  });

  it("400 for a plan that does not exist, and for a bus partner's wish", async () => {
    expect((await register({ wishedPlan: { plan: "gold", interval: "monthly" } })).status).toBe(400);
    expect((await register({ wishedPlan: "group" })).status).toBe(400);
  });
});
