import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { POST as challenge } from "@/app/api/passkey/challenge/route";
import { POST as resetFactor } from "@/app/api/admin/users/[id]/resetfactor/route";
import { DELETE as removeOne } from "@/app/api/user/passkey/[id]/route";
import { POST as begin } from "@/app/api/user/passkey/challenge/route";
import { GET as list, POST as add } from "@/app/api/user/passkey/route";
import { GET as getUser } from "@/app/api/user/route";
import { prisma } from "@/lib/db/prisma";
import { signInByPasskey } from "@/lib/features/user/commands/sign-in";
import { envelope, params, request, resetDb } from "../db";
import { makeAuthenticator } from "../authenticator";
import { call, mailsTo } from "./account";
import { enter, need, secured, someone } from "./factor";
import { goodPassword } from "./people";

beforeEach(resetDb);
afterEach(() => need(false));

type Person = { cookie: string };
type Authenticator = ReturnType<typeof makeAuthenticator>;
const path = "/api/user/passkey";

async function offered({ cookie }: Person) {
  const { entity } = await call(begin, `${path}/challenge`, { cookie, body: { password: goodPassword } });
  return entity[0].challenge as string;
}
const send = ({ cookie }: Person, credential: unknown, name = "Handy") =>
  call(add, path, { cookie, body: { name, credential } });
const registered = async (person: Person, authenticator: Authenticator) =>
  send(person, authenticator.create(await offered(person)));

async function signInChallenge() {
  const { entity } = await envelope(await challenge(request("/api/passkey/challenge", { method: "POST" })));
  return entity[0].challenge as string;
}
const signIn = (passkey: string) => signInByPasskey({ passkey, ip: "10.0.0.2" });

describe("adding a passkey", () => {
  it("needs the password; it is listed by its name, told by mail and on record", async () => {
    const jana = await someone();
    const refused = await call(begin, `${path}/challenge`, { cookie: jana.cookie, body: { password: "Falsch12345" } });
    expect(refused).toMatchObject({ status: 400, fields: [{ path: "password", message: "passwordWrong" }] });
    expect(await registered(jana, makeAuthenticator())).toMatchObject({ status: 201, entity: [{ name: "Handy" }] });
    expect(await registered(jana, makeAuthenticator())).toMatchObject({ status: 201 });
    expect((await envelope(await list(request(path, { cookie: jana.cookie })))).entity).toHaveLength(2);
    expect(await mailsTo(jana.email)).toContain("factorChanged");
    expect(await prisma.auditEntry.count({ where: { action: "passkeyAdded", userId: jana.id } })).toBe(2);
  });

  it("refuses another site's, an unverified person's, a challenge used, late or another's", async () => {
    const jana = await someone();
    const eva = await someone({ userName: "eva", email: "eva@kern.example" });
    const invalid = { status: 400, fields: [{ path: "credential", message: "passkeyInvalid" }] };
    expect(await registered(jana, makeAuthenticator({ origin: "https://evil.example" }))).toMatchObject(invalid);
    expect(await registered(jana, makeAuthenticator({ rpId: "evil.example" }))).toMatchObject(invalid);
    expect(await registered(jana, makeAuthenticator({ verified: false }))).toMatchObject(invalid);
    expect(await send(jana, makeAuthenticator().create(await offered(eva)))).toMatchObject(invalid);
    const used = await offered(jana);
    expect(await send(jana, makeAuthenticator().create(used))).toMatchObject({ status: 201 });
    expect(await send(jana, makeAuthenticator().create(used))).toMatchObject(invalid);
    const late = await offered(jana);
    await prisma.passkeyChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
    expect(await send(jana, makeAuthenticator().create(late))).toMatchObject(invalid);
  });

  it("takes one away from its owner alone", async () => {
    const jana = await someone();
    const eva = await someone({ userName: "eva", email: "eva@kern.example" });
    const key = makeAuthenticator();
    const { entity } = await registered(jana, key);
    const { id } = entity[0];
    const remove = async (cookie: string) =>
      (await removeOne(request(`${path}/${id}`, { method: "DELETE", cookie }), params({ id }))).status;
    expect([await remove(eva.cookie), await remove(jana.cookie), await remove(jana.cookie)]).toEqual([404, 200, 404]);
    expect(await signIn(key.get(await signInChallenge()))).toBeNull();
  });
});

describe("signing in by passkey", () => {
  it("opens a session without a password, and without a code where codes are asked for", async () => {
    const jana = await someone();
    const key = makeAuthenticator();
    await registered(jana, key);
    await secured(jana);
    await expect(enter()).rejects.toThrow("CodeNeeded");
    expect(await signIn(key.get(await signInChallenge()))).toMatchObject({ id: jana.id });
    expect((await prisma.passkey.findFirstOrThrow()).lastUsedAt).not.toBeNull();
  });

  it("refuses a challenge twice, late or of an adding, another site, a copy and a closed account", async () => {
    const jana = await someone();
    const key = makeAuthenticator();
    await registered(jana, key);
    const once = await signInChallenge();
    expect(await signIn(key.get(once))).not.toBeNull();
    expect(await signIn(key.get(once))).toBeNull();
    expect(await signIn(key.get(await offered(jana)))).toBeNull();
    expect(await signIn(makeAuthenticator().get(await signInChallenge()))).toBeNull();
    expect(await signIn("{")).toBeNull();
    expect(await signIn("1".repeat(10_000))).toBeNull();
    const elsewhere = makeAuthenticator({ origin: "https://evil.example" });
    const forged = { ...JSON.parse(elsewhere.get(await signInChallenge())), id: JSON.parse(key.get("x")).id };
    expect(await signIn(JSON.stringify(forged))).toBeNull();
    const late = await signInChallenge();
    await prisma.passkeyChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
    expect(await signIn(key.get(late))).toBeNull();
    key.rewind();
    expect(await signIn(key.get(await signInChallenge()))).toBeNull();
    for (let turn = 0; turn < 9; turn += 1) key.get("x");
    await prisma.user.update({ where: { id: jana.id }, data: { closedAt: new Date() } });
    expect(await signIn(key.get(await signInChallenge()))).toBeNull();
  });
});

describe("an admin where others reach the product", () => {
  it("does with a passkey; the password alone is not enough then, until another admin resets it", async () => {
    need(true);
    const jana = await someone({ role: "admin" });
    const status = async ({ cookie }: Person) => (await getUser(request("/api/user", { cookie }))).status;
    expect(await status(jana)).toBe(401);
    expect(await registered(jana, makeAuthenticator())).toMatchObject({ status: 201 });
    expect(await status(jana)).toBe(200);
    await expect(enter()).rejects.toThrow("PasskeyNeeded");
    const chief = await someone({ userName: "chief", email: "chief@kern.example", role: "admin" });
    await registered(chief, makeAuthenticator());
    const asked = request(`/api/admin/users/${jana.id}/resetfactor`, { method: "POST", cookie: chief.cookie });
    expect((await resetFactor(asked, params({ id: jana.id }))).status).toBe(200);
    expect(await enter()).not.toBeNull();
  });
});
