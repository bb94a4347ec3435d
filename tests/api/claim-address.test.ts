import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { resetDb } from "../db";
import { makePerson } from "./people";
import { join, mails, type Passive, passive, person } from "./registration";

beforeEach(resetDb);

describe("a passive provider and the domain of a mailbox", () => {
  const owned = async () => (await prisma.user.findFirstOrThrow({ where: { email: person.email } })).companyId;

  it("is taken over by its own domain, and the address that stood there hears of it", async () => {
    const known = await passive();
    await join({});
    expect(await owned()).toBe(known.id);
    expect(await mails("profileClaimed")).toMatchObject([{ recipient: known.email, language: "de" }]);
    expect((await mails("profileClaimed"))[0]?.text).toContain(person.email);
  });

  it("is taken over by its stored address at a shared provider, without a word to itself", async () => {
    const known = await passive({ email: "Kern.Busse@gmx.de" });
    expect((await join({ email: "kern.busse@gmx.de" })).status).toBe(200);
    expect(await prisma.company.count()).toBe(1);
    expect(await prisma.user.findFirst()).toMatchObject({ companyId: known.id });
    expect(await mails("profileClaimed")).toHaveLength(0);
  });

  it.each<[string, Passive]>([
    ["its web address lies elsewhere", { website: "https://www.kern-busse.example" }],
    ["an admin has switched it off", { active: false }],
    ["it is on the other side of the market", { companyType: "travelService" }],
  ])("stays as it is where %s", async (_, change) => {
    const known = await passive(change);
    await join({});
    expect(await owned()).not.toBe(known.id);
    expect(await prisma.company.findUnique({ where: { id: known.id } })).toMatchObject({ registered: false });
  });

  it("stays as it is where another company or another company's people use the domain", async () => {
    const known = await passive();
    const other = await passive({ name: "Kern Reisen", email: "tour@kern-reisen.example" });
    await join({});
    expect([known.id, other.id]).not.toContain(await owned());
    await resetDb();
    const alone = await passive();
    const elsewhere = await passive({ email: "info@else.example", registered: true });
    await makePerson({ email: "staff@kern-reisen.example", companyId: elsewhere.id });
    await join({});
    expect(await owned()).not.toBe(alone.id);
  });
});

describe("POST /api/confirmuser", () => {
  it("begins without advertising: it has neither agreed nor opted out", async () => {
    await join({});
    expect([await prisma.unsubscription.count(), await prisma.mailConsent.count()]).toEqual([0, 0]);
  });

  it("finds a free user name among hundreds of info@ mailboxes", async () => {
    const names = ["info", ...Array.from({ length: 600 }, (_, index) => `info-${index + 2}`)];
    const rest = { firstname: "A", lastname: "B", passwordHash: "x", confirmedAt: new Date() };
    await prisma.user.createMany({
      data: names.map((userName) => ({ ...rest, userName, email: `${userName}@many.example` })),
    });
    expect((await join({ email: "info@kern-reisen.example" })).status).toBe(200);
    const user = await prisma.user.findFirst({ where: { email: "info@kern-reisen.example" } });
    expect(user?.userName).toMatch(/^info-\d{4,7}$/);
  });
});
