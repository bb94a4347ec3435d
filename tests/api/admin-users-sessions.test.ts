import { beforeEach, describe, expect, it } from "vitest";
import * as user from "@/app/api/user/route";
import { prisma } from "@/lib/db/prisma";
import { asUser, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { endUserSessions } from "./admin-calls";

beforeEach(resetDb);

type Person = Awaited<ReturnType<typeof person>>;
const admin = () => person(null, "admin");
const lines = (recordId: string) =>
  prisma.auditEntry.findMany({ where: { noun: "user", recordId }, orderBy: { id: "asc" } });
const isIn = async ({ cookie }: Person) => (await user.GET(request("/api/user", { cookie }))).status === 200;

describe("POST /admin/users/{id}/endsessions", () => {
  it("200 signs the person out everywhere, an admin's own browser stays", async () => {
    const me = await admin();
    const other = await person("driver");
    expect((await endUserSessions(other.id, me.cookie)).entity[0]).toMatchObject({ sessions: 0 });
    expect(await isIn(other)).toBe(false);
    await asUser(me);
    expect((await endUserSessions(me.id, me.cookie)).entity[0]).toMatchObject({ sessions: 1 });
    expect(await isIn(me)).toBe(true);
    expect((await lines(other.id))[0]).toMatchObject({ action: "endSessions" });
  });

  it("403 for a user, 404 for nobody", async () => {
    const { cookie, id } = await person("driver");
    expect((await endUserSessions(id, cookie)).status).toBe(403);
    expect((await endUserSessions(crypto.randomUUID(), (await admin()).cookie)).status).toBe(404);
  });
});
