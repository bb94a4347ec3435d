import { describe, expect, it, vi } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { query } from "@/lib/db/pool";
import { sendPushes } from "@/lib/features/push/commands/send";
import { person } from "@/tests/people";
import { makeReceiver, startPushServer } from "@/tests/push-server";
import { news, postPush, pushService, readPush, subscribed, waiting } from "./push-calls";

vi.hoisted(() => vi.stubEnv("OUTSIDE_HOSTS", "127.0.0.1"));

const server = pushService();
let count = 0;

/** As if the time had come. */
const dueNow = () => query("tests.due", `update push_message set "nextAttempt" = now() - interval '1 second'`);
const minutesLeft = async () => {
  const [row] = await query<{ wait: number }>(
    "tests.wait",
    `select extract(epoch from "nextAttempt" - now()) / 60 as wait from push_message`,
  );
  return Math.round(Number(row?.wait));
};

describe("a push service that", () => {
  it.each([404, 410, 403])("%i: knows the browser no more: the subscription is gone", async (status) => {
    const who = await person("busoperator");
    await subscribed(who, `${server().url}/w/${++count}`);
    await news(who);
    server().answer({ status });
    await sendPushes();
    expect([await prisma.pushSubscription.count(), await waiting()]).toEqual([0, 0]);
    expect((await readPush(who)).entity[0].active).toBe(false);
  });

  it("429 with Retry-After: is left alone for as long, then gets it", async () => {
    const who = await person("busoperator");
    await subscribed(who, `${server().url}/w/${++count}`);
    await news(who);
    server().answer({ status: 429, headers: { "retry-after": "600" } });
    await sendPushes();
    expect(await minutesLeft()).toBe(10);
    await sendPushes();
    expect(server().received).toHaveLength(1);
    await dueNow();
    await sendPushes();
    expect([server().received.length, await waiting()]).toEqual([2, 0]);
  });

  it("5xx: tried again later, given up at the eighth time", async () => {
    const who = await person("busoperator");
    await subscribed(who, `${server().url}/w/${++count}`);
    await news(who);
    server().answer(...Array(8).fill({ status: 503 }));
    for (let times = 1; times <= 8; times += 1) {
      expect(await waiting()).toBe(1);
      await dueNow();
      await sendPushes();
    }
    expect([server().received.length, await waiting(), await prisma.pushSubscription.count()]).toEqual([8, 0, 1]);
  });

  it("413: what it finds too large is not sent again", async () => {
    const who = await person("busoperator");
    await subscribed(who, `${server().url}/w/${++count}`);
    await news(who);
    server().answer({ status: 413 });
    await sendPushes();
    expect([await waiting(), await prisma.pushSubscription.count()]).toEqual([0, 1]);
  });

  it("a name that leads into the network by now, or a key that is no point: never asked, gone", async () => {
    const who = await person("busoperator");
    const { subscription } = makeReceiver("https://localhost/w/1");
    await postPush(subscription, who);
    await news(who);
    await sendPushes();
    expect(await prisma.pushSubscription.count()).toBe(0);
    const forged = makeReceiver(`${server().url}/forged`).subscription;
    await postPush({ ...forged, keys: { ...forged.keys, p256dh: `B${"A".repeat(86)}` } }, who);
    await news(who);
    await sendPushes();
    expect([await prisma.pushSubscription.count(), server().received.length]).toEqual([0, 0]);
  });

  it("hangs: holds up nobody else, and is asked again later", async () => {
    const [slow, quick] = [await person("busoperator"), await person("busoperator")];
    await subscribed(slow, `${server().url}/w/${++count}`);
    const { open } = await subscribed(quick, `${server().url}/w/${++count}`);
    await news(slow);
    server().answer("hang");
    const first = sendPushes();
    await vi.waitFor(() => expect(server().received).toHaveLength(1), 5_000);
    // Told meanwhile: the same run takes it along.
    await news(quick);
    await vi.waitFor(() => expect(server().received).toHaveLength(2), 5_000);
    expect(JSON.parse(open(server().received[1]?.body as Buffer)).title).toBeTruthy();
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 5_000);
    server().cut();
    await first;
    expect([await waiting(), await minutesLeft()]).toEqual([1, 1]);
  });

  it("hangs with more than it may have in hand: another service's leave at once all the same", async () => {
    const other = await startPushServer();
    const slow = await person("busoperator");
    await subscribed(slow, `${server().url}/w/${++count}`);
    const quick = await person("busoperator");
    await subscribed(quick, `${other.url}/w/${++count}`);
    for (let one = 0; one < 12; one += 1) await news(slow);
    server().answer(...Array(12).fill("hang"));
    const first = sendPushes();
    await vi.waitFor(() => expect(server().received).toHaveLength(8), 5_000);
    await news(quick);
    await vi.waitFor(() => expect(other.received).toHaveLength(1), 5_000);
    expect(server().received).toHaveLength(8);
    server().cut();
    await vi.waitFor(() => expect(server().received).toHaveLength(12), 5_000);
    server().cut();
    await first;
    expect(await waiting()).toBe(12);
    await other.stop();
  });
});
