import { beforeEach, describe, expect, it } from "vitest";
import { PUT as putPassword } from "@/app/api/user/[id]/changepassword/route";
import { GET, PUT } from "@/app/api/user/route";
import { viewerOf } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { signIn } from "@/lib/features/user/commands/sign-in";
import { makeCompany } from "@/prisma/factories/company";
import { asUser, envelope, params, request, resetDb } from "../db";
import { goodPassword, makePerson } from "./people";

beforeEach(resetDb);

const attempt = (name: string, password = goodPassword) => signIn({ name, password, ip: "10.0.0.1" });

describe("signing in", () => {
  it("works by user name and by mail address, in any case", async () => {
    await makePerson({ email: "jana@kern.example", userName: "jana" });
    expect(await attempt("JANA ")).toMatchObject({ sv: 1 });
    expect(await attempt("Jana@Kern.example")).toMatchObject({ sv: 1 });
  });

  it("null for a wrong password, an unknown, an unconfirmed and a closed account", async () => {
    const jana = await makePerson({ userName: "jana" });
    expect(await attempt("jana", "Linie8nachUlm")).toBeNull();
    expect(await attempt("nobody")).toBeNull();
    await prisma.user.update({ where: { id: jana.id }, data: { confirmedAt: null } });
    expect(await attempt("jana")).toBeNull();
    await prisma.user.update({ where: { id: jana.id }, data: { confirmedAt: new Date(), closedAt: new Date() } });
    expect(await attempt("jana")).toBeNull();
  });

  it("takes signs in a name as they are, not as a pattern", async () => {
    await makePerson({ userName: "jana" });
    expect(await attempt("j_na")).toBeNull();
    expect(await attempt("%")).toBeNull();
  });

  it("RateLimited after ten wrong passwords for one name", async () => {
    await makePerson({ userName: "jana" });
    for (let turn = 0; turn < 10; turn += 1) await attempt("jana", "wrong");
    await expect(attempt("jana")).rejects.toMatchObject({ code: "RateLimited" });
  });
});

describe("GET /api/user", () => {
  it("401 without a session", async () => {
    expect((await GET(request("/api/user"))).status).toBe(401);
  });

  it("200 with the record and without the password's hash", async () => {
    const jana = await makePerson();
    const { cookie } = await asUser(jana);
    const { status, entity } = await envelope(await GET(request("/api/user", { cookie })));
    expect(status).toBe(200);
    expect(entity[0]).toMatchObject({
      id: jana.id,
      firstname: "Jana",
      role: "user",
      company: null,
      subscription: "none",
    });
    expect(JSON.stringify(entity)).not.toContain("argon2");
  });
});

