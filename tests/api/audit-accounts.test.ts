import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import * as adminUsers from "@/app/api/admin/users/route";
import * as session from "@/app/api/user/sessions/[id]/route";
import * as password from "@/app/api/user/[id]/changepassword/route";
import { writeRefusals } from "@/lib/audit/refused";
import { prisma } from "@/lib/db/prisma";
import { signIn } from "@/lib/features/user/commands/sign-in";
import { settleLater } from "@/lib/later";
import { asUser, envelope, params, request, resetDb } from "@/tests/db";
import { demoPassword } from "@/lib/startup/demo-password";
import { makeUser } from "@/prisma/factories/user";

beforeEach(resetDb);

const lines = () =>
  prisma.auditEntry.findMany({
    orderBy: { id: "asc" },
    select: { action: true, noun: true, recordId: true, userId: true, userName: true, after: true },
  });
const attempt = (name: string, given: string) => signIn({ name, password: given, ip: "192.0.2.7" });

describe("what accounts go through is on record", () => {
  it("a sign-in, and one that failed for somebody who is known; never an address", async () => {
    const { id, email } = await makeUser();
    await attempt(email, "not this one");
    await attempt("nobody@verein.example", "not this one");
    await attempt(email, demoPassword);
    await settleLater();
    const common = { noun: "user", recordId: id, userId: id, userName: "user", after: null };
    const found = await lines();
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([
        { ...common, action: "signIn" },
        { ...common, action: "signInFailed" },
      ]),
    );
  });

  it("a new password", async () => {
    const user = await makeUser();
    const { cookie } = await asUser(user);
    const body = { oldpassword: demoPassword, newpassword: "Mehlsack&Zwirn7" };
    const path = `/api/user/${user.id}/changepassword`;
    const answer = await password.PUT(request(path, { method: "PUT", body, cookie }), params({ id: user.id }));
    expect((await envelope(answer)).status).toBe(200);
    expect(await lines()).toMatchObject([{ action: "changePassword", recordId: user.id, userId: user.id }]);
  });

  it("refused calls of a signed-in person, counted in one line", async () => {
    const user = await makeUser();
    const { cookie } = await asUser(user);
    for (let i = 0; i < 3; i += 1) {
      expect((await adminUsers.GET(request("/api/admin/users", { cookie }))).status).toBe(403);
    }
    expect((await adminUsers.GET(request("/api/admin/users"))).status).toBe(401);
    await writeRefusals();
    await writeRefusals();
    expect(await lines()).toMatchObject([
      { action: "refusedCalls", recordId: user.id, userId: user.id, after: { refused: { "GET /admin/users": 3 } } },
    ]);
  });

  it("records that were not there for a signed-in person, from twenty a minute on; an old link is none", async () => {
    const user = await makeUser();
    const { cookie } = await asUser(user);
    const end = async () => {
      const id = randomUUID();
      const asked = request(`/api/user/sessions/${id}`, { method: "DELETE", cookie });
      expect((await session.DELETE(asked, params({ id }))).status).toBe(404);
    };
    for (let i = 0; i < 19; i += 1) await end();
    await writeRefusals();
    expect(await lines()).toEqual([]);
    for (let i = 0; i < 20; i += 1) await end();
    await writeRefusals();
    const missing = { "DELETE /user/sessions/{id}": 20 };
    expect(await lines()).toMatchObject([
      { action: "refusedCalls", recordId: user.id, userId: user.id, after: { missing } },
    ]);
  });
});
