import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { doTo, linkTo, mailsOf, makeOne, say, thread } from "./offer-calls";

beforeEach(resetDb);

async function market() {
  const [bidder, other] = [await person("busoperator"), await person("driver")];
  const request = await makeBusRequest();
  const { id } = (await makeOne(request.id, bidder)).entity[0];
  return { bidder, other, id, request, author: await linkTo(request.id) };
}

describe("the thread of author and bidder", () => {
  it("201 for question and answer, in order, each side's own marked, each with a mail that leads to the page", async () => {
    const { bidder, author, id } = await market();
    expect(await say(id, "Is there a toilet on board?", author)).toMatchObject({
      status: 201,
      entity: [{ own: true }],
    });
    expect((await say(id, "Yes, and coffee.", bidder)).status).toBe(201);
    const seen = await thread(id, bidder);
    expect(seen).toMatchObject({ status: 200, total: 2 });
    expect(seen.entity.map(({ text, own }: { text: string; own: boolean }) => [text, own])).toEqual([
      ["Is there a toilet on board?", false],
      ["Yes, and coffee.", true],
    ]);
    expect((await thread(id, author)).entity.map(({ own }: { own: boolean }) => own)).toEqual([true, false]);
    const [toBidder, toAuthor] = await mailsOf("offerMessage");
    expect(toBidder?.recipient).toMatch(/^info@/);
    expect(toBidder?.text).toContain(`/userpanel/offers?offer=${id}`);
    expect(toBidder?.text).not.toContain("verein@");
    expect(toAuthor?.recipient).toBe("verein@people.example");
    expect(toAuthor?.text).toMatch(/\/myrequest\/[\w-]{43}/);
    expect(toAuthor?.text).not.toContain("info@");
  });

  it("401 for nobody, 404 for another bidder and strangers, 403 for an admin: neither read nor written", async () => {
    const { other, id, author, request } = await market();
    await say(id, "Between us.", author);
    await makeOne(request.id, other);
    const refused = [
      [{}, 401],
      [await linkTo((await makeBusRequest()).id), 401],
      [other, 404],
      [await person("travelService"), 404],
      [await person(null, "admin"), 403],
    ] as const;
    for (const [who, status] of refused) {
      expect(await thread(id, who)).toMatchObject({ status, entity: [] });
      expect((await say(id, "Hello", who)).status).toBe(status);
    }
    expect(await prisma.offerMessage.count()).toBe(1);
  });

  const off: [string, unknown, string][] = [
    ["nothing", "   ", "required"],
    ["2,001 characters", "x".repeat(2001), "tooLong"],
    ["a number", 7, "required"],
  ];
  it.each(off)("400 for %s, nobody told", async (_what, text, message) => {
    const { id, author } = await market();
    const answer = await say(id, text, author);
    expect(answer).toMatchObject({ status: 400, fields: [{ path: "text", message }] });
    expect(await mailsOf("offerMessage")).toHaveLength(0);
  });

  it("409 after a decline, 201 after the acceptance", async () => {
    const one = await market();
    await doTo("decline", one.id, one.author);
    expect(await say(one.id, "Why?", one.bidder)).toMatchObject({ status: 409, fields: [{ message: "offerEnded" }] });
    const two = await market();
    await doTo("accept", two.id, two.author);
    expect((await say(two.id, "Where do we meet?", two.bidder)).status).toBe(201);
  });

  it("429 after forty messages in an hour", async () => {
    const { id, bidder } = await market();
    for (let turn = 0; turn < 40; turn += 1) expect((await say(id, `${turn}`, bidder)).status).toBe(201);
    expect(await say(id, "once more", bidder)).toMatchObject({ status: 429, error: "RateLimited" });
  }, 60_000);
});
