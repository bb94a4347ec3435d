import { beforeEach, describe, expect, it } from "vitest";
import { GET as refused, POST as ask } from "@/app/api/company/[id]/claim/route";
import { POST as confirm } from "@/app/api/confirmuser/route";
import { POST as registerAdvertiser } from "@/app/api/register/advertiser/route";
import { POST as registerBuspartner } from "@/app/api/register/buspartner/route";
import { prisma } from "@/lib/db/prisma";
import { mailClaimLink } from "@/lib/features/user/commands/claim";
import { purgeExpired } from "@/lib/features/user/commands/purge-expired";
import { claimedProfile } from "@/lib/features/user/queries/claim";
import { settleLater } from "@/lib/later";
import { envelope, params, request, resetDb } from "../db";
import { address, company, enter, join, lastToken, mails, type Passive, passive, person, post } from "./registration";

beforeEach(resetDb);

let source = 0;
/** Each ask from another source, unless one is given. */
const claim = async (id: string, from = `10.9.0.${++source}`, body?: unknown) => {
  const headers = { "x-forwarded-for": from };
  const answer = await ask(request(`/api/company/${id}/claim`, { method: "POST", headers, body }), params({ id }));
  await settleLater();
  return answer;
};
const token = async () => /claim=([\w-]{43})/.exec((await mails("claimProfile")).at(-1)?.text ?? "")?.[1] ?? "";
const linked = async (change: Passive = {}) => {
  const known = await passive(change);
  await mailClaimLink(known.id);
  return { known, token: await token() };
};
const nobody = "01930000-0000-7000-8000-000000000000";

