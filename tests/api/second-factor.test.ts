import { beforeEach, describe, expect, it } from "vitest";
import { POST as confirm } from "@/app/api/user/totp/confirm/route";
import { DELETE as forgetDevice } from "@/app/api/user/factor/devices/[id]/route";
import { GET as read } from "@/app/api/user/factor/route";
import { POST as begin } from "@/app/api/user/totp/route";
import { POST as endSessions } from "@/app/api/admin/users/[id]/endsessions/route";
import { PUT as putPassword } from "@/app/api/user/[id]/changepassword/route";
import { DELETE as endOthers } from "@/app/api/user/sessions/route";
import { GET as getUser } from "@/app/api/user/route";
import { prisma } from "@/lib/db/prisma";
import { signIn } from "@/lib/features/user/commands/sign-in";
import { asUser, envelope, params, request, resetDb } from "../db";
import { mailsTo } from "./account";
import { ask, begun, codeOf, enter, secured, someone } from "./factor";
import { goodPassword } from "./people";

beforeEach(resetDb);

type Jana = Awaited<ReturnType<typeof someone>>;

describe("setting up", () => {
  it("needs the password, a code of the secret, and then ends all other sessions", async () => {
    const jana = await someone();
    const other = await asUser(jana);
    expect(await ask(begin, { password: "Falsch12345" }, jana)).toMatchObject({
      status: 400,
      fields: [{ path: "password", message: "passwordWrong" }],
    });
    const { secret, address, qr } = await begun(jana);
    expect(address).toContain(`secret=${secret}`);
    expect(qr.size).toBeGreaterThan(20);
    // Nothing counts before the first code.
    expect(await enter()).not.toBeNull();
    const wrong = { status: 400, fields: [{ path: "code", message: "codeWrong" }] };
    expect(await ask(confirm, { code: "000000" === codeOf(secret) ? "111111" : "000000" }, jana)).toMatchObject(wrong);
    expect(await ask(confirm, { code: codeOf(secret, 5) }, jana)).toMatchObject({
      fields: [{ path: "code", message: "codeLate" }],
    });
    const { entity } = await ask(confirm, { code: codeOf(secret) }, jana);
    expect(new Set(entity[0].codes).size).toBe(10);
    const status = async (cookie: string) => (await getUser(request("/api/user", { cookie }))).status;
    expect([await status(jana.cookie), await status(other.cookie)]).toEqual([200, 401]);
    expect(await mailsTo(jana.email)).toContain("factorChanged");
    expect(await ask(begin, { password: goodPassword }, jana)).toMatchObject({ status: 409 });
  });

  it("keeps neither secret nor recovery codes as they are", async () => {
    const jana = await someone();
    const { secret, codes } = await secured(jana);
    const rows = [
      await prisma.secondFactor.findMany(),
      await prisma.recoveryCode.findMany(),
      await prisma.auditEntry.findMany(),
    ];
    const stored = JSON.stringify(rows);
    for (const told of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))]) {
      expect(stored).not.toContain(told);
    }
  });
});

