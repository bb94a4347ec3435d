import { beforeEach, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { sendAlerts } from "@/lib/features/alert/commands/send-alerts";
import { allAt, mailColumns } from "@/lib/features/unsubscription/rules";
import { resetDb } from "@/tests/db";
import { readMails } from "@/tests/mails";
import { person } from "@/tests/people";
import { partner, written } from "./alerts";
import { doTo, makeOne } from "./offer-calls";
import { agreedTrip, callOff } from "./trip-calls";

beforeEach(resetDb);

/** A trip that its company has called off, once somebody else had offered for it. */
async function reopened(reach: { email?: string } = {}) {
  const all = await agreedTrip();
  const former = await person("busoperator");
  const companyId = former.companyId ?? "";
  await prisma.company.update({ where: { id: companyId }, data: reach });
  const past = { requestId: all.request.id, companyId, amount: 99_000, validUntil: new Date() };
  await prisma.offer.create({ data: { ...past, state: "declined", endedAt: new Date() } });
  await prisma.user.updateMany({ data: mailColumns(allAt("now")) });
  expect((await callOff(all.trip.id, all.company, { reason: "other" })).status).toBe(200);
  return { ...all, former: { ...former, companyId } };
}

const itemsOf = (holder: string) =>
  prisma.inboxItem.findMany({ where: { holder, kind: "request" }, select: { record: true, data: true, doneAt: true } });

it("whoever has called off is not told of the group that looks again; others read that it is urgent", async () => {
  const { company } = await reopened();
  const other = await partner();
  await sendAlerts();
  const told = await written("requestAlert");
  expect(told).toContain(other.user.email);
  expect(told).not.toContain(company.email);
  const [mail] = await readMails({ template: "requestAlert", recipient: other.user.email });
  expect(mail?.subject).toMatch(/^Wieder offen, dringend: /);
  expect(mail?.text).toContain("Das bisherige Busunternehmen hat abgesagt.");
});

it("who had offered finds it in the inbox, which the mail quotes, until it offers again", async () => {
  const { former, company, request } = await reopened();
  expect(await itemsOf(former.companyId)).toEqual([{ record: request.id, data: { what: "reopened" }, doneAt: null }]);
  expect(await itemsOf(company.companyId ?? "")).toEqual([]);
  const [mail] = await readMails({ template: "tripReopened" });
  expect(mail?.text).toContain("Your inbox: Open again, urgent (open)");
  expect(mail?.text).toContain("The coach company that was to drive has cancelled");
  expect((await makeOne(request.id, former)).status).toBe(201);
  expect(await itemsOf(former.companyId)).toMatchObject([{ doneAt: expect.any(Date) }]);
});

it("called off twice, neither company is asked again", async () => {
  const { former, company, request, author } = await reopened();
  const again = (await makeOne(request.id, former)).entity[0];
  expect((await doTo("accept", again.id, author)).status).toBe(200);
  const { id } = await prisma.trip.findUniqueOrThrow({ where: { offerId: again.id } });
  expect((await callOff(id, former, { reason: "other" })).status).toBe(200);
  expect(await readMails({ template: "tripReopened" })).toHaveLength(1);
  expect(await itemsOf(company.companyId ?? "")).toEqual([]);
  await sendAlerts();
  const told = await written("requestAlert");
  expect(told).not.toContain(company.email);
  expect(told).not.toContain(former.email);
});

it("also a company without an address of its own", async () => {
  const { former, request } = await reopened({ email: "" });
  expect(await readMails({ template: "tripReopened" })).toEqual([]);
  expect(await itemsOf(former.companyId)).toMatchObject([{ record: request.id }]);
});
