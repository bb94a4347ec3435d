import { beforeEach, describe, expect, it } from "vitest";
import { PUT as put } from "@/app/api/busrequest/[id]/route";
import { POST as post } from "@/app/api/busrequest/route";
import { POST as confirmEmail } from "@/app/api/confirmemail/route";
import { POST as changeEmail } from "@/app/api/user/changeemail/route";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { scrubMailsSince } from "@/lib/features/outbox/commands";
import { keepAccount } from "@/lib/features/user/commands/deletion";
import { eraseAccounts } from "@/lib/features/user/commands/erase-accounts";
import { signIn } from "@/lib/features/user/commands/sign-in";
import { Prisma } from "@/prisma/generated/client";
import { asUser, params, request, resetDb } from "../db";
import { draft, person } from "../people";
import { call, mailsTo, tokenOf } from "./account";
import { found, gone, unique, xaveria } from "./erasure";
import { goodPassword } from "./people";

beforeEach(resetDb);

const schedule = (id: string) => prisma.user.update({ where: { id }, data: { deleteAfter: new Date(Date.now() - 1) } });

describe("the erasure", () => {
  it("leaves nothing of the person in any table, the audit trail included, and company and requests without a face", async () => {
    const admin = await person(null, "admin");
    const user = await xaveria("busoperator");
    const named = { name: "Quittenbaum Reisen", slug: "quittenbaum-reisen", telephone: gone.phone };
    const company = { where: { id: user.companyId ?? "" } };
    await prisma.company.update({ ...company, data: { ...named, description: "Xaveria fährt." } });
    await prisma.companySlug.create({ data: { slug: "xaveria", companyId: company.where.id } });
    await post(
      request("/api/busrequest", { cookie: user.cookie, body: draft({ category: "vacancy", email: user.email }) }),
    );
    const change = { version: user.version, phone: "+49 4711 0815 1", description: "Xaveria, anders" };
    await put(request("/x", { method: "PUT", cookie: admin.cookie, body: change }), params({ id: user.requestId }));
    const places = [
      "bus_request.email",
      "outbox_mail.data",
      "contact_message.phone",
      "company_slug.slug",
      "rate_limit.key",
    ];
    expect(await found([...unique, "xaveria"])).toEqual(expect.arrayContaining(places));
    await schedule(user.id);
    expect(await eraseAccounts()).toBe(1);
    expect(await found([...unique, user.email])).toEqual([]);
    expect(await prisma.user.count({ where: { id: user.id } })).toBe(0);
    expect(await prisma.company.findUnique(company)).toMatchObject({ name: "–", active: false, registered: false });
    const requests = await prisma.busRequest.findMany();
    expect(requests).toHaveLength(2);
    for (const row of requests) expect(row).toMatchObject({ endReason: "withdrawn", email: "", description: "" });
  });

  it("leaves mails and links of who has a similar address or waits for a mail under the same name", async () => {
    const user = await xaveria(null);
    const mail = { language: "de" as const, template: "x", html: "h", subject: "s" };
    await prisma.outboxMail.createMany({
      data: [
        { ...mail, recipient: "other@people.example", text: "An maxaveria@people.example" },
        { ...mail, recipient: "other@people.example", text: "Xaveria Quittenbaum schreibt" },
      ],
    });
    await prisma.mailedToken.create({
      data: { hash: "h", purpose: "register", data: { email: "maxaveria@people.example" } },
    });
    await schedule(user.id);
    expect(await eraseAccounts()).toBe(1);
    expect(await prisma.outboxMail.count({ where: { template: "x", state: "queued", html: "h" } })).toBe(2);
    expect(await prisma.mailedToken.count({ where: { hash: "h" } })).toBe(1);
  });

  it("empties mails to others that tell of the person, drawn or not, however the words stand in them", async () => {
    const user = await xaveria(null);
    const mail = { language: "de", recipient: "other@people.example", state: "failed" } as const;
    const data = { message: `Guten Tag,\nXaveria Quittenbaum\n"${user.email}"` };
    await prisma.outboxMail.createMany({
      data: [
        { ...mail, template: "contactMessage", data },
        { ...mail, template: "companyMessage", data: { list: [{ name: "\nXaveria Quittenbaum\n" }] } },
        { ...mail, template: "companyMessage", data: { name: "Xaver Quittenbaumer" } },
      ],
    });
    await schedule(user.id);
    expect(await eraseAccounts()).toBe(1);
    const left = await prisma.outboxMail.findMany({ where: { ...mail, data: { not: Prisma.DbNull } } });
    expect(left).toMatchObject([{ data: { name: "Xaver Quittenbaumer" } }]);
  });

  it("goes through an outbox of any length, and once more through what was written meanwhile", async () => {
    const user = await xaveria(null);
    const mail = { language: "de", template: "x", text: `An ${user.email}` } as const;
    const many = Array.from({ length: 1_100 }, (_, at) => ({ ...mail, recipient: `p${at}@people.example` }));
    await prisma.outboxMail.createMany({ data: many });
    await schedule(user.id);
    expect(await eraseAccounts()).toBe(1);
    expect(await prisma.outboxMail.count({ where: { template: "x", text: "" } })).toBe(1_100);
    const since = new Date();
    await prisma.outboxMail.createMany({
      data: [
        { ...mail, recipient: "earlier@people.example", createdAt: new Date(since.getTime() - 1) },
        { ...mail, recipient: "later@people.example", createdAt: since },
      ],
    });
    const person = { addresses: [user.email], names: ["Xaveria Quittenbaum"] };
    await transaction((tx) => scrubMailsSince(tx, person, since));
    const left = await prisma.outboxMail.findMany({ where: { text: mail.text }, select: { recipient: true } });
    expect(left).toEqual([{ recipient: "earlier@people.example" }]);
  });

  it("takes up what broke off half-way: no sign-in brings the account back, the next run erases it", async () => {
    const user = await xaveria(null);
    await schedule(user.id);
    await prisma.user.update({ where: { id: user.id }, data: { closedAt: new Date() } });
    expect(await keepAccount(user.id)).toBe(false);
    expect(await signIn({ name: user.userName, password: goodPassword, ip: "10.0.0.2" })).toBeNull();
    expect(await eraseAccounts()).toBe(1);
    expect(await found([...unique, user.email])).toEqual([]);
  });

  it("reaches the address that the person had before", async () => {
    const user = await xaveria(null);
    const body = { email: "x.q@people.example", password: goodPassword };
    expect((await call(changeEmail, "/api/user/changeemail", { cookie: user.cookie, body })).status).toBe(200);
    const token = await tokenOf("emailConfirm");
    expect((await call(confirmEmail, "/api/confirmemail", { body: { token } })).status).toBe(200);
    await schedule(user.id);
    expect(await eraseAccounts()).toBe(1);
    expect(await found([...unique, user.email, body.email])).toEqual([]);
  });

  it("leaves a former address alone that by now is somebody else's", async () => {
    const user = await xaveria(null);
    const body = { email: "x.q@people.example", password: goodPassword };
    await call(changeEmail, "/api/user/changeemail", { cookie: user.cookie, body });
    await call(confirmEmail, "/api/confirmemail", { body: { token: await tokenOf("emailConfirm") } });
    const other = await person(null);
    await prisma.user.update({ where: { id: other.id }, data: { email: user.email } });
    await schedule(user.id);
    expect(await eraseAccounts()).toBe(1);
    expect(await prisma.user.findUnique({ where: { id: other.id } })).toMatchObject({ email: user.email });
    expect(await prisma.contactMessage.count()).toBe(1);
  });

  it("hands the company over to who is there longest; its requests lead to it from now on", async () => {
    const user = await xaveria("busoperator");
    const companyId = user.companyId ?? "";
    const [late, early] = [await person(null), await person(null)];
    await prisma.user.update({ where: { id: late.id }, data: { companyId } });
    await prisma.user.update({ where: { id: early.id }, data: { companyId, createdAt: new Date("2026-01-01") } });
    await prisma.company.update({ where: { id: companyId }, data: { email: user.email, cellphone: gone.phone } });
    await post(
      request("/api/busrequest", {
        cookie: user.cookie,
        body: draft({ category: "vacancy", email: user.email, phone: gone.phone, companyName: "Reisen" }),
      }),
    );
    await schedule(user.id);
    expect(await eraseAccounts()).toBe(1);
    const owners = await prisma.user.findMany({ where: { companyId, owner: true } });
    expect(owners.map(({ id }) => id)).toEqual([early.id]);
    expect(await mailsTo(early.email)).toEqual(["newOwner"]);
    expect(await prisma.company.findUnique({ where: { id: companyId } })).toMatchObject({
      active: true,
      email: early.email,
    });
    const open = await prisma.busRequest.findMany({ where: { endedAt: null } });
    expect(open).toMatchObject([{ authorCompanyId: companyId, email: early.email, phone: null, authorUserId: null }]);
    expect(await found([...unique, user.email])).toEqual([]);
  });

  it("changes no owner where another one stays", async () => {
    const user = await xaveria("busoperator");
    const [owner, clerk] = [await person(null), await person(null)];
    const companyId = user.companyId;
    await prisma.user.update({ where: { id: owner.id }, data: { companyId, owner: true } });
    await prisma.user.update({ where: { id: clerk.id }, data: { companyId, createdAt: new Date("2026-01-01") } });
    await schedule(user.id);
    await eraseAccounts();
    expect(await prisma.user.findMany({ where: { companyId, owner: true } })).toMatchObject([{ id: owner.id }]);
    expect(await prisma.outboxMail.count({ where: { template: "newOwner" } })).toBe(0);
  });

  it("does nothing twice: a second run, and two at a time", async () => {
    const user = await xaveria("busoperator");
    const clerk = await person(null);
    await prisma.user.update({ where: { id: clerk.id }, data: { companyId: user.companyId } });
    await schedule(user.id);
    const both = await Promise.all([eraseAccounts(), eraseAccounts()]);
    expect(both.sort()).toEqual([0, 1]);
    expect(await eraseAccounts()).toBe(0);
    expect(await prisma.outboxMail.count({ where: { template: "newOwner" } })).toBe(1);
    expect(await prisma.auditEntry.count({ where: { action: "erase" } })).toBe(1);
  });

  it("leaves the last admin, and everybody who has confirmed nothing", async () => {
    const admin = await person(null, "admin");
    await asUser(await person("driver"));
    await schedule(admin.id);
    expect(await eraseAccounts()).toBe(0);
    expect(await prisma.user.count()).toBe(2);
  });
});