describe("signing in", () => {
  it("asks for a code once the password is right, and only then", async () => {
    const jana = await someone();
    const { secret } = await secured(jana);
    await expect(enter()).rejects.toThrow("CodeNeeded");
    expect(
      await signIn({ name: "jana", password: "Falsch12345", ip: "10.0.0.2", step: { code: codeOf(secret) } }),
    ).toBeNull();
    expect(await enter({ code: ` ${codeOf(secret).replace(/(...)/, "$1 ")}` })).not.toBeNull();
  });

  it("takes a code once, of two at the same time one, and none of a step before", async () => {
    const jana = await someone();
    const { secret } = await secured(jana);
    const code = codeOf(secret);
    const tries = await Promise.allSettled([1, 2, 3].map(() => enter({ code })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(enter({ code })).rejects.toThrow("CodeUsed");
  });

  it("takes the step before and after, and says of a clock five minutes off what is wrong", async () => {
    const jana = await someone();
    const { secret } = await secured(jana);
    await expect(enter({ code: codeOf(secret, 5) })).rejects.toThrow("CodeLate");
    await expect(enter({ code: codeOf(secret, -5) })).rejects.toThrow("CodeLate");
    await expect(enter({ code: codeOf(secret, 60) })).rejects.toThrow("CodeWrong");
    expect(await enter({ code: codeOf(secret, 0.5) })).not.toBeNull();
  });

  it("takes a recovery code once and tells its owner", async () => {
    const jana = await someone();
    const { codes } = await secured(jana);
    const [first = "", second = ""] = codes;
    expect(await enter({ code: first.toLowerCase() })).not.toBeNull();
    await expect(enter({ code: first })).rejects.toThrow("CodeWrong");
    expect(await enter({ code: second.replaceAll("-", "") })).not.toBeNull();
    const { entity } = await envelope(await read(request("/api/user/factor", { cookie: jana.cookie })));
    expect(entity[0]).toMatchObject({ active: true, codes: 8 });
    expect((await mailsTo(jana.email)).filter((template) => template === "factorChanged")).toHaveLength(3);
    expect(await prisma.auditEntry.count({ where: { action: "recoveryCode", recordId: jana.id } })).toBe(2);
  });

  it("puts each refused code on record with its kind, and no code", async () => {
    const jana = await someone();
    const { secret, codes } = await secured(jana);
    await enter({ code: codeOf(secret) });
    await enter({ code: codes[0] });
    await expect(enter()).rejects.toThrow("CodeNeeded");
    await expect(enter({ code: codeOf(secret) })).rejects.toThrow("CodeUsed");
    await expect(enter({ code: codeOf(secret, 5) })).rejects.toThrow("CodeLate");
    await expect(enter({ code: codeOf(secret, 60) })).rejects.toThrow("CodeWrong");
    await expect(enter({ code: codes[0] })).rejects.toThrow("CodeWrong");
    await expect(enter({ code: "no code" })).rejects.toThrow("CodeWrong");
    const found = await prisma.auditEntry.findMany({ where: { action: "signInFailed" }, orderBy: { id: "asc" } });
    const line = { noun: "user", recordId: jana.id, userId: jana.id, userName: "user", before: null };
    const kinds = ["used", "late", "wrong", "wrong", "wrong"];
    expect(found).toMatchObject(kinds.map((code) => ({ ...line, after: { code } })));
    expect(Object.keys(found[0]?.after ?? {})).toEqual(["code"]);
  });

  it("locks after ten wrong codes, for recovery codes too, and tells the owner once", async () => {
    const jana = await someone();
    const { secret, codes } = await secured(jana);
    const wrong = codeOf(secret) === "123456" ? "654321" : "123456";
    for (let turn = 0; turn < 10; turn += 1) await expect(enter({ code: wrong })).rejects.toThrow("CodeWrong");
    await prisma.$executeRaw`delete from rate_limit where key like 'signin%'`;
    await expect(enter({ code: codeOf(secret) })).rejects.toMatchObject({ code: "RateLimited" });
    await expect(enter({ code: codes[0] })).rejects.toMatchObject({ code: "RateLimited" });
    const onRecord = (action: string) => prisma.auditEntry.count({ where: { action, recordId: jana.id } });
    expect([await onRecord("signInFailed"), await onRecord("codesLocked")]).toEqual([10, 1]);
  });

  it("no code of ten thousand signs is looked at", async () => {
    const jana = await someone();
    await secured(jana);
    await expect(enter({ code: "1".repeat(10_000) })).rejects.toThrow("CodeWrong");
  });
});

describe("a trusted browser", () => {
  it("is asked for no code until its end, until it is forgotten, and nobody else is let in by it", async () => {
    const jana = await someone();
    const { secret } = await secured(jana);
    const entered = await enter({ code: codeOf(secret), trust: true });
    const device = entered?.device ?? "";
    expect(device.length).toBeGreaterThan(40);
    expect(await enter({ device })).toMatchObject({ device: null });
    const eva = await someone({ userName: "eva", email: "eva@kern.example" });
    await secured(eva);
    const asEva = signIn({ name: "eva", password: goodPassword, ip: "10.0.0.3", step: { device } });
    await expect(asEva).rejects.toThrow("CodeNeeded");

    const { entity } = await envelope(await read(request("/api/user/factor", { cookie: jana.cookie })));
    const { id } = entity[0].devices[0];
    const forget = async (cookie: string) =>
      (await forgetDevice(request(`/api/user/factor/devices/${id}`, { method: "DELETE", cookie }), params({ id })))
        .status;
    expect([await forget(eva.cookie), await forget(jana.cookie), await forget(jana.cookie)]).toEqual([404, 200, 404]);
    await expect(enter({ device })).rejects.toThrow("CodeNeeded");
  });

  const elsewhere = { method: "DELETE", path: "/api/user/sessions" };
  it.each([
    [
      "one's own change of password",
      ({ id, cookie }: Jana) => {
        const body = { oldpassword: goodPassword, newpassword: "Gleis3Richtung" };
        const path = `/api/user/${id}/changepassword`;
        return putPassword(request(path, { method: "PUT", body, cookie }), params({ id }));
      },
    ],
    [
      "the end of all other sessions",
      ({ cookie }: Jana) => endOthers(request(elsewhere.path, { ...elsewhere, cookie })),
    ],
    [
      "an admin's end of all sessions",
      async ({ id }: Jana) => {
        const { cookie } = await someone({ userName: "admin", role: "admin" });
        const path = `/api/admin/users/${id}/endsessions`;
        return endSessions(request(path, { method: "POST", cookie }), params({ id }));
      },
    ],
  ])("does not outlive %s, another person's does", async (_what, end) => {
    const [jana, eva] = [await someone(), await someone({ userName: "eva" })];
    const { secret } = await secured(jana);
    const device = (await enter({ code: codeOf(secret), trust: true }))?.device ?? "";
    const row = { hash: "eva's", userId: eva.id, expiresAt: new Date(Date.now() + 60_000) };
    await prisma.trustedDevice.create({ data: row });
    expect((await end(jana)).status).toBe(200);
    expect(await prisma.trustedDevice.findMany({ select: { userId: true } })).toEqual([{ userId: eva.id }]);
    const password = (await enter({ device }).catch(String)) === null ? "Gleis3Richtung" : goodPassword;
    const again = signIn({ name: "jana", password, ip: "10.0.0.2", step: { device } });
    await expect(again).rejects.toThrow("CodeNeeded");
  });

  it("ends after 30 days", async () => {
    const jana = await someone();
    const { secret } = await secured(jana);
    const device = (await enter({ code: codeOf(secret), trust: true }))?.device ?? "";
    const [row] = await prisma.trustedDevice.findMany();
    expect(Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(30);
    await prisma.trustedDevice.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
    await expect(enter({ device })).rejects.toThrow("CodeNeeded");
  });
});
