import { beforeEach, describe, expect, it } from "vitest";
import { POST as confirm } from "@/app/api/confirmuser/route";
import { POST as contact } from "@/app/api/contact/route";
import { POST as registerAdvertiser } from "@/app/api/register/advertiser/route";
import { POST as registerBuspartner } from "@/app/api/register/buspartner/route";
import { POST as resend } from "@/app/api/register/resend/route";
import { prisma } from "@/lib/db/prisma";
import { request, resetDb } from "../db";
import { makePerson } from "./people";
import { address, company, enter, lastToken, mails, person, post } from "./registration";

beforeEach(resetDb);

describe("POST /api/register", () => {
  it("nothing is an account before the mailed link is used, and then everything", async () => {
    expect((await post(registerBuspartner, { ...person, userName: "Kern" })).status).toBe(200);
    expect(await prisma.user.count()).toBe(0);
    expect(await prisma.company.count()).toBe(0);
    const token = await lastToken("registerConfirm");
    const text = (await mails("registerConfirm")).at(-1)?.text;
    expect(text).toContain("Dann entsteht Ihr Konto");
    expect(text).toContain("Der Link gilt 72 Stunden");
    expect((await post(confirm, { token })).status).toBe(200);
    const user = await prisma.user.findFirstOrThrow({ include: { company: true } });
    expect(user).toMatchObject({ email: person.email, userName: "kern", owner: true, language: "de" });
    expect(user.company).toMatchObject({
      companyType: "busoperator",
      slug: "kern-reisen",
      registered: true,
      latitude: 49,
    });
    expect(await enter("kern")).not.toBeNull();
    expect((await post(confirm, { token })).status).toBe(400);
  });

  it("a travel service becomes an advertiser without a plan", async () => {
    const { companyType: _, ...house } = company;
    await post(registerAdvertiser, { ...person, company: house });
    await post(confirm, { token: await lastToken("registerConfirm") });
    expect(await prisma.advertiser.findFirst()).toMatchObject({ abonnement: "none" });
    expect(await prisma.company.findFirst()).toMatchObject({ companyType: "travelService" });
  });

  it("the same answer for a known address; only its mailbox learns of it", async () => {
    const fresh = await post(registerBuspartner, person);
    await resetDb();
    await makePerson({ email: person.email });
    expect(await post(registerBuspartner, person)).toEqual(fresh);
    expect(await mails("alreadyRegistered")).toHaveLength(1);
    expect(await mails("registerConfirm")).toHaveLength(0);
    expect(await prisma.user.count()).toBe(1);
  });

  it("409 for a user name in use or waiting, for a known address as for an unknown one", async () => {
    await makePerson({ userName: "kern", email: "known@kern.example" });
    const again = await post(registerBuspartner, { ...person, userName: "kern" });
    expect(again).toMatchObject({ status: 409, fields: [{ path: "userName" }] });
    await post(registerBuspartner, { ...person, email: "known@kern.example", userName: "first" });
    await post(registerBuspartner, { ...person, email: "new@kern.example", userName: "second" });
    for (const userName of ["first", "second"]) {
      expect((await post(registerBuspartner, { ...person, email: "x@kern.example", userName })).status).toBe(409);
    }
  });

  it("400 for weak and common passwords, unknown fields, missing consent, emoji and script addresses", async () => {
    const paths = async (change: object, house: object = {}) => {
      const { status, fields } = await post(registerBuspartner, {
        ...person,
        ...change,
        company: { ...company, ...house },
      });
      expect(status).toBe(400);
      return fields.map((field: { path: string }) => field.path);
    };
    expect(await paths({ password: "schwach" })).toEqual(["password"]);
    expect(await paths({ password: "Password123!" })).toEqual(["password"]);
    expect(await paths({ password: "2031Passwort" })).toEqual(["password"]);
    expect(await paths({ password: "Aaaaaaa1" })).toEqual(["password"]);
    expect(await paths({ password: "KernReisen2031" })).toEqual(["password"]);
    expect(await paths({ password: "Bahnhofstrasse1" })).toEqual(["password"]);
    expect(await paths({ role: "admin" })).toEqual(["role"]);
    expect(await paths({ phone: "(((((((" })).toEqual(["phone"]);
    expect(await paths({ userName: "jana@kern" })).toEqual(["userName"]);
    expect(await paths({ termsAccepted: false })).toEqual(["termsAccepted"]);
    expect(await paths({}, { name: "  🚌 " })).toEqual(["company.name"]);
    expect(await paths({}, { name: "\u202e\u200f\n" })).toEqual(["company.name"]);
    for (const website of [
      "javascript:alert(1)",
      "JaVaScript:1",
      "data:text/html,x",
      "https://a:b@kern.example",
      "kern",
    ]) {
      expect(await paths({}, { website })).toEqual(["company.website"]);
    }
    expect(await paths({}, { telephone: "ruf an" })).toEqual(["company.telephone"]);
    expect(await paths({}, { companyType: "travelService" })).toEqual(["company.companyType"]);
    expect(await paths({}, { address: { ...address, street: "" } })).toEqual(["company.address.street"]);
  });

  it("keeps a name in one line, without turned writing, and makes a whole address of a bare one", async () => {
    const odd = { name: "Kern\r\n  \u202eReisen ", website: "kern-reisen.example:8443/bus" };
    await post(registerBuspartner, { ...person, company: { ...company, ...odd } });
    await post(confirm, { token: await lastToken("registerConfirm") });
    expect(await prisma.company.findFirst()).toMatchObject({
      name: "Kern Reisen",
      website: "https://kern-reisen.example:8443/bus",
    });
  });

  it("429 with the time to wait after five registrations of one address", async () => {
    for (let turn = 0; turn < 5; turn += 1) await post(registerBuspartner, person);
    const answer = await registerBuspartner(request("/api/x", { body: person }));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("a second link mailed kills the first", async () => {
    await post(registerBuspartner, person);
    const first = await lastToken("registerConfirm");
    expect((await post(resend, { email: person.email })).status).toBe(200);
    const second = await lastToken("registerConfirm");
    expect(second).not.toBe(first);
    expect((await post(confirm, { token: first })).status).toBe(400);
    expect((await post(confirm, { token: second })).status).toBe(200);
  });

  it("200 and no mail for a resend to an address that waits for nothing", async () => {
    expect((await post(resend, { email: "nobody@kern.example" })).status).toBe(200);
    expect(await prisma.outboxMail.count()).toBe(0);
  });
});

describe("a passive provider", () => {
  const passive = (email: string) =>
    prisma.company.create({
      data: { companyType: "busoperator", name: "Kern", slug: "kern", address, email, registered: false },
    });
  const join = async (email: string) => {
    await post(registerBuspartner, { ...person, email });
    await post(confirm, { token: await lastToken("registerConfirm") });
  };

  it("is taken over under its own mail domain", async () => {
    const known = await passive("info@kern-reisen.example");
    await join(person.email);
    expect(await prisma.company.findMany()).toMatchObject([
      { id: known.id, registered: true, name: "Kern Reisen", slug: "kern" },
    ]);
    expect(await prisma.auditEntry.findFirst()).toMatchObject({ action: "claimCompany", recordId: known.id });
  });

  it("is not taken over under a freemail domain", async () => {
    await passive("kern@gmx.de");
    await join("someone@gmx.de");
    expect(await prisma.company.count()).toBe(2);
  });
});

describe("POST /api/contact", () => {
  const message = { name: "Jana", email: "jana@kern.example", phone: "", message: "Wie storniere ich CB-48213?" };

  it("200: kept, and on its way to the admins", async () => {
    const admin = await makePerson({ role: "admin" });
    expect((await post(contact, message)).status).toBe(200);
    expect(await prisma.contactMessage.findFirst()).toMatchObject({ name: "Jana", phone: null });
    expect(await mails("contactMessage")).toMatchObject([{ recipient: admin.email }]);
  });

  it("400 for too little, 429 after ten in an hour", async () => {
    expect((await post(contact, { ...message, message: "hm" })).status).toBe(400);
    for (let turn = 0; turn < 9; turn += 1) await post(contact, message);
    expect((await post(contact, message)).status).toBe(429);
  });
});
