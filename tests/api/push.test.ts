import { describe, expect, it, vi } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { putItem } from "@/lib/features/inbox/commands/put";
import { sendPushes } from "@/lib/features/push/commands/send";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { asUser } from "@/tests/db";
import { person } from "@/tests/people";
import { makeReceiver, readVapid } from "@/tests/push-server";
import { leavePush, news, postPush, pushService, readPush, subscribed, waiting } from "./push-calls";

vi.hoisted(() => vi.stubEnv("OUTSIDE_HOSTS", "127.0.0.1"));

type Who = { cookie: string };
const server = pushService();
let count = 0;

describe("a browser's subscription", () => {
  it("401 without an account; the key is told, nothing is on before the press", async () => {
    expect((await readPush({})).status).toBe(401);
    expect((await postPush({}, {})).status).toBe(401);
    const { entity } = await readPush(await person("busoperator"));
    expect(entity).toEqual([{ key: expect.stringMatching(/^B[\w-]{86}$/), active: false, browsers: 0 }]);
  });

  it("400 for a key that is none, an address inside the network, another site's page, and anything more", async () => {
    const who = await person("busoperator");
    const { subscription } = makeReceiver("https://push.example/1");
    const fields = async (changes: object) => {
      const answer = await postPush({ ...subscription, ...changes }, who);
      return answer.status === 400 && answer.fields.map((field: { path: string }) => field.path);
    };
    for (const endpoint of [
      "http://push.example/1",
      "https://10.0.0.1/",
      "https://[::1]/",
      "https://u:p@push.example/",
    ])
      expect(await fields({ endpoint }), endpoint).toEqual(["endpoint"]);
    expect(await fields({ keys: { ...subscription.keys, p256dh: "short" } })).toEqual(["keys.p256dh"]);
    expect(await fields({ extra: 1 })).toEqual(["extra"]);
    expect(await prisma.pushSubscription.count()).toBe(0);
  });

  it("is one a session: twice replaces, a second browser stands beside, signing out ends it", async () => {
    const who = await person("busoperator");
    const other = await asUser(who);
    await subscribed(who, `${server().url}/w/${++count}`);
    await subscribed(who, `${server().url}/w/${++count}`);
    await subscribed(other, `${server().url}/w/${++count}`);
    expect((await readPush(who)).entity[0]).toMatchObject({ active: true, browsers: 2 });
    await prisma.session.delete({ where: { id: other.sid } });
    expect((await readPush(who)).entity[0]).toMatchObject({ active: true, browsers: 1 });
    expect([await leavePush(who), await leavePush(who)]).toEqual([200, 200]);
    expect((await readPush(who)).entity[0]).toMatchObject({ active: false, browsers: 0 });
  });

  it("goes with the browser to who signs in there next, and never stays with who was there before", async () => {
    const [before, after] = [await person("busoperator"), await person("busoperator")];
    const { subscription } = await subscribed(before, `${server().url}/w/${++count}`);
    const { open } = await subscribed(after, subscription.endpoint);
    await news(before);
    await sendPushes();
    expect(server().received).toEqual([]);
    await news(after);
    await sendPushes();
    expect(server().received.map(({ body }) => JSON.parse(open(body)).url)).toHaveLength(1);
    expect((await readPush(before)).entity[0].active).toBe(false);
  });

  it("two tabs at once leave one", async () => {
    const who = await person("busoperator");
    const { subscription } = makeReceiver(`${server().url}/tabs`);
    const answers = await Promise.all([
      postPush(subscription, who),
      postPush(subscription, who),
      postPush(subscription, who),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await prisma.pushSubscription.count()).toBe(1);
  });
});

describe("what is sent", () => {
  it("is sealed for the browser, signed by us, lives as long as it is news, and tells nothing of a person", async () => {
    const who = await person("busoperator");
    const { open } = await subscribed(who, `${server().url}/w/${++count}`);
    const { record } = await news(who);
    await sendPushes();
    const [sent] = server().received;
    const { headers, body } = sent as NonNullable<typeof sent>;
    expect(headers).toMatchObject({
      "content-encoding": "aes128gcm",
      urgency: "normal",
      ttl: expect.stringMatching(/^8\d{4}$/),
    });
    expect(headers.topic).toMatch(/^[0-9a-f]{32}$/);
    const { entity } = await readPush(who);
    const claims = readVapid(headers.authorization);
    expect(claims).toMatchObject({ believed: true, key: entity[0].key, aud: server().url });
    expect(claims.sub).toMatch(/^mailto:/);
    expect(body.toString("latin1")).not.toContain("Regensburg");
    const text = open(body);
    expect(JSON.parse(text)).toMatchObject({
      title: expect.stringContaining("Regensburg"),
      url: `/en/request/${record}#offer`,
      urgent: false,
    });
    expect(text).not.toMatch(/Hofmann|5074021/);
    expect(await waiting()).toBe(0);
  });

  it("an emergency is urgent and worth nothing after half an hour", async () => {
    const who = await person("busoperator");
    const { open } = await subscribed(who, `${server().url}/w/${++count}`);
    await news({ ...who, kind: "emergency" });
    await sendPushes();
    expect(server().received[0]?.headers).toMatchObject({ urgency: "high", ttl: expect.stringMatching(/^1[78]\d\d$/) });
    expect(JSON.parse(open(server().received[0]?.body as Buffer)).urgent).toBe(true);
    await news({ ...who, kind: "emergency", at: new Date(Date.now() - 31 * 60_000) });
    await sendPushes();
    expect([server().received.length, await waiting()]).toEqual([1, 0]);
  });

  it("goes to every browser of all colleagues, by kinds, and not to who has seen it or left", async () => {
    const who = await person("busoperator");
    const colleagues = await Promise.all([person(null), person(null), person(null)]);
    const ids = colleagues.map(({ id }) => id);
    await prisma.user.updateMany({ where: { id: { in: ids } }, data: { companyId: who.companyId } });
    const [muted, reader, leaver] = colleagues as [Who & { id: string }, Who & { id: string }, Who & { id: string }];
    await prisma.user.update({ where: { id: muted.id }, data: { pushKinds: ["emergency"] } });
    for (const one of [who, await asUser(who), muted, reader, leaver])
      await subscribed(one, `${server().url}/w/${++count}`);
    await news(who);
    expect(await waiting()).toBe(4);
    const { id: itemId } = await prisma.inboxItem.findFirstOrThrow();
    await prisma.inboxRead.create({ data: { itemId, userId: reader.id } });
    await prisma.user.update({ where: { id: leaver.id }, data: { companyId: null } });
    await sendPushes();
    expect([server().received.length, await waiting()]).toEqual([2, 0]);
  });

  it("further news of an item before it is fetched are one message", async () => {
    const who = await person("busoperator");
    await subscribed(who, `${server().url}/w/${++count}`);
    const item = await news(who);
    await transaction((tx) => putItem(tx, { companyId: who.companyId, userId: null }, item));
    await sendPushes();
    expect(server().received).toHaveLength(1);
    await transaction((tx) => putItem(tx, { companyId: who.companyId, userId: null }, item));
    await Promise.all([sendPushes(), sendPushes()]);
    expect(server().received).toHaveLength(2);
  });

  it("nothing leaves where what caused it is taken back", async () => {
    const who = await person("busoperator");
    await subscribed(who, `${server().url}/w/${++count}`);
    const { id } = await makeBusRequest();
    const item = { kind: "request", noun: "busrequest", record: id, requestId: id } as const;
    const broken = transaction(async (tx) => {
      await putItem(tx, { companyId: who.companyId, userId: null }, item);
      throw new Error("no");
    });
    await expect(broken).rejects.toThrow("no");
    expect(await waiting()).toBe(0);
  });
});
