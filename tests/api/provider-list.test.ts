import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { eraseCompany } from "@/lib/features/company/commands/erase-company";
import { providerRecord } from "@/lib/features/provider/schema/list";
import { makeCompany } from "@/prisma/factories/company";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { getCsv } from "./admin-calls";
import { getProvider, inviteTo, listProviders, mergeInto, putProvider } from "./provider-calls";
import { readMails } from "@/tests/mails";

beforeEach(resetDb);

const admin = async () => (await person(null, "admin")).cookie;
const passive = (name: string, rest = {}) => makeCompany({ name, registered: false, ...rest });
const names = async (filter: object, cookie: string) => {
  const { entity } = await listProviders({ sort: "name", filter: { a: filter } }, cookie);
  return entity.map((row: { name: string }) => row.name);
};

describe("GET /admin/providers", () => {
  it("401 for nobody, 403 for everybody but admins, on each call", async () => {
    const { id } = await passive("Eins");
    const user = (await person("busoperator")).cookie;
    for (const cookie of [undefined, user]) {
      const status = cookie ? 403 : 401;
      expect((await listProviders({}, cookie)).status).toBe(status);
      expect((await getProvider(id, cookie)).status).toBe(status);
      expect((await putProvider(id, { active: false }, cookie)).status).toBe(status);
      expect((await inviteTo(id, cookie)).status).toBe(status);
      expect((await mergeInto(id, { into: id }, cookie)).status).toBe(status);
      expect((await getCsv("passiveproviders", {}, cookie)).status).toBe(status);
    }
  });

  it("tells companies with and without an account apart, and shows neither private requesters nor erased ones", async () => {
    const cookie = await admin();
    await makeCompany({ name: "Mit Konto" });
    await passive("Ohne Konto");
    await makeCompany({ name: "Privat", companyType: "private" });
    const gone = await makeCompany({ name: "Weg" });
    await prisma.$transaction((tx) => eraseCompany(tx, gone.id));
    expect(await names({ registered: true }, cookie)).toEqual(["Mit Konto"]);
    expect(await names({ registered: false }, cookie)).toEqual(["Ohne Konto"]);
    const { entity } = await listProviders({}, cookie);
    for (const row of entity) expect(() => providerRecord.parse(row)).not.toThrow();
    expect((await getProvider(gone.id, cookie)).status).toBe(404);
  });

  it("finds by words of the name, by town and by whole address; filters by type, country, state, invitation", async () => {
    const cookie = await admin();
    await passive("Alpen Reisen", { email: "Info@Alpen.example", companyType: "touroperator" });
    await passive("Reisen am See", { active: false, invitedAt: new Date() });
    expect(await names({ text: "reisen ALP" }, cookie)).toEqual(["Alpen Reisen"]);
    expect(await names({ text: "info@alpen.EXAMPLE" }, cookie)).toEqual(["Alpen Reisen"]);
    expect(await names({ text: "regensburg" }, cookie)).toEqual(["Alpen Reisen", "Reisen am See"]);
    expect(await names({ text: "50%" }, cookie)).toEqual([]);
    expect(await names({ companyType: ["touroperator", "driver"] }, cookie)).toEqual(["Alpen Reisen"]);
    expect(await names({ active: false }, cookie)).toEqual(["Reisen am See"]);
    expect(await names({ invited: true }, cookie)).toEqual(["Reisen am See"]);
    expect(await names({ country: "AT" }, cookie)).toEqual([]);
  });

  it("pages in a total order whatever it sorts by, forward and back", async () => {
    const cookie = await admin();
    for (let index = 0; index < 7; index += 1) await passive("Gleich", { slug: `gleich-${index}` });
    for (const sort of ["created_at", "name"]) {
      for (const dir of ["asc", "desc"]) {
        const pages = await Promise.all([0, 3, 6].map((skip) => listProviders({ take: 3, skip, sort, dir }, cookie)));
        const ids = pages.flatMap(({ entity }) => entity.map((row: { id: string }) => row.id));
        expect([pages[0]?.total, new Set(ids).size]).toEqual([7, 7]);
      }
    }
  });

  it.each([{ sort: "email" }, { filter: { a: { owner: "x" } } }, { filter: { a: { country: "XX" } } }, { take: 0 }])(
    "400 for %j",
    async (query) => {
      expect((await listProviders(query, await admin())).status).toBe(400);
    },
  );
});

describe("PUT /admin/providers/{id}", () => {
  it("closes and reopens, on record; 409 for the second of two admins, and nothing is changed", async () => {
    const cookie = await admin();
    const { id } = await passive("Eins");
    const closed = await putProvider(id, { active: false, version: 1 }, cookie);
    expect(closed).toMatchObject({ status: 200, entity: [{ active: false, version: 2 }] });
    expect((await putProvider(id, { active: true, version: 1 }, await admin())).status).toBe(409);
    expect(await prisma.company.findUnique({ where: { id } })).toMatchObject({ active: false });
    await putProvider(id, { active: true, version: 2 }, cookie);
    const actions = await prisma.auditEntry.findMany({ where: { recordId: id }, orderBy: { id: "asc" } });
    expect(actions.map(({ action, before, after }) => [action, before, after])).toEqual([
      ["close", { active: true }, { active: false }],
      ["reopen", { active: false }, { active: true }],
    ]);
  });
});

describe("POST /admin/providers/{id}/invite", () => {
  const outbox = () => readMails({ template: "providerInvited" });
  const message = (answer: { fields?: { message: string }[] }) => answer.fields?.[0]?.message;

  it("mails the claim link once in 14 days, also to a mailbox that two entries share", async () => {
    const cookie = await admin();
    const { id } = await passive("Eins", { email: "Chef@Eins.example" });
    const other = await passive("Zwei", { email: "chef@eins.example" });
    const both = await Promise.all([inviteTo(id, cookie), inviteTo(id, await admin())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(message(await inviteTo(other.id, cookie))).toBe("inviteTooSoon");
    const [mail, ...more] = await outbox();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: "chef@eins.example", language: "de", group: "marketing" });
    expect(mail?.text).toContain("/de/register/buspartner?claim=");
    expect(mail?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    expect(await prisma.mailedToken.count({ where: { companyId: id, purpose: "claim" } })).toBe(1);
    await prisma.company.update({ where: { id }, data: { invitedAt: new Date(Date.now() - 15 * 86_400_000) } });
    expect(await inviteTo(id, cookie)).toMatchObject({ status: 200, entity: [{ version: 1 }] });
    expect(await outbox()).toHaveLength(2);
  });

  it.each(["requests", "marketing"])("409 after an opt-out of %s, and nothing is stored", async (group) => {
    const { id } = await passive("Eins", { email: "Chef@Eins.example" });
    await prisma.unsubscription.create({ data: { email: "chef@eins.example", group } });
    const answer = await inviteTo(id, await admin());
    expect([answer.status, message(answer)]).toEqual([409, "inviteOptedOut"]);
    expect([(await outbox()).length, await prisma.mailedToken.count()]).toEqual([0, 0]);
    expect((await prisma.company.findUnique({ where: { id } }))?.invitedAt).toBeNull();
  });

  it("409 for a company with an account and for a closed one, 404 for none", async () => {
    const cookie = await admin();
    const own = await makeCompany();
    const closed = await passive("Zu", { active: false });
    expect(message(await inviteTo(own.id, cookie))).toBe("providerRegistered");
    expect(message(await inviteTo(closed.id, cookie))).toBe("providerClosed");
    expect((await inviteTo(crypto.randomUUID(), cookie)).status).toBe(404);
    expect(await outbox()).toEqual([]);
  });
});
