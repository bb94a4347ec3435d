import { beforeEach, describe, expect, it } from "vitest";
import { GET as exportUser } from "@/app/api/user/export/route";
import { GET as getUser } from "@/app/api/user/route";
import { DELETE as endOne } from "@/app/api/user/sessions/[id]/route";
import { DELETE as endOthers, GET as list } from "@/app/api/user/sessions/route";
import { POST as post } from "@/app/api/busrequest/route";
import { sessionMarks } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { purgeExpired } from "@/lib/features/user/commands/purge-expired";
import { asUser, envelope, params, request, resetDb } from "../db";
import { settleLater } from "@/lib/later";
import { draft, person } from "../people";
import { makePerson } from "./people";

beforeEach(resetDb);

const path = "/api/user/sessions";
const sessions = async (cookie: string) => envelope(await list(request(path, { cookie })));
const end = async (id: string, cookie: string) =>
  envelope(await endOne(request(`${path}/${id}`, { method: "DELETE", cookie }), params({ id })));
const statusOf = async (cookie: string) => (await getUser(request("/api/user", { cookie }))).status;

describe("/api/user/sessions", () => {
  it("401 without a session", async () => {
    expect((await list(request(path))).status).toBe(401);
    expect((await endOthers(request(path, { method: "DELETE" }))).status).toBe(401);
  });

  it("200 lists one's own with their devices, the one at hand first", async () => {
    const jana = await makePerson();
    const other = await asUser(jana);
    const here = await asUser(jana);
    await asUser(await makePerson());
    const userAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0";
    await prisma.session.update({ where: { id: other.sid }, data: { userAgent, network: "203.0.113.x" } });
    const { entity } = await sessions(here.cookie);
    expect(entity).toMatchObject([
      { id: here.sid, current: true, kind: null, browser: null, network: null },
      {
        ...{ id: other.sid, current: false, kind: "computer", browser: "Firefox", system: "Windows" },
        network: "203.0.113.x",
      },
    ]);
  });

  it("200 ends one of one's own, 404 for anybody else's and for one that has ended", async () => {
    const jana = await makePerson();
    const [here, other, foreign] = [await asUser(jana), await asUser(jana), await asUser(await makePerson())];
    expect((await end(foreign.sid, here.cookie)).status).toBe(404);
    expect((await end(other.sid, here.cookie)).status).toBe(200);
    expect((await end(other.sid, here.cookie)).status).toBe(404);
    expect([await statusOf(other.cookie), await statusOf(foreign.cookie)]).toEqual([401, 200]);
  });

  it("200 ends all others and keeps the one at hand and those of other people", async () => {
    const jana = await makePerson();
    const [here, other, foreign] = [await asUser(jana), await asUser(jana), await asUser(await makePerson())];
    expect((await endOthers(request(path, { method: "DELETE", cookie: here.cookie }))).status).toBe(200);
    const all = [here, other, foreign].map(({ cookie }) => statusOf(cookie));
    expect(await Promise.all(all)).toEqual([200, 401, 200]);
  });

  it("notes when a session was last seen, every five minutes at most", async () => {
    const { cookie, sid } = await asUser(await makePerson());
    const set = async (minutes: number) => {
      const lastSeenAt = new Date(Date.now() - minutes * 60_000);
      await prisma.session.update({ where: { id: sid }, data: { lastSeenAt } });
      await statusOf(cookie);
      await settleLater();
      const seen = await prisma.session.findUniqueOrThrow({ where: { id: sid } });
      return seen.lastSeenAt.getTime() > lastSeenAt.getTime();
    };
    expect([await set(4), await set(6)]).toEqual([false, true]);
  });
});

const hour = 3_600_000;