describe("POST /api/company/{id}/claim", () => {
  it("200 with nothing in it, whether there is such a passive provider or not; the stored address alone gets a link", async () => {
    const known = await passive({ companyType: "travelService" });
    const taken = await passive({ registered: true });
    const hidden = await passive({ active: false });
    const unreachable = await passive({ email: "" });
    const answers = [];
    for (const id of [known.id, taken.id, hidden.id, unreachable.id, nobody]) {
      answers.push(await envelope(await claim(id, undefined, id === known.id ? {} : undefined)));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({ status: 200, successful: true, error: "", errordesc: "", entity: [] });
    const sent = await mails("claimProfile");
    expect(sent).toMatchObject([{ recipient: known.email, language: "de", group: null }]);
    expect(sent[0]?.text).toContain(`/de/register/advertiser?claim=${await token()}`);
    expect(await prisma.mailedToken.findMany()).toMatchObject([{ purpose: "claim", companyId: known.id }]);
    expect(JSON.stringify(await prisma.mailedToken.findMany())).not.toContain(await token());
  });

  it("429 with the time to wait after three a day for one company, known or not, and six in two weeks", async () => {
    const known = await passive();
    for (const id of [known.id, nobody]) {
      for (let turn = 0; turn < 3; turn += 1) expect((await claim(id)).status).toBe(200);
      const answer = await claim(id);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(60);
    }
    await prisma.rateLimit.deleteMany({ where: { key: { startsWith: `claim-company:${known.id}` } } });
    for (let turn = 0; turn < 3; turn += 1) expect((await claim(known.id)).status).toBe(200);
    await prisma.rateLimit.deleteMany({ where: { key: { startsWith: `claim-company:${known.id}` } } });
    expect((await claim(known.id)).status).toBe(429);
    expect(await mails("claimProfile")).toHaveLength(6);
  });

  it("429 after ten a day from one source", async () => {
    for (let turn = 0; turn < 10; turn += 1) expect((await claim(crypto.randomUUID(), "10.8.0.1")).status).toBe(200);
    expect((await claim(crypto.randomUUID(), "10.8.0.1")).status).toBe(429);
  });

  it("400 for what is no id, 403 from another site, 405 for another method", async () => {
    expect((await claim("kern")).status).toBe(400);
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const foreign = await ask(request("/api/company/x/claim", { method: "POST", headers }), params({ id: nobody }));
    expect(foreign.status).toBe(403);
    expect((await refused(request("/api/company/x/claim"))).status).toBe(405);
  });
});

describe("a registration with a claim link", () => {
  it("takes over the profile: id, address and date stay, nothing is public yet, the link is used up", async () => {
    const known = await passive({ telephone: "+49 941 1", publicData: { telephone: true }, createdAt: new Date(0) });
    await mailClaimLink(known.id);
    await mailClaimLink(known.id);
    const link = await token();
    expect(await claimedProfile(link)).toMatchObject({ name: "Kern", companyType: "busoperator", address });
    expect((await join({ email: "jana@gmx.de", claim: link })).status).toBe(200);
    expect(await prisma.company.findMany()).toMatchObject([
      {
        id: known.id,
        slug: known.slug,
        createdAt: known.createdAt,
        registered: true,
        name: "Kern Reisen",
        email: known.email,
        telephone: "+49 941 1",
        publicData: {},
      },
    ]);
    expect(await prisma.user.findFirst()).toMatchObject({ companyId: known.id, owner: true, email: "jana@gmx.de" });
    expect(await prisma.auditEntry.findFirst()).toMatchObject({ action: "claimCompany", after: { by: "link" } });
    expect(await prisma.mailedToken.count()).toBe(0);
    expect(await claimedProfile(link)).toBeNull();
    expect(await mails("profileClaimed")).toHaveLength(0);
    expect(await enter("jana@gmx.de")).not.toBeNull();
  });

  it("a travel service becomes an advertiser by it", async () => {
    const { known, token: link } = await linked({ companyType: "travelService" });
    const { companyType: _, ...house } = company;
    expect((await post(registerAdvertiser, { ...person, company: house, claim: link })).status).toBe(200);
    await post(confirm, { token: await lastToken("registerConfirm") });
    expect(await prisma.advertiser.findMany()).toMatchObject([{ companyId: known.id, abonnement: "none" }]);
  });

  it("400 at claim for a wrong, changed, expired or used link, and on the other side of the market", async () => {
    const refusal = async (link: unknown) => (await post(registerBuspartner, { ...person, claim: link })).fields;
    const wrong = [{ path: "claim", message: "claimInvalid" }];
    expect(await refusal("x")).toEqual(wrong);
    expect(await refusal(null)).toEqual(wrong);
    expect(await refusal("A".repeat(43))).toEqual(wrong);
    const hotel = await linked({ companyType: "travelService" });
    expect(await refusal(hotel.token)).toEqual(wrong);
    await resetDb();
    const { known, token: link } = await linked();
    await prisma.mailedToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await refusal(link)).toEqual(wrong);
    expect(await claimedProfile(link)).toBeNull();
    expect(await purgeExpired()).toBe(1);
    await mailClaimLink(known.id);
    await prisma.company.update({ where: { id: known.id }, data: { registered: true } });
    expect(await refusal(await token())).toEqual(wrong);
    expect(await prisma.mailedToken.count({ where: { purpose: "register" } })).toBe(0);
  });

  it("a reset link or a confirmation link claims nothing", async () => {
    await post(registerBuspartner, person);
    const other = await lastToken("registerConfirm");
    expect((await post(registerBuspartner, { ...person, email: "b@kern.example", claim: other })).status).toBe(400);
    expect(await claimedProfile(other)).toBeNull();
  });

  it("409 at claim for the second of two that used one link; it gets no company, and may register without", async () => {
    const { known, token: link } = await linked();
    const waiting = [];
    for (const email of ["first@gmx.de", "second@gmx.de"]) {
      await post(registerBuspartner, { ...person, email, claim: link });
      waiting.push(await lastToken("registerConfirm"));
    }
    expect((await post(confirm, { token: waiting[0] })).status).toBe(200);
    const late = await post(confirm, { token: waiting[1] });
    expect(late).toMatchObject({ status: 409, fields: [{ path: "claim", message: "claimTaken" }] });
    expect(await prisma.user.count()).toBe(1);
    expect(await prisma.company.count()).toBe(1);
    expect((await join({ email: "second@gmx.de" })).status).toBe(200);
    expect(await prisma.company.count({ where: { id: { not: known.id } } })).toBe(1);
  });

  it("one owner where two confirm at the same time", async () => {
    const { token: link } = await linked();
    const waiting: string[] = [];
    for (const email of ["first@gmx.de", "second@gmx.de"]) {
      await post(registerBuspartner, { ...person, email, claim: link });
      waiting.push(await lastToken("registerConfirm"));
    }
    const answers = await Promise.all(waiting.map((one) => post(confirm, { token: one })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await prisma.user.count()).toBe(1);
    expect(await prisma.company.count()).toBe(1);
  });

  it("founds a company where the profile was removed in the meantime", async () => {
    const { known, token: link } = await linked();
    await post(registerBuspartner, { ...person, claim: link });
    await prisma.company.delete({ where: { id: known.id } });
    expect((await post(confirm, { token: await lastToken("registerConfirm") })).status).toBe(200);
    expect(await prisma.company.findFirst()).toMatchObject({ name: "Kern Reisen", registered: true });
  });
});