describe("PUT /api/user", () => {
  const put = async (cookie: string, body: unknown) =>
    envelope(await PUT(request("/api/user", { method: "PUT", cookie, body })));

  it("200 when the record is sent back whole; what is not the caller's stays", async () => {
    const jana = await makePerson();
    const { cookie } = await asUser(jana);
    const { entity } = await envelope(await GET(request("/api/user", { cookie })));
    const sent = { ...entity[0], firstname: "Johanna", role: "admin", owner: true, email: "other@kern.example" };
    const answer = await put(cookie, sent);
    expect(answer.status).toBe(200);
    expect(answer.entity[0]).toMatchObject({
      firstname: "Johanna",
      role: "user",
      owner: false,
      email: jana.email,
      version: 2,
    });
  });

  it("409 for a stale version and for a taken user name, named at its field", async () => {
    const jana = await makePerson();
    const other = await makePerson();
    const { cookie } = await asUser(jana);
    expect((await put(cookie, { firstname: "J", version: 7 })).status).toBe(409);
    const taken = await put(cookie, { userName: other.userName.toUpperCase(), version: 1 });
    expect(taken).toMatchObject({ status: 409, fields: [{ path: "userName" }] });
  });

  it("400 for an unknown field, blanks as a name, letters as a phone number", async () => {
    const { cookie } = await asUser(await makePerson());
    expect((await put(cookie, { password: "x", version: 1 })).status).toBe(400);
    const answer = await put(cookie, { firstname: "  ", phone: "call me", version: 1 });
    expect(answer.fields.map((field: { path: string }) => field.path)).toEqual(["firstname", "phone"]);
  });

  it("200 turns single keys off, on record once, and the next page knows it; 400 for a word", async () => {
    const { cookie } = await asUser(await makePerson());
    const keys = async () => {
      const viewer = await viewerOf(new Headers({ cookie }));
      return viewer.kind === "user" && viewer.singleKeys;
    };
    expect(await keys()).toBe(true);
    for (const version of [1, 2]) {
      const answer = await put(cookie, { singleKeys: false, version });
      expect(answer.entity[0]).toMatchObject({ singleKeys: false, version: version + 1 });
    }
    expect(await keys()).toBe(false);
    const line = { noun: "user", action: "change", after: { equals: { singleKeys: false } } };
    expect(await prisma.auditEntry.count({ where: line })).toBe(1);
    const word = await put(cookie, { singleKeys: "no", version: 3 });
    expect(word.fields).toEqual([{ path: "singleKeys", message: "invalidValue" }]);
  });

  it("403 for another's record, 200 for an admin", async () => {
    const jana = await makePerson();
    const { cookie } = await asUser(await makePerson());
    expect((await put(cookie, { id: jana.id, firstname: "X", version: 1 })).status).toBe(403);
    const admin = await asUser(await makePerson({ role: "admin" }));
    expect((await put(admin.cookie, { id: jana.id, firstname: "X", version: 1 })).status).toBe(200);
  });
});

describe("PUT /api/user/{id}/changepassword", () => {
  const change = async (id: string, cookie: string, body: unknown) =>
    envelope(
      await putPassword(request(`/api/user/${id}/changepassword`, { method: "PUT", cookie, body }), params({ id })),
    );

  it("200 ends every other session, keeps this one and tells by mail", async () => {
    const jana = await makePerson({ userName: "jana" });
    const here = await asUser(jana);
    const elsewhere = await asUser(jana);
    const answer = await change(jana.id, here.cookie, { oldpassword: goodPassword, newpassword: "Gleis3Richtung" });
    expect(answer.status).toBe(200);
    expect((await GET(request("/api/user", { cookie: here.cookie }))).status).toBe(200);
    expect((await GET(request("/api/user", { cookie: elsewhere.cookie }))).status).toBe(401);
    expect(await attempt("jana")).toBeNull();
    expect(await attempt("jana", "Gleis3Richtung")).not.toBeNull();
    expect(await prisma.outboxMail.count({ where: { template: "passwordChanged", recipient: jana.email } })).toBe(1);
  });

  it("400 for a wrong old password, a weak and a common new one", async () => {
    const jana = await makePerson();
    const { cookie } = await asUser(jana);
    const fields = async (oldpassword: string, newpassword: string) =>
      (await change(jana.id, cookie, { oldpassword, newpassword })).fields;
    expect(await fields("Falsch12345", "Gleis3Richtung")).toEqual([{ path: "oldpassword", message: "passwordWrong" }]);
    expect(await fields(goodPassword, "kurz")).toEqual([{ path: "newpassword", message: "passwordRule" }]);
    const common = [{ path: "newpassword", message: "passwordCommon" }];
    expect(await fields(goodPassword, "Passwort123")).toEqual(common);
    const { id: companyId } = await makeCompany({ street: "Zwirnhuberweg" });
    await prisma.user.update({ where: { id: jana.id }, data: { companyId } });
    expect(await fields(goodPassword, "Zwirnhuberweg12")).toEqual(common);
  });

  it("403 for another's password, for an admin too", async () => {
    const jana = await makePerson();
    const { cookie } = await asUser(await makePerson({ role: "admin" }));
    expect((await change(jana.id, cookie, { oldpassword: "x", newpassword: "Gleis3Richtung" })).status).toBe(403);
  });
});
