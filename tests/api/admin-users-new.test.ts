import { beforeEach, expect, it } from "vitest";
import * as email from "@/app/api/admin/users/[id]/email/route";
import * as passwordLink from "@/app/api/admin/users/[id]/passwordlink/route";
import * as confirmEmail from "@/app/api/confirmemail/route";
import * as users from "@/app/api/admin/users/route";
import * as reset from "@/app/api/resetpw/route";
import { prisma } from "@/lib/db/prisma";
import { makeCompany } from "@/prisma/factories/company";
import { envelope, params, request, resetDb } from "@/tests/db";
import { readMails } from "@/tests/mails";
import { person } from "@/tests/people";
import { lastToken } from "./registration";

beforeEach(resetDb);

const eva = { email: "eva@neu.example", firstname: "Eva", lastname: "Maier", language: "de" };
const create = async (body: object, cookie?: string) =>
  envelope(await users.POST(request("/api/admin/users", { body, cookie })));
const sendLink = async (id: string, cookie?: string) =>
  envelope(
    await passwordLink.POST(request(`/api/admin/users/${id}/passwordlink`, { body: {}, cookie }), params({ id })),
  );
const askEmail = async (id: string, to: string, cookie?: string) =>
  envelope(await email.POST(request(`/api/admin/users/${id}/email`, { body: { email: to }, cookie }), params({ id })));
const choose = async (token: string, password = "Gleis3Richtung") =>
  envelope(await reset.POST(request("/api/resetpw", { body: { token, password } })));
const mailsTo = (recipient: string) => readMails({ recipient });
const stored = (id: string) => prisma.user.findUniqueOrThrow({ where: { id } });

it("401 for nobody, 403 for whoever is no admin, 404 for who is not there", async () => {
  const { cookie, id } = await person("driver");
  for (const [who, status] of [
    [undefined, 401],
    [cookie, 403],
  ] as const) {
    expect((await create(eva, who)).status).toBe(status);
    expect((await sendLink(id, who)).status).toBe(status);
    expect((await askEmail(id, "a@b.example", who)).status).toBe(status);
  }
  const admin = await person(null, "admin");
  expect((await sendLink(crypto.randomUUID(), admin.cookie)).status).toBe(404);
  expect((await askEmail(crypto.randomUUID(), "a@b.example", admin.cookie)).status).toBe(404);
});

it("a new account is invited by mail, in its company, and opens with the password chosen by the link", async () => {
  const { cookie, id: adminId } = await person(null, "admin");
  const company = await makeCompany({ name: "Donau Reisen", registered: false });
  const answer = await create({ ...eva, company: company.id, owner: true }, cookie);
  expect(answer).toMatchObject({
    status: 201,
    entity: [{ state: "unconfirmed", companyName: "Donau Reisen", owner: true }],
  });
  const { id } = answer.entity[0] as { id: string };
  expect(await prisma.company.findUniqueOrThrow({ where: { id: company.id } })).toMatchObject({ registered: true });
  expect(await mailsTo(eva.email)).toMatchObject([{ template: "accountInvited", language: "de" }]);
  expect(await prisma.auditEntry.findFirst({ where: { recordId: id } })).toMatchObject({
    action: "create",
    userId: adminId,
  });

  const first = await lastToken("accountInvited");
  expect((await sendLink(id, cookie)).status).toBe(200);
  expect((await choose(first)).status).toBe(400);
  expect((await choose(await lastToken("accountInvited"))).status).toBe(200);
  expect((await stored(id)).confirmedAt).not.toBeNull();
  expect((await mailsTo(eva.email)).map(({ template }) => template)).not.toContain("passwordChanged");
});

it("409 for an address that has an account, 400 for an owner of nothing and an unknown company", async () => {
  const { cookie } = await person(null, "admin");
  const other = await person("driver");
  expect(await create({ ...eva, email: other.email }, cookie)).toMatchObject({
    status: 409,
    fields: [{ path: "email" }],
  });
  expect((await create({ ...eva, owner: true }, cookie)).status).toBe(400);
  expect((await create({ ...eva, company: crypto.randomUUID() }, cookie)).status).toBe(400);
  expect(await askEmail(other.id, eva.email.replace("eva", ""), cookie)).toMatchObject({ status: 400 });
  expect(await prisma.user.count({ where: { email: eva.email } })).toBe(0);
});

it("a password link goes to the account's own address, none to a closed one", async () => {
  const { cookie } = await person(null, "admin");
  const other = await person("driver");
  expect((await sendLink(other.id, cookie)).status).toBe(200);
  expect(await mailsTo(other.email)).toMatchObject([{ template: "passwordReset" }]);
  expect((await choose(await lastToken("passwordReset"))).status).toBe(200);
  await prisma.user.update({ where: { id: other.id }, data: { closedAt: new Date() } });
  expect((await sendLink(other.id, cookie)).status).toBe(404);
});

it("a change of address is told to both, counts once its link is opened, and ends all sessions", async () => {
  const { cookie } = await person(null, "admin");
  const other = await person("driver");
  expect((await askEmail(other.id, other.email, cookie)).status).toBe(400);
  expect((await askEmail(other.id, (await person("driver")).email, cookie)).status).toBe(409);
  expect((await askEmail(other.id, "neu@people.example", cookie)).status).toBe(200);
  expect(await mailsTo("neu@people.example")).toMatchObject([{ template: "emailConfirm" }]);
  expect(await mailsTo(other.email)).toMatchObject([{ template: "emailAsked", data: { byAdmin: true } }]);
  expect((await stored(other.id)).email).toBe(other.email);
  const token = await lastToken("emailConfirm");
  expect((await confirmEmail.POST(request("/api/confirmemail", { body: { token } }))).status).toBe(200);
  expect((await stored(other.id)).email).toBe("neu@people.example");
  expect(await prisma.session.count({ where: { userId: other.id } })).toBe(0);
  expect((await mailsTo(other.email)).map(({ template }) => template)).toContain("emailChanged");
});
