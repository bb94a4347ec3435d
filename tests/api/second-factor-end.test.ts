import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GET as adminUser } from "@/app/api/admin/users/[id]/route";
import { POST as resetFactor } from "@/app/api/admin/users/[id]/resetfactor/route";
import { POST as forgot } from "@/app/api/forgotpassword/route";
import { POST as resetPassword } from "@/app/api/resetpw/route";
import { POST as renew } from "@/app/api/user/factor/codes/route";
import { DELETE as remove } from "@/app/api/user/totp/route";
import { GET as read } from "@/app/api/user/factor/route";
import { GET as getUser } from "@/app/api/user/route";
import { GET as getSessions } from "@/app/api/user/sessions/route";
import { viewerOf } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { signIn } from "@/lib/features/user/commands/sign-in";
import { envelope, params, request, resetDb } from "../db";
import { call, mailsTo, tokenOf } from "./account";
import { ask, codeOf, enter, need, secured, someone } from "./factor";
import { goodPassword } from "./people";

beforeEach(resetDb);
afterEach(() => need(false));

describe("losing and leaving it", () => {
  it("a forgotten password leaves the second step, and trusts no browser any more", async () => {
    const jana = await someone();
    const { secret } = await secured(jana);
    const device = (await enter({ code: codeOf(secret), trust: true }))?.device ?? "";
    await call(forgot, "/api/forgotpassword", { body: { email: jana.email } });
    const body = { token: await tokenOf("passwordReset"), password: "Gleis3Richtung" };
    expect((await call(resetPassword, "/api/resetpw", { body })).status).toBe(200);
    const again = signIn({ name: "jana", password: "Gleis3Richtung", ip: "10.0.0.2", step: { device } });
    await expect(again).rejects.toThrow("CodeNeeded");
  });

  it("is switched off by the password alone of who is signed in; codes are made anew", async () => {
    const jana = await someone();
    const { codes } = await secured(jana);
    const { entity } = await ask(renew, { password: goodPassword }, jana);
    await expect(enter({ code: codes[0] })).rejects.toThrow("CodeWrong");
    expect(await enter({ code: entity[0].codes[0] })).not.toBeNull();
    expect(await ask(remove, { password: "Falsch12345" }, jana)).toMatchObject({ status: 400 });
    expect((await ask(remove, { password: goodPassword }, jana)).entity[0]).toMatchObject({ active: false, codes: 0 });
    expect(await enter()).not.toBeNull();
    expect(await ask(renew, { password: goodPassword }, jana)).toMatchObject({ status: 409 });
  });

  it("is taken away by an admin, who is on record, and the person is told and signed out", async () => {
    const jana = await someone();
    await secured(jana);
    const admin = await someone({ userName: "chief", email: "chief@kern.example", role: "admin" });
    const path = `/api/admin/users/${jana.id}`;
    const known = await envelope(await adminUser(request(path, { cookie: admin.cookie }), params({ id: jana.id })));
    expect(known.entity[0].secondFactor).toBe(true);
    const reset = (cookie: string) =>
      resetFactor(request(`${path}/resetfactor`, { method: "POST", cookie }), params({ id: jana.id }));
    expect((await reset(jana.cookie)).status).toBe(403);
    expect((await envelope(await reset(admin.cookie))).entity[0].secondFactor).toBe(false);
    expect((await getUser(request("/api/user", { cookie: jana.cookie }))).status).toBe(401);
    expect(await enter()).not.toBeNull();
    expect(
      await prisma.auditEntry.count({ where: { action: "factorReset", userId: admin.id, recordId: jana.id } }),
    ).toBe(1);
    expect((await mailsTo(jana.email)).filter((template) => template === "factorChanged")).toHaveLength(2);
  });
});

describe("an admin where others reach the product", () => {
  it("gets nowhere but to the set-up, and everywhere afterwards", async () => {
    need(true);
    const chief = await someone({ userName: "chief", email: "chief@kern.example", role: "admin" });
    const { cookie } = chief;
    const status = async () =>
      Promise.all([
        getUser(request("/api/user", { cookie })).then((answer) => answer.status),
        getSessions(request("/api/user/sessions", { cookie })).then((answer) => answer.status),
        adminUser(request(`/api/admin/users/${chief.id}`, { cookie }), params({ id: chief.id })).then(
          ({ status }) => status,
        ),
        read(request("/api/user/factor", { cookie })).then((answer) => answer.status),
      ]);
    expect(await status()).toEqual([401, 401, 401, 200]);
    expect(await viewerOf(new Headers({ cookie }))).toMatchObject({ kind: "securing", id: chief.id });
    await secured(chief);
    expect(await status()).toEqual([200, 200, 200, 200]);
    expect(await ask(remove, { password: goodPassword }, chief)).toMatchObject({ status: 200 });
    expect((await status())[0]).toBe(401);
    const line = await prisma.auditEntry.findFirstOrThrow({ where: { action: "factorOn" } });
    expect(line).toMatchObject({ userId: chief.id, userName: "admin" });
  });

  it("others are asked for nothing", async () => {
    need(true);
    const jana = await someone();
    expect((await getUser(request("/api/user", { cookie: jana.cookie }))).status).toBe(200);
  });
});
