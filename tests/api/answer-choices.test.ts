import { beforeEach, describe, expect, it } from "vitest";
import * as claimRoute from "@/app/api/answer/[token]/claim/route";
import * as declineRoute from "@/app/api/answer/[token]/decline/route";
import * as muteRoute from "@/app/api/answer/[token]/mute/route";
import * as offerRoute from "@/app/api/answer/[token]/offer/route";
import * as messageRoute from "@/app/api/offer/[id]/message/route";
import * as unsubscribeRoute from "@/app/api/unsubscribe/[token]/route";
import { prisma } from "@/lib/db/prisma";
import { sendAlerts } from "@/lib/features/alert/commands/send-alerts";
import { mintAuthorToken } from "@/lib/features/busrequest/commands/token";
import { claimedCompany } from "@/lib/features/user/commands/claim";
import { envelope, params, request, resetDb } from "@/tests/db";
import { announced, answerToken, written } from "./alerts";
import { back, call, get, mailed, offer } from "./answer-calls";
import { readMail } from "@/tests/mails";

beforeEach(resetDb);

describe("a question by the author", () => {
  const ask = async (offerId: string, text: string, token: string) => {
    const call = request("/api/x", { body: { text }, headers: { "x-request-token": token } });
    return envelope(await messageRoute.POST(call, params({ id: offerId })));
  };
  const threadOf = async (offerId: string, token: string) => {
    const call = request("/api/x", { headers: { "x-request-token": token } });
    return envelope(await messageRoute.GET(call, params({ id: offerId })));
  };

  it("reaches the mailbox with a link, by which it is answered", async () => {
    const { company, asked, token } = await mailed();
    const offerId = (await offer(token)).answer.offer?.id ?? "";
    const author = await prisma.$transaction((tx) => mintAuthorToken(tx, asked.id));
    expect((await ask(offerId, "Hat der Bus ein WC?", author)).status).toBe(201);
    const { text } = await readMail({ template: "offerMessage" });
    const link = /\/answer\/([\w-]{43})/.exec(text)?.[1] ?? "";
    expect((await get(link)).answer.company.id).toBe(company.id);
    expect((await ask(offerId, "Ja, mit WC.", link)).entity[0]).toMatchObject({ fromAuthor: false, own: true });
    expect((await threadOf(offerId, token)).total).toBe(2);
  });
  it("is no stranger's to read: 401 by the link for another request", async () => {
    const { company, token } = await mailed();
    const offerId = (await offer(token)).answer.offer?.id ?? "";
    const other = await announced();
    await sendAlerts();
    const foreign = await answerToken(company.email);
    expect((await get(foreign)).answer.request.id).toBe(other.id);
    expect((await threadOf(offerId, foreign)).status).toBe(401);
    expect((await ask(offerId, "Hallo", foreign)).status).toBe(401);
  });
});

describe("no interest", () => {
  it("is kept and can be taken back", async () => {
    const { company, asked, token } = await mailed();
    expect((await call(declineRoute.POST, token, { body: {} })).answer.declined).toBe(true);
    const mark = { companyId: company.id, requestId: asked.id };
    expect(await prisma.requestMark.findFirstOrThrow()).toMatchObject({ ...mark, hidden: true });
    expect((await back(declineRoute.DELETE, token)).answer.declined).toBe(false);
  });
  it("409 while an offer stands; an offer takes it back", async () => {
    const { token } = await mailed();
    await call(declineRoute.POST, token, { body: {} });
    expect((await offer(token)).answer.declined).toBe(false);
    expect((await call(declineRoute.POST, token, { body: {} })).status).toBe(409);
  });
});

describe("a muted region", () => {
  it("stops the mails from there until it is taken back", async () => {
    const { company, token } = await mailed();
    expect((await call(muteRoute.POST, token, { body: { radius: 50 } })).answer.muted).toBe(50);
    expect((await call(muteRoute.POST, token, { body: { radius: 100 } })).answer.muted).toBe(100);
    expect(await prisma.mutedRegion.count()).toBe(1);
    await announced();
    await sendAlerts();
    expect(await written("requestForPassive")).toEqual([company.email]);
    expect((await back(muteRoute.DELETE, token)).answer.muted).toBeNull();
    await announced();
    await sendAlerts();
    expect(await written("requestForPassive")).toHaveLength(2);
  });
  it.each([0, 51, 1_000, "50"])("400 for a radius of %s", async (radius) => {
    const { token } = await mailed();
    expect((await call(muteRoute.POST, token, { body: { radius } })).status).toBe(400);
  });
});

it("opts the address out, so that no request comes any more", async () => {
  const { company, token } = await mailed();
  const { unsubscribe } = (await get(token)).answer;
  await unsubscribeRoute.POST(request("/api/x", { method: "POST" }), params({ token: unsubscribe }));
  expect((await get(token)).answer.unsubscribed).toBe(true);
  await announced();
  await sendAlerts();
  expect(await written("requestForPassive")).toEqual([company.email]);
});

it("gives a link by which the company takes over its profile", async () => {
  const { company, token } = await mailed();
  const { status, answer } = await call(claimRoute.POST, token, { body: {} });
  expect(status).toBe(200);
  const { link } = answer as unknown as { link: string };
  expect(link).toContain("/register/buspartner?claim=");
  const claim = new URL(link).searchParams.get("claim") ?? "";
  expect(await claimedCompany(claim, "busoperator")).toBe(company.id);
});

it("405 with Allow for other methods", async () => {
  const refused = await offerRoute.GET(request("/api/x"));
  expect(refused.status).toBe(405);
  expect(refused.headers.get("allow")).toContain("POST");
});
