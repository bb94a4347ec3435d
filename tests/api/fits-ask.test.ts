import { beforeEach, expect, it } from "vitest";
import * as route from "@/app/api/busrequest/[id]/fits/ask/route";
import { prisma } from "@/lib/db/prisma";
import { envelope, params, request, resetDb } from "@/tests/db";
import { makeGroup, makeRide, operator, pilsen, tokenOf } from "./fit-calls";

beforeEach(resetDb);

type Caller = { token?: string; cookie?: string };
async function ask(id: string, supply: unknown, { token, cookie }: Caller = {}) {
  const headers: Record<string, string> = token ? { "x-request-token": token } : {};
  const sent = request(`/api/busrequest/${id}/fits/ask`, { method: "POST", body: { supply }, cookie, headers });
  return envelope(await route.POST(sent, params({ id })));
}

it("the author asks the company of a passing bus: its people get one mail, a second press sends none", async () => {
  const own = await operator();
  const ride = await makeRide(own.companyId);
  const group = await makeGroup({ email: "secret@people.example" });
  const token = await tokenOf(group.id);
  expect((await ask(group.id, ride.id, { token })).status).toBe(200);
  expect((await ask(group.id, ride.id, { token })).status).toBe(200);
  const mails = await prisma.outboxMail.findMany();
  expect(mails).toMatchObject([{ recipient: own.email, template: "requestFits", group: "requests" }]);
  expect(JSON.stringify(mails[0]?.data)).not.toContain("secret@");
});

it("404 for a bus that does not pass, 409 before the request is public, 403 for who has not written it, 400 for no bus", async () => {
  const [own, other] = [await operator(), await operator(pilsen)];
  const ride = await makeRide(own.companyId);
  const group = await makeGroup();
  const back = await makeGroup({ transferType: "transfertwoway" });
  const pending = await makeGroup({ state: "pending" });
  expect((await ask(back.id, ride.id, { token: await tokenOf(back.id) })).status).toBe(404);
  expect((await ask(pending.id, ride.id, { token: await tokenOf(pending.id) })).status).toBe(409);
  expect((await ask(group.id, ride.id, other)).status).toBe(403);
  expect((await ask(group.id, ride.id)).status).toBe(401);
  expect((await ask(group.id, "x", { token: await tokenOf(group.id) })).status).toBe(400);
  expect(await prisma.outboxMail.count()).toBe(0);
});
