import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessionMarks } from "@/lib/access/viewer";
import { onChanged } from "@/lib/cache/tags";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { eventOfTag } from "@/lib/live/event";
import { LiveHub } from "@/lib/live/hub";
import { purgeOldEvents } from "@/lib/live/log";
import { tell } from "@/lib/live/tell";
import { markStopping } from "@/lib/stopping";
import { resetDb, until } from "@/tests/db";
import { closeSite, listenTo, openSite } from "@/tests/events";
import { person } from "@/tests/people";

let site = "";
beforeAll(async () => {
  site = await openSite();
});
afterAll(closeSite);
beforeEach(resetDb);

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const told = (record: string, topics: string[]) => ({ noun: "offer", record, version: 1, topics });
const sayOne = (topics: string[]) => transaction((tx) => tell(tx, told(crypto.randomUUID(), topics)));

describe("a process under load", () => {
  const sinkOf = () => {
    const sink = { text: "", ended: false, held: 0 };
    const write = (text: string) => {
      sink.text += text;
    };
    const end = () => {
      sink.ended = true;
    };
    return { sink, to: { write, end, waiting: () => sink.held } };
  };
  const listener = (reader: string) => ({ reader, topics: new Set(["near"]), session: null });

  it("keeps the newest streams of a reader, asks the oldest to wait, and cuts off who takes nothing", async () => {
    const hub = new LiveHub({ marksOf: sessionMarks, perReader: 2 });
    const sinks = [sinkOf(), sinkOf(), sinkOf(), sinkOf()] as const;
    for (const [i, { to }] of sinks.entries()) hub.open(listener(i === 3 ? "another" : "one"), null, to);
    expect(sinks.map(({ sink }) => sink.ended)).toEqual([true, false, false, false]);
    expect(sinks[0].sink.text).toContain("retry: 30000");
    await until(() => sinks[3].sink.text.includes("id: "));
    sinks[3].sink.held = 1_000_000;
    await sayOne(["near"]);
    expect([sinks[3].sink.ended, hub.size]).toEqual([true, 2]);
  });

  it("ends a stream at the next beat once its session is over or its person has changed company", async () => {
    const [staying, leaving, moving] = [await person("busoperator"), await person("driver"), await person("driver")];
    const hub = new LiveHub({ marksOf: sessionMarks, beat: 40 });
    const marks = await sessionMarks([staying.sid, leaving.sid, moving.sid]);
    const sinks = [staying, leaving, moving].map(({ id, sid }) => {
      const { sink, to } = sinkOf();
      const session = { id: sid, mark: marks.get(sid) ?? "" };
      endings.push(hub.open({ reader: id, topics: new Set(["near"]), session }, null, to));
      return sink;
    });
    await prisma.session.delete({ where: { id: leaving.sid } });
    await prisma.user.update({ where: { id: moving.id }, data: { companyId: null } });
    await until(() => sinks[1]?.ended === true && sinks[2]?.ended === true);
    await until(() => (sinks[0]?.text.match(/: beat/g) ?? []).length > 2);
    expect(sinks[0]?.ended).toBe(false);
  });

  it("forgets what is older than a day", async () => {
    await sayOne(["near"]);
    await prisma.liveEvent.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
    await sayOne(["near"]);
    expect(await purgeOldEvents()).toBe(1);
    expect(await prisma.liveEvent.count()).toBe(1);
  });

  it("fits hundreds of circles into notices of PostgreSQL", async () => {
    const tags: string[] = [];
    endings.push(onChanged((all) => tags.push(...all)));
    const many = Array.from({ length: 90 }, () =>
      told(crypto.randomUUID(), [`company:${crypto.randomUUID()}`, "admins"]),
    );
    await transaction((tx) => tell(tx, ...many));
    expect(tags.map((tag) => eventOfTag(tag)?.record)).toEqual(many.map(({ record }) => record));
  });

  it("lets all streams go when it stops, and takes no more", async () => {
    const bidder = await person("busoperator");
    const stream = await listenTo(site, bidder);
    await stream.ready();
    markStopping();
    await until(stream.ended);
    expect(stream.text()).toMatch(/retry: \d{4}\n/);
    const { response } = await listenTo(site, bidder);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  });
});