describe("the end of a session", () => {
  type Life = { begun?: number; seen?: number };

  /** A session that began and was last used so many hours ago. */
  async function aged(role: "user" | "admin", { begun = 1, seen = 0 }: Life) {
    const { cookie, sid } = await asUser(await makePerson({ role }));
    const ago = (hours: number) => new Date(Date.now() - hours * hour);
    const data = { createdAt: ago(begun), lastSeenAt: ago(seen), expiresAt: ago(-24 * 365) };
    await prisma.session.update({ where: { id: sid }, data });
    return { cookie, sid };
  }

  it.each([
    ["user", { begun: 24 * 30 - 1 }, 200],
    ["user", { begun: 24 * 30 + 1 }, 401],
    ["user", { begun: 24 * 20, seen: 24 * 14 - 1 }, 200],
    ["user", { begun: 24 * 20, seen: 24 * 14 + 1 }, 401],
    ["admin", { begun: 24, seen: 11 }, 200],
    ["admin", { begun: 24, seen: 13 }, 401],
  ] as const)("of a %s, %o hours: %i", async (role, life, status) => {
    const { cookie, sid } = await aged(role, life);
    expect(await statusOf(cookie)).toBe(status);
    // An open stream asks the same, and the row goes.
    expect((await sessionMarks([sid])).size).toBe(status === 200 ? 1 : 0);
    await purgeExpired();
    expect(await prisma.session.count({ where: { id: sid } })).toBe(status === 200 ? 1 : 0);
  });

  it("is told in the list, which leaves such a one out", async () => {
    const { cookie, sid } = await aged("user", { seen: 1 });
    const jana = await prisma.session.findUniqueOrThrow({ where: { id: sid } });
    const old = await asUser({ id: jana.userId });
    await prisma.session.update({
      where: { id: old.sid },
      data: { lastSeenAt: new Date(Date.now() - 24 * 15 * hour) },
    });
    expect((await sessions(cookie)).entity).toHaveLength(1);
  });

  it("is not put off by a page that hears news by itself; a person's use notes from where", async () => {
    const { cookie, sid } = await aged("user", { seen: 2 });
    const use = async (headers: Record<string, string>) => {
      await getUser(request("/api/user", { cookie, headers: { ...headers, "x-forwarded-for": "198.51.100.7" } }));
      await settleLater();
      const { lastSeenAt, network } = await prisma.session.findUniqueOrThrow({ where: { id: sid } });
      return [Date.now() - lastSeenAt.getTime() > hour, network];
    };
    expect(await use({ accept: "text/event-stream" })).toEqual([true, null]);
    expect(await use({ accept: "application/json" })).toEqual([false, "198.51.100.x"]);
  });
});

describe("GET /api/user/export", () => {
  const get = async (cookie: string) => envelope(await exportUser(request("/api/user/export", { cookie })));

  it("401 without a session, 429 after ten an hour", async () => {
    const { cookie } = await asUser(await makePerson());
    expect((await exportUser(request("/api/user/export"))).status).toBe(401);
    for (let turn = 0; turn < 10; turn += 1) expect((await get(cookie)).status).toBe(200);
    expect((await get(cookie)).status).toBe(429);
  });

  it("200 with everything on the person and nothing that opens the account", async () => {
    const operator = await person("busoperator");
    const mine = await post(
      request("/api/busrequest", { cookie: operator.cookie, body: draft({ category: "vacancy" }) }),
    );
    expect(mine.status).toBe(201);
    await post(request("/api/busrequest", { body: draft({ email: operator.email }) }));
    await post(request("/api/busrequest", { body: draft({ description: "A stranger's trip." }) }));
    const about = { name: "Pat", email: operator.email.toUpperCase(), message: "My question", language: "de" as const };
    await prisma.contactMessage.create({ data: about });
    await prisma.unsubscription.create({ data: { email: operator.email, group: "news" } });
    const { entity } = await get(operator.cookie);
    expect(entity[0]).toMatchObject({
      account: { email: operator.email, formerEmails: [] },
      company: { id: operator.companyId, email: expect.any(String) },
      mailSettings: {
        requestMails: { grouprequest: "now", vacancy: "now", emptyride: "now", emergency: "now", fit: "now" },
        unsubscriptions: [{ group: "news" }],
      },
      contactMessages: [{ message: "My question" }],
      sessions: [{ current: true }],
      mails: [{ template: "requestConfirm" }],
      auditLines: [{ action: "post" }],
    });
    expect(entity[0].requests).toHaveLength(2);
    const text = JSON.stringify(entity);
    const tokens = await prisma.mailedToken.findMany();
    for (const secret of ["not a hash", "passwordHash", "myrequest/", "stranger", ...tokens.map(({ hash }) => hash)]) {
      expect(text).not.toContain(secret);
    }
  });

  it("names a company to its staff, and tells its owner all of it", async () => {
    const operator = await person("busoperator");
    const colleague = await makePerson({ companyId: operator.companyId ?? undefined });
    const { entity } = await get((await asUser(colleague)).cookie);
    expect(Object.keys(entity[0].company)).toEqual(["name"]);
  });
});
