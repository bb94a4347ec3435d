import { encode } from "next-auth/jwt";
import { env } from "@/env.mjs";
import { sessionCookie } from "@/lib/auth/cookie";
import { hashPassword } from "@/lib/auth/password";
import { prisma } from "@/lib/db/prisma";
import { asUser } from "@/tests/db";
import { linkTo } from "@/tests/api/offer-calls";
import { anonymous, viewer } from "@/tests/viewers";
import type { Viewer } from "@/lib/access/viewer";

/** Who asks. `viewer` is what the rules are to see; a cookie that is over is nobody's. */
export type Subject = {
  who: string;
  viewer: Viewer;
  cookie?: string;
  token?: string;
  /** Company and account, as far as they count. */
  parts: string[];
};

let made = 0;
let passwordHash: string | undefined;

/** An account of the demo's world; a company's staff where one is given. */
async function makeAccount(who: string, companyId: string | null = null) {
  made += 1;
  const name = `proof-${made}-${who}`;
  const person = { email: `${name}@people.example`, userName: name, firstname: "Pat", lastname: "Proof" };
  passwordHash ??= await hashPassword(crypto.randomUUID());
  return prisma.user.create({ data: { ...person, companyId, passwordHash, confirmedAt: new Date() } });
}

async function known(who: string, userName: string): Promise<Subject> {
  const user = await prisma.user.findFirstOrThrow({ where: { userName }, include: { company: true } });
  const { id, role, owner, company } = user;
  const seen = viewer({ id, role, owner, company: company?.companyType, companyId: company?.id });
  return { who, viewer: seen, cookie: (await asUser(user)).cookie, parts: company ? [company.id, id] : [id] };
}

async function staffOf({ parts: [companyId = ""], viewer: owner }: Subject, who: string): Promise<Subject> {
  const user = await makeAccount("staff", companyId);
  const company = owner.kind === "user" ? owner.company?.companyType : undefined;
  const seen = viewer({ id: user.id, owner: false, company, companyId });
  return { who, viewer: seen, cookie: (await asUser(user)).cookie, parts: [companyId, user.id] };
}

const none = { viewer: anonymous, parts: [] };

/** A cookie that was good once, and what has happened since. */
async function former(who: string, then: (id: string, sid: string) => Promise<unknown>): Promise<Subject> {
  const { id } = await makeAccount("former");
  const { cookie, sid } = await asUser({ id });
  await then(id, sid);
  return { ...none, who, cookie };
}

async function demoted(): Promise<Subject> {
  const { id } = await makeAccount("demoted");
  await prisma.user.update({ where: { id }, data: { role: "admin" } });
  const { cookie } = await asUser({ id });
  await prisma.user.update({ where: { id }, data: { role: "user" } });
  return { who: "demoted admin", viewer: viewer({ id }), cookie, parts: [id] };
}

/** Signed with a secret that is not ours. */
async function forged(): Promise<Subject> {
  const { id } = await makeAccount("forged");
  const { sid } = await asUser({ id });
  const token = await encode({ token: { sid, sv: 0 }, secret: `${env.NEXTAUTH_SECRET}?` });
  return { ...none, who: "forged cookie", cookie: `${sessionCookie}=${token}` };
}

const old = () => [
  former("closed account", (id) => prisma.user.update({ where: { id }, data: { closedAt: new Date() } })),
  former("signed out", (_id, sid) => prisma.session.delete({ where: { id: sid } })),
  former("password changed", (id) => prisma.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } } })),
  former("expired", (_id, sid) => prisma.session.update({ where: { id: sid }, data: { expiresAt: new Date(0) } })),
  forged(),
];

/** Everybody. The first three are the ones whose objects are asked for. */
export async function makeSubjects(strangersRequest: string): Promise<Subject[]> {
  const [owner, hotel, admin] = await Promise.all([
    known("bus operator's owner", "busoperator"),
    known("travel service's owner", "hotel"),
    known("admin", "admin"),
  ]);
  const others = await Promise.all([
    staffOf(owner, "bus operator's staff"),
    staffOf(hotel, "travel service's staff"),
    known("other bus operator", "omnibus-eder"),
    known("tour operator", "touroperator"),
    known("driver", "driver"),
    known("other travel service", "bergbahn-sonnkogel"),
    demoted(),
    ...old(),
  ]);
  const link: Subject = { ...none, who: "link to another request", token: (await linkTo(strangersRequest)).token };
  return [owner, hotel, admin, { ...none, who: "nobody" }, link, ...others];
}
